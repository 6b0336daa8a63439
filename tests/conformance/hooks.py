"""Lets schemathesis call as the people of the demo, with ids that exist, and counts what it sees."""

import functools
import gc
import json
import os
import zlib

import jsonschema_rs
import requests
import schemathesis
from schemathesis.config import ProjectConfig
from schemathesis.core import NOT_SET
from schemathesis.core.errors import format_transition
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.engine import events
from schemathesis.engine.run.stateful import _executor
from schemathesis.generation.meta import TestPhase
from schemathesis.generation.stateful import control
from schemathesis.openapi.checks import RejectedPositiveData, UndefinedStatusCode, UseAfterFree

from callers import ENDS_SIGN_INS, LEAVER, MEMBERS, Callers, staff
from contract import Call, Contract
from pool import Pool
from seen import NOBODY, Seen

BASE = os.environ["TIMEWEAVE_BASE_URL"]
FOLDER = os.environ["CONFORMANCE_FOLDER"]
CONTRACT = Contract(f"{FOLDER}/openapi.json")
CALLERS = Callers(BASE)
POOL = Pool(CONTRACT)
SEEN = Seen()
# Of so many calls of an operation for staff one comes from a mere member, who is refused.
ONE_IN = 12
# Of so many calls one keeps the ids that were made up, which nobody has.
MADE_UP = 6
# So many of the known ids are used.
MOST = 40
# Here DELETE does not end what the same path names: a cancelled exchange stays readable, `/messages/{id}` is a message for some methods and
# the thread with a member for others, a copy that was stopped stays in the list of copies, reports outlive their listing, an event that
# somebody took part in is archived, and a campaign that its owner takes back stays in the list.
KEPT = (
    "/api/v2/exchanges/",
    "/api/v2/admin/exchanges/",
    "/api/v2/messages/",
    "/api/v2/me/data-export/",
    "/api/v2/admin/marketplace/listings/",
    "/api/v2/events/",
    "/api/v2/admin/events/",
    "/api/v2/me/push-campaigns/",
)
# A head longer than heads may be is refused before anybody knows which operation it is for, so no operation declares it.
BELOW = (414, 431)
# Every list takes only the cursors that it gave.
CURSOR = "`INVALID_CURSOR`"
# So many sequences are made at least.
SEQUENCES = 250

if os.path.exists(f"{FOLDER}/pool.json"):
    POOL.load(f"{FOLDER}/pool.json")


def operation_of(case):
    return CONTRACT.operations[case.operation.definition.raw["operationId"]]


def number(case) -> int:
    """The same for the same case, so that a case that is made again is answered alike."""
    text = json.dumps([case.path_parameters, case.query, repr(case.body)], default=str, sort_keys=True)
    return zlib.crc32(text.encode())


@schemathesis.hook
def before_load_schema(context, schema):
    """A clamped parameter is never refused, whatever its value: all values are valid. Every call is one of harbour."""
    for path in schema["paths"].values():
        for operation in path.values():
            operation["parameters"] = [
                parameter
                for parameter in operation.get("parameters", [])
                if parameter.get("$ref", "").rsplit("/", 1)[-1] not in ("TenantId", "TenantSlug", "CsrfToken")
            ]
            for parameter in operation.get("parameters", []):
                target = parameter
                if "$ref" in parameter:
                    target = schema["components"]["parameters"][parameter["$ref"].rsplit("/", 1)[1]]
                if target.get("x-clamp"):
                    target["schema"] = {}


# A sequence goes on along links as long as it can, and begins anew only then: most operations could begin one, and would.
control.MAX_ROOT_SOURCES = 0
# The server remembers, so a sequence that is made again may go otherwise. That ends a suite; another one begins, with a seed of its own.
end_of_suite = _executor._classify_flaky


def go_on(*, ctx, engine, state):
    found, again, told = end_of_suite(ctx=ctx, engine=engine, state=state)
    return found, again or ctx.completed_scenarios < SEQUENCES, told


_executor._classify_flaky = go_on


# What takes the time of a run and finds nothing


def kept(find):
    """What the settings say of an operation, looked up once: they do not change, and each case asks for them several times."""
    found = {}

    @functools.wraps(find)
    def look(self, *, operation=None, **more):
        if operation is None:
            return find(self, operation=operation, **more)
        key = (id(self), operation.label, *more.values())
        if key not in found:
            found[key] = find(self, operation=operation, **more)
        return found[key]

    return look


for name in ("phases_for", "generation_for", "checks_config_for"):
    setattr(ProjectConfig, name, kept(getattr(ProjectConfig, name)))
# The server is here: nobody looks for a proxy or for a password in the files of the one who runs this, call by call.
requests.sessions.get_environ_proxies = lambda *_, **__: {}
requests.sessions.get_netrc_auth = lambda *_, **__: None
gc.set_threshold(50_000, 20, 100)


@schemathesis.hook
def after_load_schema(context, schema):
    """The contract stays to the end: nobody looks through it again and again for what could be freed."""
    gc.freeze()


# Who calls


def who(case) -> str:
    """Somebody whom the operation is for, or now and then somebody whom it is not for."""
    operation = operation_of(case)
    if operation.id in ENDS_SIGN_INS:
        return LEAVER
    nth = number(case)
    if operation.roles and nth % ONE_IN:
        holders = staff(operation.roles)
        return holders[nth // ONE_IN % len(holders)]
    return MEMBERS[nth % len(MEMBERS)]


@schemathesis.auth(refresh_interval=300, cache_by_key=lambda case, _: who(case))
class Caller:
    """Bearer tokens, renewed before they end and after a 401."""

    def get(self, case, _):
        name = who(case)
        if name == LEAVER:
            CALLERS.forget(name)
        return CALLERS.token(name)

    def set(self, case, data, _):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"


# With which ids


@schemathesis.hook
def before_call(context, case, kwargs):
    """Puts ids that exist into calls that are to succeed."""
    meta = case.meta
    operation = operation_of(case)
    # An administrator who grants it would end those who call.
    if operation.id == "createDataRequest" and isinstance(case.body, dict) and case.body.get("type") == "erasure":
        case.body["type"] = "access"
    if meta is None or not meta.generation.mode.is_positive:
        return
    nth = number(case)
    caller = CALLERS.names.get((case.headers or {}).get("Authorization", ""), MEMBERS[0])
    if meta.phase.name is TestPhase.STATEFUL:
        # Links give the ids of paths. A list that is narrowed to nothing begins no sequence.
        needed = {one["name"] for one in operation.named("query") if one.get("required")}
        if operation.method == "get" and not operation.path_names:
            case.query = {name: one for name, one in (case.query or {}).items() if name in needed}
        call_as_who_saw(operation, case, caller)
    elif nth % MADE_UP:
        put_path(operation, case, caller, nth // MADE_UP)
    else:
        return
    put_body(case, caller, nth // MADE_UP)


def call_as_who_saw(operation, case, caller: str) -> None:
    """The ids of a path are used by somebody who saw them, if the operation is for them."""
    saw = POOL.who_saw(operation.id, {name: (case.path_parameters or {}).get(name) for name in operation.path_names})
    may = [name for name in saw if (name in staff(operation.roles) if operation.roles else name != LEAVER)]
    if may and caller not in may and operation.id not in ENDS_SIGN_INS:
        case.headers["Authorization"] = f"Bearer {CALLERS.token(may[0])}"


def put_path(operation, case, caller: str, nth: int) -> None:
    known = POOL.of(operation.id, caller)[:MOST]
    if not operation.path_names or not known:
        return
    given, saw = known[nth % len(known)]
    for name in operation.path_names:
        case.path_parameters[name] = given[name]
    if saw in MEMBERS and caller in MEMBERS:
        case.headers["Authorization"] = f"Bearer {CALLERS.token(saw)}"


def put_body(case, caller: str, nth: int) -> None:
    if not isinstance(case.body, dict):
        return
    for name, one in case.body.items():
        ids = POOL.in_body(name, caller)[:MOST] if isinstance(one, int | list) else []
        if ids:
            chosen = ids[nth % len(ids)]
            case.body[name] = [chosen] if isinstance(one, list) else chosen


@schemathesis.hook
def after_call(context, case, response):
    """Keeps the ids of answers."""
    if response.status_code >= 300 or not response.content.startswith(b"{"):
        return
    caller = CALLERS.names.get(response.request.headers.get("Authorization", ""), "")
    call = Call(case.path_parameters or {}, case.query or {}, None if case.body is NOT_SET else case.body)
    POOL.learn(operation_of(case).id, response.status_code, call, response.json(), caller)


# What is no failure


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Rules of the operation may refuse good values, bodies may hold more than they need, and heads may be too long."""
    if isinstance(failure, RejectedPositiveData | UndefinedStatusCode) and response.status_code in BELOW:
        return False
    if isinstance(failure, RejectedPositiveData):
        return not names_the_rule(operation_of(case), response)
    if isinstance(failure, AcceptedNegativeData) and isinstance(case.body, dict):
        return not may_be_taken(operation_of(case), case.body)
    if isinstance(failure, UseAfterFree):
        return not operation_of(case).path.startswith(KEPT)
    return True


def names_the_rule(operation, response) -> bool:
    """Whether the operation's description names the codes of a refusal, and where the code is that of values that break a schema, the field."""
    try:
        errors = response.json()["errors"]
        codes = [(one["code"], one.get("field")) for one in errors]
    except (ValueError, KeyError, TypeError):
        return False
    told = operation.raw.get("description", "") + CURSOR * bool(operation.named("query"))
    return bool(codes) and all(
        f"`{code}`" in told and (not code.startswith("VALIDATION") or f"`{field}`" in told) for code, field in codes
    )


def may_be_taken(operation, body: dict) -> bool:
    """A member that the contract does not name is nothing to refuse a body for, and null is as good as left out."""
    return any(valid(one["schema"], body) for one in operation.contents.values() if "schema" in one)


@functools.cache
def validator(text: str):
    """Compiled once: a schema that stands in the contract as this text."""
    return jsonschema_rs.validator_for({**draft({"allOf": [json.loads(text)]}), "components": {"schemas": COMPONENTS}})


def valid(schema: dict, body) -> bool:
    """Whether a body fits its schema without what may be ignored."""
    try:
        return validator(json.dumps(schema)).is_valid(without_nulls(body))
    except ValueError:
        # A form with a file is no JSON: every part of it is text or bytes, so no part has a wrong type.
        return True


def draft(schema):
    """A schema of OpenAPI 3.0 as one of JSON Schema, which names what it needs and forbids nothing beside."""
    if isinstance(schema, list):
        return [draft(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: draft(one) for key, one in schema.items() if key != "additionalProperties" or one is not False}
    if schema.get("exclusiveMinimum") is True:
        found["exclusiveMinimum"] = found.pop("minimum")
    return {"anyOf": [{"type": "null"}, found]} if found.pop("nullable", False) is True else found


COMPONENTS = draft(CONTRACT.document["components"]["schemas"])


def without_nulls(value):
    if isinstance(value, dict):
        return {key: without_nulls(one) for key, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


# What was seen

LINKS = {
    format_transition(
        CONTRACT.operations[link.source].label, link.status, link.name, CONTRACT.operations[link.target].label
    ): link.key
    for link in CONTRACT.links
}


@schemathesis.cli.handler()
class Counting(schemathesis.cli.EventHandler):
    """Counts answers and transitions as the scenarios end, and writes them down when the run does."""

    def handle_event(self, ctx, event):
        if not isinstance(event, events.ScenarioFinished):
            return
        for key, node in event.recorder.cases.items():
            interaction = event.recorder.interactions.get(key)
            if interaction is None or interaction.response is None:
                continue
            status = interaction.response.status_code
            tokens = interaction.request.headers.get("Authorization", [""])
            SEEN.answer(operation_of(node.value).id, status, CALLERS.names.get(tokens[0], NOBODY))
            if node.transition is not None and node.is_transition_applied and node.transition.id in LINKS:
                SEEN.transition(LINKS[node.transition.id], status)

    def shutdown(self, ctx):
        SEEN.save(f"{FOLDER}/{os.environ['CONFORMANCE_PART']}.json")
