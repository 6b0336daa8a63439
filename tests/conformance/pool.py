"""Ids that exist. The contract's links say which answers hold those of which parameters."""

import json
import threading

from contract import Call, Contract, values

# What members of bodies name, by an operation that takes such an id in its path.
IN_BODIES = {
    "user_id": "getMember",
    "user_ids": "getMember",
    "recipient": "getMember",
    "recipient_id": "getMember",
    "receiver_id": "getMember",
    "member_id": "getMember",
    "partner_id": "getMember",
    "listing_id": "getListing",
    "transaction_id": "getWalletTransaction",
    "context_id": "getGroup",
    "id": "getNotification",
}
MOST = 400


class Pool:
    """Sets of parameters by the operation that takes them, each with the one who saw them, the latest last."""

    def __init__(self, contract: Contract):
        self.contract = contract
        self.ids: dict[str, dict[str, tuple[dict, str]]] = {}
        self.lock = threading.Lock()

    def learn(self, source: str, status: int, call: Call, answer, caller: str) -> None:
        """Keeps what the links of an answer give to other operations."""
        for link in self.contract.operations[source].links:
            if link.status != str(status):
                continue
            for given in values(link, call, answer):
                self.add(link.target, given, caller)

    def add(self, target: str, given: dict, caller: str) -> None:
        """Keeps ids as the latest, once."""
        key = json.dumps([given, caller], sort_keys=True)
        with self.lock:
            kept = self.ids.setdefault(target, {})
            kept.pop(key, None)
            kept[key] = (given, caller)
            if len(kept) > MOST:
                del kept[next(iter(kept))]

    def of(self, target: str, caller: str | None = None) -> list[tuple[dict, str]]:
        """What is known for an operation, what `caller` saw before the rest and the latest first."""
        with self.lock:
            found = list(reversed(self.ids.get(target, {}).values()))
        return sorted(found, key=lambda one: one[1] != caller) if caller else found

    def who_saw(self, target: str, path: dict) -> list[str]:
        """Everybody to whom an answer gave these ids, the latest first."""
        return [caller for given, caller in self.of(target) if all(given.get(name) == one for name, one in path.items())]

    def in_body(self, name: str, caller: str) -> list:
        """Ids for the member `name` of a body."""
        target = IN_BODIES.get(name)
        if target is None:
            return []
        found = self.of(target, caller)
        return list(dict.fromkeys(next(iter(given.values())) for given, _ in found))

    def load(self, file: str) -> None:
        with open(file, encoding="utf-8") as text:
            for target, found in json.load(text).items():
                for given, caller in found:
                    self.add(target, given, caller)

    def save(self, file: str) -> None:
        with open(file, "w", encoding="utf-8") as text:
            json.dump({target: list(kept.values()) for target, kept in self.ids.items()}, text)
