"""Calls every operation on purpose: once so that it succeeds, once for each refusal that a stranger can cause, and along every link.

    probe.py BASE_URL CONTRACT FOLDER

The demo's ids and the contract's own examples are all it starts from. What it saw goes to FOLDER/probe.json, the ids that answers
gave to FOLDER/pool.json. `report.py` judges both.
"""

import http.client
import itertools
import json
import sys
from urllib.parse import quote, urlencode, urlsplit

import requests
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.core.failures import Failure, FailureGroup

import recipes
from callers import ENDS_SIGN_INS, LEAVER, MEMBERS, TENANT, Callers, staff
from contract import Call, Contract, Link, Operation, examples, exceptions, values
from pool import Pool
from seen import NOBODY, Seen

# Nobody has so many of anything.
UNKNOWN = 9_223_372_036_854_775_807
# So many calls are made until one succeeds.
TRIES = 60
# So many by each caller where `exceptions.toml` says that none does: enough to see that one does all the same.
HOPELESS = 6
# So many of the latest ids are tried before those that the caller saw.
LATEST = 10
# So many for a fresh answer to follow links from.
FRESH = 12
# So much of a body the gateway reads and forgets when it has answered, and waits for it.
WAITED_FOR = 64 * 1024
JSON = "application/json"
FORM = "multipart/form-data"
# Making comes before changing, and taking away comes last.
ORDER = {"get": 0, "post": 1, "put": 2, "patch": 2, "delete": 3}


class Probe:
    def __init__(self, base: str, file: str):
        self.base = base
        self.contract = Contract(file)
        # The settings of the other phase are not for this one.
        self.schema = schemathesis.openapi.from_dict(self.contract.document, config=SchemathesisConfig())
        self.callers = Callers(base)
        self.pool = Pool(self.contract)
        self.seen = Seen()
        self.session = requests.Session()
        # The server is here: there is no proxy, and no password in a file.
        self.session.trust_env = False
        self.hopeless = {name for name, allowed in exceptions().items() if "2xx" in allowed}
        # For each link the latest values that an answer gave, and to whom.
        self.given: dict[str, tuple[dict, str]] = {}
        self.checkers = {one.id: self.schema[one.path][one.method.upper()] for one in self.contract.operations.values()}

    # Calls

    def send(self, operation: Operation, caller: str | None, call: Call, media: str = JSON, data: bytes | None = None):
        """Makes one call, judges its answer by the contract, and keeps the ids in it."""
        path = operation.path
        for name in operation.path_names:
            path = path.replace(f"{{{name}}}", quote(str(call.path[name]), safe=""))
        # Some answers open a session: whoever shows no token is nobody all the same.
        self.session.cookies.clear()
        headers = {**TENANT, "Accept": "application/json"}
        if caller:
            headers["Authorization"] = f"Bearer {self.callers.token(caller)}"
        given = {}
        if data is not None:
            given["data"] = data
            headers["Content-Type"] = media
        elif call.body is not None and media == FORM:
            files = {name: one for name, one in call.body.items() if isinstance(one, tuple)}
            given["files"] = files or {"": ("", b"")}
            given["data"] = {name: one for name, one in call.body.items() if not isinstance(one, tuple)}
        elif call.body is not None:
            given["json"] = call.body
        given |= {"params": call.query, "headers": headers, "timeout": 60, "allow_redirects": False}
        try:
            answer = self.session.request(operation.method, self.base + path, **given)
        except requests.ConnectionError:
            # A refusal that leaves the body unread ends its connection.
            answer = requests.request(operation.method, self.base + path, **given)
        self.judge(operation, answer, caller)
        if answer.status_code < 300 and "json" in answer.headers.get("Content-Type", ""):
            self.learn(operation, call, answer, caller or "")
        return answer

    def judge(self, operation: Operation, answer: requests.Response, caller: str | None) -> None:
        self.seen.answer(operation.id, answer.status_code, caller or NOBODY)
        told = f"{operation.id}: {answer.request.method} {answer.request.url} answered {answer.status_code}"
        if answer.status_code not in operation.statuses:
            self.seen.fault(f"{told}, which is not declared: {answer.text[:300]}")
            return
        try:
            self.checkers[operation.id].validate_response(answer)
        except (Failure, FailureGroup) as failure:
            failures = failure.exceptions if isinstance(failure, FailureGroup) else [failure]
            for one in failures:
                self.seen.fault(f"{told}, which its schema does not allow: {str(one)[:600]}")

    def learn(self, operation: Operation, call: Call, answer: requests.Response, caller: str) -> None:
        document = answer.json()
        self.pool.learn(operation.id, answer.status_code, call, document, caller)
        for link in operation.links:
            if link.status == str(answer.status_code):
                for given in values(link, call, document, most=1):
                    self.given[link.key] = (given, caller)

    # What to send

    def who(self, operation: Operation) -> list[str | None]:
        """Everybody who may call an operation, those first whom it is for."""
        if operation.id in ENDS_SIGN_INS:
            return [LEAVER]
        if operation.roles:
            return staff(operation.roles)
        if not operation.raw["security"]:
            return [None, *MEMBERS]
        return [*MEMBERS, LEAVER, "broker", "admin"]

    def query(self, operation: Operation, given: dict) -> dict:
        """The query parameters that a call cannot do without, and those that are given."""
        query = dict(recipes.QUERIES.get(operation.id, {}))
        for one in operation.named("query"):
            if one["name"] in given:
                query[one["name"]] = given[one["name"]]
            elif one.get("required") and one["name"] not in query:
                schema = self.contract.follow(one.get("schema", {}))
                found = examples(one) + examples(schema) + [schema.get("minimum", "1234.5678")]
                query[one["name"]] = found[0]
        return query

    def bodies(self, operation: Operation, caller: str | None) -> list:
        """Bodies that may be good: those of the recipes, else the contract's examples with ids that exist."""
        if operation.id in recipes.BODIES:
            return list(recipes.BODIES[operation.id](self, caller))
        if JSON not in operation.contents:
            return [None]
        found = []
        for example in examples(operation.contents[JSON]):
            if not isinstance(example, dict):
                found.append(example)
                continue
            choices = {name: self.pool.in_body(name, caller or "")[:9] for name in example}
            named = [name for name, ids in choices.items() if ids]
            # Two members of a body name two things.
            turned = [choices[name][nth:] for nth, name in enumerate(named)]
            for ids in zip(*turned) if named else [()]:
                body = dict(example)
                for name, one in zip(named, ids):
                    body[name] = [one] if isinstance(example[name], list) else one
                found.append(body)
        return found or [None]

    def calls(self, operation: Operation, caller: str | None):
        """Calls of `caller` that may succeed."""
        sets = [given for given, _ in self.pool.of(operation.id)[:LATEST] + self.pool.of(operation.id, caller)]
        sets += recipes.PATHS.get(operation.id, lambda _: [])(self)
        if not operation.path_names:
            sets.append({})
        for given in sets:
            path = {name: one for name, one in given.items() if name in operation.path_names}
            for body in self.bodies(operation, caller):
                yield Call(path, self.query(operation, given), body)

    def media(self, operation: Operation) -> str:
        return JSON if JSON in operation.contents or not operation.contents else next(iter(operation.contents))

    # The phases

    def harvest(self) -> None:
        """Reads every list as everybody who may, whatever it can be narrowed to, then items in them."""
        gets = [one for one in self.contract.operations.values() if one.method == "get"]
        for operation in sorted(gets, key=lambda one: len(one.path_names)):
            for caller in self.who(operation):
                for call in itertools.islice(self.calls(operation, caller), 8 if operation.path_names else 1):
                    self.send(operation, caller, call)
                    for name, choice in self.choices(operation) if not operation.path_names else ():
                        self.send(operation, caller, Call(call.path, {**call.query, name: choice}, call.body))

    def choices(self, operation: Operation):
        """The values of query parameters that are one of a few words."""
        for one in operation.named("query"):
            schema = self.contract.follow(one.get("schema", {}))
            for part in [schema, *map(self.contract.follow, schema.get("allOf", []))]:
                yield from ((one["name"], choice) for choice in part.get("enum", []) if choice is not None)

    def prepare(self) -> None:
        """Makes what the demo lacks."""
        recipes.prepare(self)

    def succeed(self) -> None:
        """Calls every operation until it succeeds."""
        operations = sorted(self.contract.operations.values(), key=lambda one: ORDER[one.method])
        # What does not succeed at first may need what another one made.
        for _ in range(2):
            for operation in operations:
                if operation.succeeds and not self.succeeded(operation):
                    self.succeed_in(operation)

    def succeeded(self, operation: Operation) -> bool:
        return any(status < 300 for status in self.seen.answers.get(operation.id, {}))

    def succeed_in(self, operation: Operation, tries: int = TRIES) -> bool:
        for caller in self.who(operation):
            for call in itertools.islice(self.calls(operation, caller), self.tries(operation, tries)):
                if self.attempt(operation, caller, call):
                    return True
        return False

    def tries(self, operation: Operation, most: int) -> int:
        return min(most, HOPELESS) if operation.id in self.hopeless else most

    def attempt(self, operation: Operation, caller: str | None, call: Call) -> bool:
        """One call that may succeed."""
        answer = self.send(operation, caller, call, self.media(operation))
        if answer.status_code >= 300:
            return False
        if operation.id in ENDS_SIGN_INS:
            self.callers.forget(LEAVER)
        back = recipes.TAKEN_BACK.get(operation.id)
        if back:
            self.send(self.contract.operations[back], caller, Call(call.path, {}, None))
        return True

    def refuse(self) -> None:
        """Causes every refusal that a stranger can."""
        for operation in self.contract.operations.values():
            caller = self.who(operation)[0]
            call = next(iter(self.calls(operation, caller)), None)
            if call is None:
                unknown = {name: UNKNOWN for name in operation.path_names}
                call = Call(unknown, self.query(operation, {}), next(iter(self.bodies(operation, caller)), None))
            media = self.media(operation)
            if self.contract.asks_for_a_member(operation):
                self.send(operation, None, call, media)
            if operation.roles:
                self.send(operation, MEMBERS[0], call, media)
            if operation.path_names:
                unknown = {one["name"]: self.unknown(one) for one in operation.named("path")}
                self.send(operation, caller, Call(unknown, call.query, call.body), media)
            if operation.contents:
                self.refuse_bodies(operation, caller, call, media)

    def unknown(self, parameter: dict):
        schema = self.contract.follow(parameter["schema"])
        return UNKNOWN if schema.get("type") == "integer" else "nothing:/nowhere"

    def refuse_bodies(self, operation: Operation, caller: str | None, call: Call, media: str) -> None:
        """A body that is none, bodies that break their schema, one of another kind, and one that is too large."""
        if media == JSON:
            self.send(operation, caller, call, JSON, b"{")
            for body in self.broken(operation, call.body):
                self.send(operation, caller, Call(call.path, call.query, body))
        elif media == "*/*":
            self.send(operation, caller, call, JSON, b"{")
        elif media == FORM:
            self.send(operation, caller, call, f"{FORM}; boundary=x", b"--x\r\nnothing")
            self.send(operation, caller, Call(call.path, call.query, {"nothing": "here"}), FORM)
        if 415 in operation.statuses:
            self.send(operation, caller, call, "text/vnd.nothing", b"nothing")
        if 413 in operation.statuses:
            self.too_large(operation, caller, call, media)

    def broken(self, operation: Operation, body):
        """The body without a member that it needs, or with one of another type or out of bounds."""
        schema = operation.contents[JSON].get("schema", {})
        whole = body if isinstance(body, dict) else {}
        for name in self.contract.required(schema)[:1]:
            yield {key: one for key, one in whole.items() if key != name}
        for name, member in self.contract.members(schema).items():
            kind = self.contract.kind(member)
            if kind:
                yield {**whole, name: {"no": "value"} if kind != "object" else "no value"}
                return

    def too_large(self, operation: Operation, caller: str | None, call: Call, media: str) -> None:
        """Announces a body of one byte more than the operation takes. Nobody waits for a large one, so it is not sent."""
        largest = max(operation.body_limit(one) for one in operation.contents)
        media = next(one for one in operation.contents if operation.body_limit(one) == largest)
        path = operation.path
        for name in operation.path_names:
            path = path.replace(f"{{{name}}}", quote(str(call.path[name]), safe=""))
        if call.query:
            path += "?" + urlencode(call.query)
        address = urlsplit(self.base)
        connection = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
        connection.putrequest(operation.method.upper(), path)
        if media == FORM:
            media += "; boundary=x"
        headers = {**TENANT, "Content-Type": JSON if "*" in media else media, "Content-Length": str(largest + 1)}
        if caller:
            headers["Authorization"] = f"Bearer {self.callers.token(caller)}"
        for name, one in headers.items():
            connection.putheader(name, one)
        connection.endheaders()
        if largest < WAITED_FOR:
            connection.send(b"x" * (largest + 1))
        try:
            answer = connection.getresponse()
            self.seen.answer(operation.id, answer.status, caller or NOBODY)
            if answer.status not in operation.statuses:
                self.seen.fault(f"{operation.id}: a body that is too large is {answer.status}, which is not declared")
        except (TimeoutError, ConnectionError, http.client.HTTPException) as error:
            self.seen.fault(f"{operation.id}: a body that is too large was not refused before it came: {error!r}")
        finally:
            connection.close()

    def follow_links(self) -> None:
        """Goes along every link with what a fresh answer gives, those that take away last."""
        sources = [one for one in self.contract.operations.values() if one.links]
        # What is made comes before the lists that show it.
        sources.sort(key=lambda one: one.method == "get")
        for takes_away in (False, True):
            for source in sources:
                links = [one for one in source.links if takes_away == self.takes_away(one)]
                if links:
                    self.succeed_in(source, FRESH)
                for link in sorted(links, key=lambda one: ORDER[self.contract.operations[one.target].method]):
                    self.follow(link)

    def takes_away(self, link: Link) -> bool:
        return self.contract.operations[link.target].method == "delete"

    def follow(self, link: Link) -> None:
        """One link: as the one who got the answer, else as somebody else who may."""
        source = self.contract.operations[link.source]
        for caller in self.who(source):
            for call in itertools.islice(self.calls(source, caller), self.tries(source, TRIES)):
                if link.key in self.given:
                    break
                # An empty list gives nothing; another one may.
                self.attempt(source, caller, call)
        if link.key not in self.given:
            return
        given, saw = self.given[link.key]
        target = self.contract.operations[link.target]
        who = self.who(target)
        path = {name: given[name] for name in target.path_names}
        for caller in sorted(who, key=lambda one: one != saw):
            body = next(iter(self.bodies(target, caller)), None)
            if self.attempt(target, caller, Call(path, self.query(target, given), body)):
                self.seen.transition(link.key, 200)
                return
        self.seen.transition(link.key, 400)


def main() -> None:
    base, file, folder = sys.argv[1:]
    probe = Probe(base, file)
    for phase in (probe.harvest, probe.prepare, probe.succeed, probe.refuse, probe.follow_links):
        phase()
    probe.seen.save(f"{folder}/probe.json")
    probe.pool.save(f"{folder}/pool.json")


if __name__ == "__main__":
    main()
