"""A player by the HTTP API, in plain Python; docs/bots.md explains it.

python http_bot.py http://127.0.0.1:8000                              # against the server's bot
python http_bot.py "http://127.0.0.1:8000/t/oak-river-7#invite=..."   # your invitation: against you
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def call(path, secret="", body=None):
    """One request; the answer as plain data."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables{path}", data, headers), timeout=60) as answer:
        return json.load(answer)


def choose(state):
    """Your idea goes here; state["view"] is all that this seat may know."""
    hexes, others = state["legal"]["hexes"], state["legal"]["others"]
    return random.choice([f"{verb} {one}" for verb in hexes for one in hexes[verb]] or others)


server, _, table = sys.argv[1].partition("/t/")
table, _, invitation = table.partition("#invite=")
if table:
    secret = call(f"/{table}/join", invitation, {"name": "http bot"})["secret"]
else:
    made = call("", body={"seats": [{"kind": "person"}, {"kind": "bot"}]})
    table, secret = made["table"], made["seats"][0]["secret"]
news = ""
while not (state := call(f"/{table}{news}", secret))["table"]["over"]:
    if state["legal"]:
        call(f"/{table}/play", secret, {"number": state["number"], "action": choose(state)})
    news = f"?since={state['number']}&wait=25"  # waits until something happens
print([score["total"] for score in state["view"]["scores"]])
