"""What was seen: answers by operation and status, and transitions by link."""

import json
import threading
from collections import Counter


# Who calls without a token, or with one that is none.
NOBODY = "nobody"


class Seen:
    """Counts of one phase, or of all."""

    def __init__(self):
        self.answers: dict[str, Counter] = {}
        self.callers: Counter = Counter()
        self.links: Counter = Counter()
        self.reached: Counter = Counter()
        self.faults: list[str] = []
        self.lock = threading.Lock()

    def answer(self, operation: str, status: int, caller: str) -> None:
        with self.lock:
            self.answers.setdefault(operation, Counter())[status] += 1
            self.callers[caller] += 1

    def transition(self, link: str, status: int) -> None:
        """A call with the ids that a link gave, and how it was answered."""
        with self.lock:
            self.links[link] += 1
            self.reached[link] += status < 300

    def fault(self, text: str) -> None:
        with self.lock:
            if text not in self.faults:
                self.faults.append(text)

    def save(self, file: str) -> None:
        with open(file, "w", encoding="utf-8") as text:
            whole = {"answers": self.answers, "callers": self.callers, "links": self.links}
            json.dump({**whole, "reached": self.reached, "faults": self.faults}, text)

    def add(self, file: str) -> None:
        """Adds what another phase saw."""
        with open(file, encoding="utf-8") as text:
            other = json.load(text)
        for operation, counts in other["answers"].items():
            for status, count in counts.items():
                self.answers.setdefault(operation, Counter())[int(status)] += count
        self.callers.update(other["callers"])
        self.links.update(other["links"])
        self.reached.update(other["reached"])
        self.faults.extend(other["faults"])
