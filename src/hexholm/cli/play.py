"""A game against bots in the terminal, or through a pipe."""

import importlib
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Console

from hexholm import Action, CannotUndo, IllegalAction
from hexholm.bots import Sight, make_bot
from hexholm.bots.guard import STAND_IN, Guarded
from hexholm.cli import files, screen, tables, winter
from hexholm.cli.deeds import play_and_tell
from hexholm.cli.files import AnyGame
from hexholm.cli.typed import Unclear, read_action
from hexholm.draw import terminal, words
from hexholm.draw.layout import legal_hexes
from hexholm.hexes import Hexset
from hexholm.winter import WinterKingdom


class TerminalTable:
    """One human, some bots, one board."""

    def __init__(
        self,
        game: AnyGame,
        *,
        seat: int,
        bots: Sequence[str],
        console: Console,
        save: str | None = None,
    ) -> None:
        self.game, self.seat, self.console, self.save = game, seat, console, save
        self.bot_names = list(bots)
        others = [other for other in range(game.seats) if other != seat]
        self.bots = {
            other: (Guarded(make_bot(name, seed=_bot_seed(game.seed, other))), Sight(game, other))
            for other, name in zip(others, bots, strict=True)
        }
        self.names = player_names(seat, [bot.name for bot, _ in self.bots.values()])
        self.is_live = console.is_terminal and sys.stdin.isatty()
        if self.is_live:
            with suppress(ImportError):  # lets the player edit a line and recall old ones
                importlib.import_module("readline")
        self.news: list[str] = []
        self.touched: Hexset = 0  # where the others have set pieces since the last own turn
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "why": self._why,
            "score": self._score,
            "help": self._help,
            "log": self._log,
            "board": self._board,
            "save": self._save,
        }
        if isinstance(game, WinterKingdom):
            self.commands["talents"] = self._talents

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while not self.game.over:
                if self.game.player == self.seat:
                    self._my_turn()
                else:
                    self._bot_turn()
        except (EOFError, KeyboardInterrupt):
            self._goodbye()
        else:
            self._finish()

    # --- turns -------------------------------------------------------------------------------

    def _bot_turn(self) -> None:
        """Let the bot play until another seat decides, and tell it in one line."""
        game, deeds = self.game, []
        seat = game.player
        assert seat is not None
        bot, sight = self.bots[seat]
        lapses = len(bot.lapses)
        while game.player == seat:
            action = bot.choose(sight)
            told = self._play_and_tell(action)
            if action.verb in ("build", "fort", "put"):
                self.touched |= game.board.grid.hexes[action.arg]
            deeds.append(told.removeprefix(f"{self.names[seat]} "))
        for lapse in bot.lapses[lapses:]:
            self.news.append(f"{self.names[seat]} {lapse.why}; {STAND_IN} plays this turn.")
        self.news.append(f"{self.names[seat]} {', '.join(deeds)}.")

    def _my_turn(self) -> None:
        self._draw()
        first = len(self.game.log)
        while self.game.player == self.seat:
            line = self._read()
            word, _, rest = line.partition(" ")
            if word == "quit":
                raise EOFError
            if word in self.commands:
                self.commands[word](rest.strip())
            elif line:
                self._play(line)
        self.touched = 0
        if self.save and len(self.game.log) > first:
            files.save(self.save, self.game)

    def _play(self, line: str) -> None:
        try:
            told = self._play_and_tell(read_action(self.game, line))
        except Unclear as error:
            self._say(f"{error}.")
            return
        except IllegalAction as error:
            hint = " Type help to see what you can do." if error.reason.rule == "notation" else ""
            self._say(f"Not possible: {error.reason}.{hint}")
            return
        self.news.append(f"{told}.")
        if self.game.player == self.seat:
            self._refresh()

    def _play_and_tell(self, action: Action) -> str:
        told = play_and_tell(self.game, action, viewer=self.seat, names=self.names)
        if any(event.kind == "turn-ended" for event in self.game.events):
            for bot, _ in self.bots.values():
                bot.turn += 1
        return told

    # --- the screen --------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=not self.is_live)

    def _draw(self) -> None:
        """The board, what each player has, the news, and what is asked."""
        if self.is_live:
            self.console.clear()
        legal = legal_hexes(self.game)
        lit = self.touched & screen.pieces(self.game)  # not what was set and taken away again
        board = terminal.board(self.game, legal=legal, highlight=lit)
        panel = terminal.summary(self.game, self.seat, self.names)
        screen.lay_out(self.console, self.game, board, panel)
        for line in screen.besides(self.game, self.seat):
            self._say(line)
        self._tell_news()

    def _refresh(self) -> None:
        """After an own action: a screen is drawn anew, a pipe gets the news alone."""
        if self.is_live:
            self._draw()
        else:
            self._tell_news()

    def _tell_news(self) -> None:
        for line in self.news:
            self._say(line)
        self.news.clear()
        if (other := screen.waiting(self.game, self.seat)) is not None:
            self._say(f"{self.names[other]} waits for you in the middle of the turn.")
        if isinstance(self.game, WinterKingdom) and winter.is_purchase(self.game):
            self._say(winter.purse(self.game, self.seat))
        self._say(words.ask(self.game.view(self.seat), self.names))
        self._say(screen.hint(self.game))

    def _read(self) -> str:
        """A line of the player's, in lower case but for the argument of save."""
        if self.is_live:
            line = input("> ")
        else:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            self._say(f"> {line.strip()}")
        line = " ".join(line.split())
        return line if line.lower().startswith("save") else line.lower()

    # --- commands ----------------------------------------------------------------------------

    def _undo(self, _: str) -> None:
        try:
            last = self.game.log[-1] if self.game.log else ""
            self.game.undo()
        except CannotUndo as error:
            self._say(f"Not possible: {error}.")
        else:
            self.news.append(f"You took back: {last}.")
            self._refresh()

    def _why(self, text: str) -> None:
        if not text:
            self._say("Type an action after why, such as: why build c5")
            return
        try:
            action = read_action(self.game, text)
        except Unclear as error:
            self._say(f"{error}.")
            return
        reason = self.game.why_not(action)
        self._say(f"{action}: {reason or 'this is allowed'}.")

    def _score(self, _: str) -> None:
        self.console.print(tables.scores(self.game, self.names))

    def _help(self, _: str) -> None:
        for line in screen.help_lines(self.game, self.seat):
            self._say(line)

    def _talents(self, _: str) -> None:
        assert isinstance(self.game, WinterKingdom)
        for line in winter.talent_lines(self.game, self.seat):
            self._say(line)

    def _log(self, _: str) -> None:
        if not self.game.log:
            self._say("Nothing has happened yet.")
        for line in tables.log(self.game, viewer=self.seat, names=self.names):
            self._say(line)

    def _board(self, _: str) -> None:
        self._draw()

    def _save(self, path: str) -> None:
        path = path or self.save or ""
        if not path:
            self._say("Type a file name after save, such as: save game.json")
            return
        try:
            files.save(path, self.game)
        except OSError as error:
            self._say(f"Not saved: {path}: {error.strerror}.")
        else:
            self._say(f"Saved. {self._how_to_go_on(path)}")

    # --- the end -----------------------------------------------------------------------------

    def _finish(self) -> None:
        self.console.print(terminal.board(self.game))
        for line in self.news:
            self._say(line)
        self.console.print(tables.scores(self.game, self.names))
        self._say(words.ask(self.game.view(self.seat), self.names))
        if self.save:
            files.save(self.save, self.game)
            self._say(f"Saved: look at it with hexholm replay {self.save}")

    def _goodbye(self) -> None:
        self._say("")
        path = self.save or self._offer_save()
        if path:
            self._save(path)
        else:
            self._say("The game is not saved; next time, save FILE or --save FILE keeps it.")

    def _offer_save(self) -> str:
        if not (self.is_live and self.game.log):
            return ""
        try:
            return input("Save the game? File name, or Enter to leave: ").strip()
        except (EOFError, KeyboardInterrupt):
            self._say("")
            return ""

    def _how_to_go_on(self, path: str) -> str:
        bots = ",".join(self.bot_names)
        who = f"--seat {self.seat + 1} --bots {bots}"
        return f"Go on with: hexholm play --terminal --load {path} {who}"


def player_names(seat: int, bots: Sequence[str]) -> list[str]:
    """You, Greedy 2, Random 3 ... by seat; the number is the one on the board."""
    names = [bot[:1].upper() + bot[1:] for bot in bots]
    names.insert(seat, "You")
    return [
        name if number == seat + 1 else f"{name} {number}"
        for number, name in enumerate(names, start=1)
    ]


def _bot_seed(seed: int, seat: int) -> int:
    """A seed for a bot from which the game's own cannot be guessed."""
    return random.Random(f"bot {seat} of game {seed}").getrandbits(53)
