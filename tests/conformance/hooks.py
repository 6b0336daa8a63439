"""Signs schemathesis in as demo members of the running gateway, and tells it what `x-clamp` promises."""

import itertools
import os

import requests
import schemathesis

BASE = os.environ["TIMEWEAVE_BASE_URL"]
TENANT = {"X-Tenant-Slug": "harbour"}
PASSWORD = "timeweave-demo"
# These end sign-ins, so they get a member of their own and a fresh token each time.
ENDS_SIGN_INS = {"logout", "revokeToken", "revokeAllTokens"}
# The attack on the sign-in locks its own address out. Ours come from others, as a trusted proxy would say.
ADDRESSES = (f"10.9.{n // 250}.{n % 250 + 1}" for n in itertools.count())


@schemathesis.hook
def before_load_schema(context, schema):
    """A clamped parameter is never refused, whatever its value: all values are valid. Every call is one of a member of harbour."""
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


def token(name: str) -> str:
    answer = requests.post(
        f"{BASE}/api/auth/login",
        json={"email": f"{name}@harbour.example", "password": PASSWORD},
        headers={**TENANT, "X-Forwarded-For": next(ADDRESSES)},
        timeout=60,
    )
    answer.raise_for_status()
    return answer.json()["access_token"]


def who(case) -> str:
    ends = case.operation.definition.raw.get("operationId") in ENDS_SIGN_INS
    return "cleo" if ends else "ben"


@schemathesis.auth(refresh_interval=300, cache_by_key=lambda case, _: who(case))
class Member:
    """Bearer tokens, renewed before they end and after a 401."""

    def get(self, case, _):
        return token(who(case))

    def set(self, case, data, _):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"
