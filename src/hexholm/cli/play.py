"""A game against bots in the terminal, or through a pipe."""

import importlib
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress

from rich.console import Console

from hexholm import Action, CannotUndo, IllegalAction
from hexholm.bots import Sight, make_bot
from hexholm.bots.guard import STAND_IN, Guarded
from hexholm.cli import files, screen, tables
from hexholm.cli.files import AnyGame
from hexholm.cli.typed import Unclear, read_action
from hexholm.draw import terminal, words
from hexholm.draw.deeds import play_and_tell
from hexholm.draw.layout import legal_hexes
from hexholm.game import NOTATION
from hexholm.hexes import Hexset
from hexholm.library import kind_of
from hexholm.streams import Seed
from hexholm.texts import say, system_error


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
        self.touched: Hexset = 0  # where the others have placed pieces since the player's last turn
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "why": self._why,
            "score": self._score,
            "help": self._help,
            "log": self._log,
            "board": self._board,
            "save": self._save,
        }
        self.own = kind_of(game).at("cli")
        for name, lines in self.own.COMMANDS.items():
            self.commands[name] = lambda _, lines=lines: self._tell(lines)  # type: ignore[misc]

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

    def _bot_turn(self) -> None:
        """Let the bot play until another seat decides, and report it in one line."""
        seat = self.game.player
        assert seat is not None
        bot, _ = self.bots[seat]
        lapses = len(bot.lapses)
        told = self._play_and_tell(self._chosen(seat))
        for lapse in bot.lapses[lapses:]:
            why = {"why": lapse.why, "level": STAND_IN}
            self.news.append(say("play-lapse", name=self.names[seat], **why))
        self.news.append(f"{told}.")

    def _chosen(self, seat: int) -> Iterator[Action]:
        """What a bot does, as long as it is its turn to decide."""
        bot, sight = self.bots[seat]
        while self.game.player == seat:
            action = bot.choose(sight)
            if action.verb in ("build", "fort", "put"):
                self.touched |= self.game.board.grid.hexes[action.arg]
            yield action

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
            told = self._play_and_tell([read_action(self.game, line)])
        except Unclear as error:
            self._say(f"{error}.")
            return
        except IllegalAction as error:
            is_garbled = error.reason.rule == NOTATION
            self._say(say("play-garbled" if is_garbled else "play-no", why=str(error.reason)))
            return
        self.news.append(f"{told}.")
        if self.game.player == self.seat:
            self._refresh()

    def _play_and_tell(self, actions: Iterable[Action]) -> str:
        def counted() -> Iterator[Action]:
            for action in actions:
                yield action
                if any(event.kind == "turn-ended" for event in self.game.events):
                    for bot, _ in self.bots.values():
                        bot.turn += 1

        return play_and_tell(self.game, counted(), viewer=self.seat, names=self.names)

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=not self.is_live)

    def _draw(self) -> None:
        """The board, what each player has, the news, and what is asked."""
        if self.is_live:
            self.console.clear()
        legal = legal_hexes(self.game)
        lit = self.touched & self.own.pieces(self.game)  # not what was set and taken away again
        board = terminal.board(self.game, legal=legal, highlight=lit)
        panel = terminal.summary(self.game, self.seat, self.names)
        screen.lay_out(self.console, self.game, board, panel)
        self._tell(self.own.besides)
        self._tell_news()

    def _refresh(self) -> None:
        """After the player's action: a screen is drawn again, a pipe only gets the news."""
        if self.is_live:
            self._draw()
        else:
            self._tell_news()

    def _tell_news(self) -> None:
        for line in self.news:
            self._say(line)
        self.news.clear()
        if (other := self.own.waiting(self.game, self.seat)) is not None:
            self._say(say("play-waits", name=self.names[other]))
        self._tell(self.own.news)
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

    def _undo(self, _: str) -> None:
        try:
            last = self.game.log[-1] if self.game.log else ""
            self.game.undo()
        except CannotUndo as error:
            self._say(say("play-no", why=str(error)))
        else:
            self.news.append(say("play-undone", action=last))
            self._refresh()

    def _why(self, text: str) -> None:
        if not text:
            self._say(say("play-why-what"))
            return
        try:
            action = read_action(self.game, text)
        except Unclear as error:
            self._say(f"{error}.")
            return
        reason = self.game.why_not(action)
        told = {"action": str(action), "why": str(reason)}
        self._say(say("play-why" if reason else "play-allowed", **told))

    def _score(self, _: str) -> None:
        self.console.print(tables.scores(self.game, self.names))

    def _help(self, _: str) -> None:
        self._tell(screen.help_lines)

    def _tell(self, lines: Callable[[AnyGame, int], Iterable[str]]) -> None:
        for line in lines(self.game, self.seat):
            self._say(line)

    def _log(self, _: str) -> None:
        if not self.game.log:
            self._say(say("play-no-log"))
        for line in tables.log(self.game, viewer=self.seat, names=self.names):
            self._say(line)

    def _board(self, _: str) -> None:
        self._draw()

    def _save(self, path: str) -> None:
        path = path or self.save or ""
        if not path:
            self._say(say("play-save-where"))
            return
        try:
            files.save(path, self.game)
        except OSError as error:
            self._say(say("play-not-saved", path=path, why=system_error(error)))
        else:
            bots = ",".join(self.bot_names)
            self._say(say("play-saved", path=path, seat=self.seat + 1, bots=bots))

    def _finish(self) -> None:
        self.console.print(terminal.board(self.game))
        for line in self.news:
            self._say(line)
        self.console.print(tables.scores(self.game, self.names))
        self._say(words.ask(self.game.view(self.seat), self.names))
        if self.save:
            files.save(self.save, self.game)
            self._say(say("play-saved-over", path=self.save))

    def _goodbye(self) -> None:
        self._say("")
        path = self.save or self._offer_save()
        if path:
            self._save(path)
        else:
            self._say(say("play-lost"))

    def _offer_save(self) -> str:
        if not (self.is_live and self.game.log):
            return ""
        try:
            return input(f"{say('play-offer-save')} ").strip()
        except (EOFError, KeyboardInterrupt):
            self._say("")
            return ""


def player_names(seat: int, bots: Sequence[str]) -> list[str]:
    """You, Greedy 2, Random 3 ... by seat; the number is the one on the board."""
    others = iter(bots)
    return [
        say("you") if one == seat else say("play-bot", level=next(others), number=one + 1)
        for one in range(len(bots) + 1)
    ]


def _bot_seed(seed: Seed, seat: int) -> int:
    """A seed for a bot from which the game's own can't be guessed."""
    return random.Random(f"bot {seat} of game {seed}").getrandbits(53)
