"""Tells what the run saw, and whether that is enough.

    report.py CONTRACT FOLDER

Reads what the parts of the run left in FOLDER. Fails where the probe went along a link in vain, where it never brought an operation to
succeed or to give a refusal that a stranger can cause, and for an exception in `exceptions.toml` that is none any more. What
schemathesis sees is told and does not count: it comes by chance, and the next run may miss it.
"""

import sys

from callers import MEMBERS, STAFF
from contract import Contract, Operation, exceptions
from seen import Seen

PROBE = "probe"
PARTS = (PROBE, "values", "sequences")
# The key of an exception for links that find no id.
TRANSITION = "transition"


def refusals(contract: Contract, operation: Operation) -> dict[int, str]:
    """The declared refusals that a stranger can cause, and how."""
    found = {}
    if contract.asks_for_a_member(operation):
        found[401] = "without a token"
    if operation.roles:
        found[403] = "as a mere member"
    if operation.path_names:
        found[404] = "with an unknown id"
    if operation.contents:
        found[400] = "with a body that cannot be read"
        found[415] = "with a body of another kind"
        found[413] = "with a body that is too large"
    if "application/json" in operation.contents:
        found[operation.violation_status] = "with a body that breaks its schema"
    return {status: how for status, how in found.items() if status in operation.statuses}


def wanted(contract: Contract, operation: Operation) -> dict[str, str]:
    """What each operation must have answered at least once."""
    found = {"2xx": "never succeeded"} if operation.succeeds else {}
    for status, how in refusals(contract, operation).items():
        found[str(status)] = f"was never refused {how} ({status})"
    if operation.path_names:
        found["link"] = "takes ids that no link gives"
    return found


def had(contract: Contract, seen: Seen, operation: str, status: str) -> bool:
    answers = seen.answers.get(operation, {})
    if status == "link":
        return any(link.target == operation for link in contract.links)
    return any(one < 300 for one in answers) if status == "2xx" else int(status) in answers


def links(contract: Contract, seen: Seen, probed: Seen, exceptions: dict[str, dict[str, str]]) -> list[str]:
    """Prints how many transitions each link made, and tells those that made none, and exceptions that are not needed."""
    print("\nTransitions by link (in brackets: answered with success)")
    for operation in contract.operations.values():
        if operation.links:
            counts = [f"{one.name} {seen.links[one.key]} ({seen.reached[one.key]})" for one in operation.links]
            print(f"  {operation.id}: {', '.join(counts)}")
    none = [one for one in contract.links if not probed.links[one.key]]
    total = sum(seen.links[one.key] for one in contract.links)
    print(f"  {len(contract.links)} links made {total} transitions, {len(none)} made none")
    excepted = {name for name, allowed in exceptions.items() if TRANSITION in allowed}
    # Where no answer can be caused, it has no links.
    silent = {name for name, allowed in exceptions.items() if "2xx" in allowed}
    idle = {one.target for one in none}
    told = [
        f"the link {one.name} of {one.source} ({one.status}) made no transition"
        for one in none
        if one.target not in excepted and one.source not in silent
    ]
    return told + [f"links to {name} need no exception: take it out of exceptions.toml" for name in sorted(excepted - idle)]


def missing(contract: Contract, probed: Seen, exceptions: dict[str, dict[str, str]]) -> list[str]:
    """Tells what operations never answered, and exceptions that are not needed."""
    told = []
    used = 0
    for operation in contract.operations.values():
        allowed = exceptions.get(operation.id, {})
        for status, text in wanted(contract, operation).items():
            if not had(contract, probed, operation.id, status):
                used += status in allowed
                if status not in allowed:
                    counts = ", ".join(f"{one}: {n}" for one, n in sorted(probed.answers.get(operation.id, {}).items()))
                    told.append(f"{operation.id} {text}; it answered {counts or 'nothing'}")
            elif status in allowed:
                told.append(f"{operation.id} needs no exception for {status}: take it out of exceptions.toml")
        told += [
            f"{operation.id} has an exception for {status}, which nobody asks of it"
            for status in allowed.keys() - wanted(contract, operation).keys() - {TRANSITION}
        ]
    told += [f"exceptions.toml names {one}, which is no operation" for one in exceptions.keys() - contract.operations.keys()]
    asked = sum(len(wanted(contract, one)) for one in contract.operations.values())
    print(f"\n{len(contract.operations)} operations owe {asked} answers; {used} are excepted")
    return told


def main() -> int:
    file, folder = sys.argv[1:]
    contract = Contract(file)
    seen, probed = Seen(), Seen()
    for part in PARTS:
        seen.add(f"{folder}/{part}.json")
    probed.add(f"{folder}/{PROBE}.json")
    excepted = exceptions()
    calls = ", ".join(f"{caller} {count}" for caller, count in seen.callers.most_common())
    print(f"\nCalls by caller: {calls}")
    idle = [f"{caller} never called" for caller in (*MEMBERS, *STAFF.values()) if not seen.callers[caller]]
    faults = idle + links(contract, seen, probed, excepted) + missing(contract, probed, excepted) + seen.faults
    for fault in faults:
        print(f"  FAILED {fault}")
    print(f"\n{'Failed' if faults else 'Passed'}: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
