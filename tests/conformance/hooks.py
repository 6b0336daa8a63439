"""Signs schemathesis in as demo members of the running gateway."""

import os

import requests
import schemathesis

BASE = os.environ["TIMEWEAVE_BASE_URL"]
TENANT = {"X-Tenant-Slug": "harbour"}
PASSWORD = "timeweave-demo"
# These end sign-ins, so they get a member of their own and a fresh token each time.
ENDS_SIGN_INS = {"logout", "revokeToken", "revokeAllTokens"}


def token(name: str) -> str:
    answer = requests.post(
        f"{BASE}/api/auth/login",
        json={"email": f"{name}@harbour.example", "password": PASSWORD},
        headers=TENANT,
        timeout=10,
    )
    answer.raise_for_status()
    return answer.json()["access_token"]


def ends_sign_ins(case) -> bool:
    return case.operation.definition.raw.get("operationId") in ENDS_SIGN_INS


@schemathesis.auth(refresh_interval=300, cache_by_key=lambda case, _: "cleo" if ends_sign_ins(case) else "ada")
class Member:
    """Bearer tokens, renewed before they end and after a 401."""

    def get(self, case, _):
        return token("cleo" if ends_sign_ins(case) else "ada")

    def set(self, case, data, _):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"
