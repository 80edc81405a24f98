"""Asking a person in the terminal: the board, numbered options, reasons, and small commands."""

from __future__ import annotations

from typing import Any, Final

from ..kit.event import Event, IllegalAnswer
from ..kit.look import options, question
from ..kit.pay import Pay
from ..kit.space import Answer
from .rule import look_up
from .say import named, out, plain
from .session import Session

HELP: Final = """\
  1, 2, 3 …      choose; several numbers in one line choose one after the other
  done           enough chosen (where you may choose several); back: unchoose the last
  why            the rule behind this question; why 3: behind an option, greyed or not
  rule CC-022    a rule by its id, or by words in it
  hint           what the game would advise
  say, say 2     suggestions to the others, where the game has some; make the second
  board, log     the board again; everything that happened
  undo           take your last answer back
  pass           let moments for cards go by without asking, until you type it again
  wait           let the others go first (where the question is to several); against the
                 clock: let time pass until something is told
  quit           leave the table"""


MANY: Final = 20
"""Of more options than this, those that begin with the same thing on the board are grouped."""


FEW: Final = 6
"""So many options are shown with their help, and so many greyed ones with their reasons."""


class Stop(Exception):
    """The person leaves the table."""


class Prompt:
    """One person at a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.heard: list[Event] = []
        self.picked: Answer = ()
        self.passing = False  # moments go by without asking
        self.open: list[dict[str, Any]] = []  # what may be chosen, in the order of its numbers
        self.shut: list[dict[str, Any]] = []  # what may not, with reasons; its numbers follow
        self.names = [
            f"Player {seat + 1} (you)" if seat == session.me else f"{name.capitalize()} {seat + 1}"
            for seat, name in enumerate(session.names)
        ]

    def say(self, words: str, style: str = "", rule: str = "") -> None:
        """A sentence with names in it, and the rule it follows from."""
        text = named(words, self.names)
        line = plain(text[:1].upper() + text[1:], style)
        if rule:
            line.append(f"  ({rule})", "dim cyan")
        out.print(line)

    def news(self) -> None:
        """What happened since the last question."""
        for event in self.session.news:
            self.say(self.session.game.words.event(event), "", event.rule)
        self.heard.extend(self.session.news)
        self.session.news = []

    def board(self) -> None:
        """The board as this seat sees it."""
        session = self.session
        out.print()
        out.print(plain(named(session.game.board(session.table, session.me), self.names)))
        out.print()

    # --- a question ----------------------------------------------------------------------------

    def ask(self) -> bool:
        """Ask until there is an answer that holds; False when the person would rather wait."""
        self.picked = ()
        idle = self.session.game.idle(self.session.table, self.session.me)
        if self.passing and idle is not None:
            self.session.answer(self.session.me, idle)
            return True
        number = self.session.table.asked
        self.show()
        while self.session.my_turn() and self.session.table.asked == number:
            words = out.input("> ").split()
            if words == ["wait"] and self.session.others():
                return False
            self.obey(words)
        return True

    def show(self) -> None:
        """Where we are, the board, the question, and what may and may not be chosen."""
        session = self.session
        decision = session.table.decision
        assert decision is not None
        self.board()
        out.print(plain(session.table.where(), "dim"))
        words = session.game.words.decision(session.table, decision, session.me)
        self.say(words, "bold", decision.rule)
        self.find()
        self.list_options()

    def find(self) -> None:
        """What may come next after what was chosen; of many options, those that share their first
        thing on the board stand together (first who, then where)."""
        session = self.session
        self.open = options(session.game, session.table, session.me, self.picked)
        self.shut = []
        asked = question(session.game, session.table, session.me)
        if asked is None or asked["mine"] is None:
            return
        if not self.picked:
            self.shut = asked["mine"]["barred"]
        if len(self.open) > MANY:
            self.open = grouped(self.open, asked["mine"]["things"])

    def list_options(self) -> None:
        """Options by number, with help where they are few; those that are barred follow, greyed:
        with the reason, or, where they are many, in a row (`why 12` tells the reason)."""
        for number, option in enumerate(self.open, 1):
            line = plain(f"{number:>4}  {named(option['words'], self.names)}")
            if option["help"] and len(self.open) <= FEW:
                line.append(f"  {named(option['help'], self.names)}", "dim")
            out.print(line)
        if len(self.shut) > FEW:
            row = [
                f"{number} {named(option['words'], self.names)}"
                for number, option in enumerate(self.shut, len(self.open) + 1)
            ]
            out.print(plain(f"      Not now (why 12 says why not 12): {' · '.join(row)}", "dim"))
        for number, option in enumerate(self.shut, len(self.open) + 1):
            if len(self.shut) > FEW:
                break
            line = plain(f"{number:>4}  ", "dim")
            line.append(named(option["words"], self.names), "dim strike")
            line.append(f"  {named(option['why'], self.names)} ({option['rule']})", "dim")
            out.print(line)
        if not self.picked and self.proposed():
            words = ", ".join(self.words_of(self.proposed()))
            out.print(plain(f"Only Enter pays what is missed least: {named(words, self.names)}."))
        if self.may_stop():
            out.print(plain("done  That is all." if self.open else "done  Go on."))

    def proposed(self) -> Answer:
        """The cheapest payment, where something is to be paid; else nothing."""
        decision = self.session.table.decision
        space = decision.space_of(self.session.me) if decision is not None else None
        return space.cheapest() if isinstance(space, Pay) else ()

    def words_of(self, answer: Answer) -> list[str]:
        """Every pick of an answer in words."""
        session, decision = self.session, self.session.table.decision
        assert decision is not None
        option = session.game.words.option
        return [
            option(session.table, decision, session.me, answer[: i + 1]).words
            for i in range(len(answer))
        ]

    def may_stop(self) -> bool:
        """Is what was chosen so far a whole answer, though more could be chosen?"""
        decision = self.session.table.decision
        space = decision.space_of(self.session.me) if decision is not None else None
        return space is not None and space.holds(space.canon(self.picked))

    # --- what was typed ------------------------------------------------------------------------

    def obey(self, words: list[str]) -> None:
        """One line of input: numbers, or a command."""
        match words:
            case []:
                if not self.picked and self.proposed():
                    self.give(self.proposed())
                elif self.may_stop() and not self.open:
                    self.give(self.picked)
            case ["help" | "?"]:
                out.print(plain(HELP))
            case ["quit" | "exit" | "q"]:
                raise Stop
            case ["board"]:
                self.show()
            case ["log"]:
                for event in self.heard:
                    self.say(self.session.game.words.event(event), "", event.rule)
            case ["undo"]:
                self.undo()
            case ["pass"]:
                self.let_moments_pass()
            case ["hint"]:
                self.hint()
            case ["say", *rest]:
                self.suggest(rest)
            case ["why", *rest]:
                self.why(rest)
            case ["rule", *rest] if rest:
                self.rules(rest)
            case ["done"]:
                self.give(self.picked)
            case ["back"]:
                self.picked = self.picked[:-1]
                self.show()
            case _ if all(word.isdecimal() for word in words):
                self.choose([int(word) for word in words])
            case _:
                self.say(f"I do not know {' '.join(words)!r}; type help.", "red")

    def let_moments_pass(self) -> None:
        """Pass at every moment for cards from now on, this one too, or be asked again."""
        self.passing = not self.passing
        if not self.passing:
            self.say("You are asked at every moment for cards again.", "yellow")
            return
        self.say("Moments for cards go by from now on; type pass again to be asked.", "yellow")
        idle = self.session.game.idle(self.session.table, self.session.me)
        if idle is not None:
            self.give(idle)

    def choose(self, numbers: list[int]) -> None:
        """Choose by number, one after the other; the last one may complete the answer."""
        for number in numbers:
            last = len(self.open) + len(self.shut)
            if not 1 <= number <= last:
                much = "1" if last == 1 else f"a number from 1 to {last}"
                much = much if last else "done, or only press Enter"
                self.say(f"Type {much}.", "red")
                return
            if number > len(self.open):
                self.refuse((self.shut[number - len(self.open) - 1]["item"],))
                return
            option = self.open[number - 1]
            if "group" in option:
                self.open, self.shut = option["group"], []
                continue
            self.picked = (*self.picked, option["item"])
            self.find()
            if not self.open:
                self.give(self.picked)
                return
        self.list_options()

    def give(self, answer: Answer) -> None:
        """Answer; a refusal is told with its rule and changes nothing."""
        try:
            self.session.answer(self.session.me, answer)
        except IllegalAnswer:
            self.refuse(answer)

    def refuse(self, answer: Answer) -> None:
        """Why that cannot be chosen; nothing has changed."""
        refusal = self.session.table.why_not(self.session.me, answer)
        self.say(f"No: {refusal.words}", "red", refusal.rule)
        self.picked = ()
        self.find()

    def why(self, rest: list[str]) -> None:
        """The rule behind the question, or behind an option."""
        decision = self.session.table.decision
        if decision is None:
            return
        rule = decision.rule
        if rest and rest[0].isdecimal():
            number = int(rest[0]) - len(self.open) - 1
            if 0 <= number < len(self.shut):
                self.say(self.shut[number]["why"])
                rule = self.shut[number]["rule"]
            else:
                if 1 <= int(rest[0]) <= len(self.open) and self.open[int(rest[0]) - 1]["help"]:
                    self.say(self.open[int(rest[0]) - 1]["help"])
                space = decision.space_of(self.session.me)
                rule = (space.rule if space is not None else "") or rule
        self.rules([rule])

    def rules(self, words: list[str]) -> None:
        """Rules of this game by id or words."""
        found = [rule for game, rule in look_up(words) if game.id == self.session.game.id]
        for rule in found:
            out.print(plain(f"{rule.id}  {rule.words}", "cyan"))
        if not found:
            self.say(f"No rule has the id or the words {' '.join(words)!r}.", "red")

    def hint(self) -> None:
        """The best three answers by the game's own advice."""
        advice = self.session.eyes[self.session.me].hints()[:3]
        if not advice:
            self.say("There is no advice on this question.", "dim")
        for one in advice:
            picks = self.words_of(one.answer)
            self.say(f"{', '.join(picks) or 'go on'}: {one.words}", "green")

    def suggest(self, rest: list[str]) -> None:
        """List what could be suggested to the others, or suggest it; bots reply if they can."""
        game, table, me = self.session.game, self.session.table, self.session.me
        found = game.says(table, me)
        if not found:
            self.say("There is nothing to suggest now.", "dim")
        elif not rest:
            for number, say in enumerate(found, 1):
                out.print(plain(f"say {number:>2}  {say.words}"))
        elif not rest[0].isdecimal() or not 1 <= int(rest[0]) <= len(found):
            self.say(f"Type say and a number from 1 to {len(found)}.", "red")
        else:
            chosen = found[int(rest[0]) - 1]
            self.say(f"{{p{me}}}: “{chosen.words}”", "yellow")
            for seat in range(self.session.seats):
                words = game.reply(table, seat, chosen.key) if seat != me else ""
                if words:
                    self.say(f"{{p{seat}}}: “{words}”", "yellow")

    def undo(self) -> None:
        """Take the last answer back, and ask again from there."""
        self.say(self.session.undo(), "yellow")
        self.picked = ()
        if self.session.my_turn():
            self.show()


def grouped(found: list[dict[str, Any]], names: dict[str, str]) -> list[dict[str, Any]]:
    """Options that begin with the same thing on the board, as one; the others as they are."""
    by_first: dict[str, list[dict[str, Any]]] = {}
    for option in found:
        first = option["at"][0] if len(option["at"]) > 1 else f"alone {option['item']}"
        by_first.setdefault(first, []).append(option)
    return [
        some[0]
        if len(some) == 1
        else {
            "words": f"{shared(some) or names.get(first) or first} … ({len(some)})",
            "help": "",
            "group": some,
        }
        for first, some in by_first.items()
    ]


def shared(options_: list[dict[str, Any]]) -> str:
    """The first words that all of these share ("Teleport the Admiral to"); two at least."""
    every = [option["words"].split() for option in options_]
    common: list[str] = []
    for words in zip(*every):
        if len(set(words)) > 1:
            break
        common.append(words[0])
    while common and common[-1] in ("the", "to", "from"):
        common.pop()
    return " ".join(common) if len(common) > 1 else ""
