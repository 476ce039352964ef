"""A bot for the table of hexholm by its HTTP API: plays one game against a bot of the server.

    hexholm serve                       # in one terminal
    python examples/http_bot.py         # in another; or with the address of the server

The API is described at /docs of every server.
"""

import json
import random
import sys
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"


def call(path, secret=None, body=None):
    """One request; the answer as plain data."""
    request = urllib.request.Request(SERVER + path)
    if secret:
        request.add_header("Authorization", f"Bearer {secret}")
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def choose(state):
    """Your idea goes here: state["view"] is all that this seat may know."""
    legal = state["legal"]
    builds = [f"{verb} {name}" for verb, names in legal["hexes"].items() for name in names]
    return random.choice(builds + legal["others"])


def main():
    """Create a table, take a seat, play to the end."""
    seats = [{"kind": "person", "name": "http bot"}, {"kind": "bot", "level": "greedy"}]
    made = call("/api/tables", body={"setup": {"preset": "first-game"}, "seats": seats})
    table, secret = f"/api/tables/{made['table']}", made["seats"][0]["secret"]
    print(f"watch it: {SERVER}/t/{made['table']}#watch={made['watch']}")
    state = call(table, secret)
    while not state["table"]["over"]:
        if state["legal"] is None:  # somebody else's turn: wait for the next entry
            state = call(f"{table}?since={state['number']}&wait=25", secret)
        else:
            body = {"number": state["number"], "action": choose(state)}
            state = call(f"{table}/play", secret, body)
    for seat, score in enumerate(state["view"]["scores"]):
        print(f"seat {seat}: {score}")
    winners = state["view"]["winners"]
    print(f"seat {winners[0]} wins" if len(winners) == 1 else "a draw")


if __name__ == "__main__":
    main()
