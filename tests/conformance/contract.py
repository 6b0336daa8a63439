"""The contract as the run needs it: its operations, who may call them, what they refuse, and the links between them."""

import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

METHODS = ("get", "put", "post", "delete", "patch")
BODY_LIMIT = 1024 * 1024


@dataclass
class Link:
    """A link on an answer: which operation takes which values of it."""

    source: str
    status: str
    name: str
    target: str
    parameters: dict[str, str]

    @property
    def key(self) -> str:
        return f"{self.source} {self.status} {self.name}"


@dataclass
class Operation:
    """One operation of the contract."""

    id: str
    method: str
    path: str
    raw: dict
    parameters: list[dict]
    links: list[Link] = field(default_factory=list)

    def named(self, location: str) -> list[dict]:
        return [one for one in self.parameters if one["in"] == location]

    @property
    def label(self) -> str:
        return f"{self.method.upper()} {self.path}"

    @property
    def path_names(self) -> list[str]:
        return [one["name"] for one in self.named("path")]

    @property
    def roles(self) -> list[str]:
        return self.raw.get("x-roles", [])

    @property
    def statuses(self) -> set[int]:
        return {int(status) for status in self.raw["responses"]}

    @property
    def succeeds(self) -> bool:
        """Whether it declares any answer that means success."""
        return any(status < 300 for status in self.statuses)

    @property
    def contents(self) -> dict[str, dict]:
        return self.raw.get("requestBody", {}).get("content", {})

    @property
    def violation_status(self) -> int:
        return self.raw.get("x-violation-status", 422)

    def body_limit(self, media: str) -> int:
        limit = self.raw.get("x-body-limit", BODY_LIMIT)
        return self.raw.get("x-form-limit", limit) if media == "multipart/form-data" else limit


class Contract:
    """The published document of a running server."""

    def __init__(self, file: str):
        with open(file, encoding="utf-8") as text:
            self.document = json.load(text)
        everybody = self.document.get("security", [])
        self.operations: dict[str, Operation] = {}
        for path, item in self.document["paths"].items():
            for method in METHODS:
                if method not in item:
                    continue
                raw = item[method]
                raw.setdefault("security", everybody)
                parameters = [self.follow(one) for one in item.get("parameters", []) + raw.get("parameters", [])]
                operation = Operation(raw["operationId"], method, path, raw, parameters)
                operation.links = list(self._links(operation))
                self.operations[operation.id] = operation

    def _links(self, operation: Operation):
        for status, answer in operation.raw["responses"].items():
            for name, link in self.follow(answer).get("links", {}).items():
                link = self.follow(link)
                yield Link(operation.id, status, name, link["operationId"], link.get("parameters", {}))

    @property
    def links(self) -> list[Link]:
        return [link for operation in self.operations.values() for link in operation.links]

    def follow(self, value: dict) -> dict:
        """What a reference leads to."""
        while "$ref" in value:
            found = self.document
            for step in value["$ref"].split("/")[1:]:
                found = found[step]
            value = found
        return value

    def asks_for_a_member(self, operation: Operation) -> bool:
        security = operation.raw["security"]
        return bool(security) and {} not in security

    def members(self, schema: dict) -> dict[str, dict]:
        """The members of an object's schema, those of its parts included."""
        schema = self.follow(schema)
        found = dict(schema.get("properties", {}))
        for part in schema.get("allOf", []):
            found.update(self.members(part))
        return found

    def kind(self, schema: dict) -> str | None:
        """The type of a schema's values, `oneOf` for those of several."""
        schema = self.follow(schema)
        if "oneOf" in schema:
            return "oneOf"
        kinds = (self.kind(part) for part in schema.get("allOf", []))
        return schema.get("type") or next(filter(None, kinds), None)

    def required(self, schema: dict) -> list[str]:
        schema = self.follow(schema)
        return schema.get("required", []) + [name for part in schema.get("allOf", []) for name in self.required(part)]


def examples(holder: dict) -> list:
    """The examples of a media type or parameter."""
    own = [holder["example"]] if "example" in holder else []
    return own + [one["value"] for one in holder.get("examples", {}).values() if "value" in one]


def exceptions() -> dict[str, dict[str, str]]:
    """What the run cannot cause: by operation and answer, with the reason."""
    return tomllib.loads(Path(__file__).with_name("exceptions.toml").read_text(encoding="utf-8"))


MISSING = object()
INDEX = re.compile(r"/0(?=/|$)")


def at(document, pointer: str):
    """What a JSON pointer leads to."""
    for step in pointer.split("/")[1:]:
        step = step.replace("~1", "/").replace("~0", "~")
        if isinstance(document, list) and step.isdigit() and int(step) < len(document):
            document = document[int(step)]
        elif isinstance(document, dict) and step in document:
            document = document[step]
        else:
            return MISSING
    return document


@dataclass
class Call:
    """A call that was made, as far as expressions speak of it."""

    path: dict
    query: dict
    body: object


def value(expression: str, call: Call, answer, index: int = 0):
    """The value of a runtime expression; of the entry `index` where it speaks of the first one of a list."""
    source, _, pointer = expression.partition("#")
    if pointer:
        document = answer if source == "$response.body" else call.body
        return at(document, INDEX.sub(f"/{index}", pointer, count=1))
    _, location, name = expression.split(".", 2)
    return (call.path if location == "path" else call.query).get(name, MISSING)


def values(link: Link, call: Call, answer, most: int = 25) -> list[dict]:
    """The parameters that a link gives to its target: one set for each entry of a list."""
    listed = any(INDEX.search(one.partition("#")[2]) for one in link.parameters.values())
    found = []
    for index in range(most if listed else 1):
        given = {name: value(one, call, answer, index) for name, one in link.parameters.items()}
        if any(one is MISSING for one in given.values()):
            break
        if all(one is not None for one in given.values()):
            found.append(given)
    return found
