"""The people of the demo who call, and their tokens."""

import itertools
import threading
import time

import requests

TENANT = {"X-Tenant-Slug": "harbour"}
PASSWORD = "timeweave-demo"
MEMBERS = ("ben", "ada")
# Who holds which role that operations ask for.
STAFF = {"broker": "broker", "admin": "admin", "super_admin": "super"}
# Calls of these end sign-ins, so they come from a member who does nothing else.
ENDS_SIGN_INS = ("logout", "revokeToken", "revokeAllTokens", "endSession", "endOtherSessions")
LEAVER = "cleo"
# Access tokens end after 15 minutes.
RENEW_AFTER = 600


def address(name: str) -> str:
    domain = "timeweave" if name == "super" else "harbour"
    return f"{name}@{domain}.example"


def staff(roles: list[str]) -> list[str]:
    """Everybody who holds one of the roles."""
    return [name for role, name in STAFF.items() if role in roles]


class Callers:
    """Signs people in, once for all threads."""

    def __init__(self, base: str):
        self.base = base
        self.tokens: dict[str, tuple[str, float]] = {}
        self.names: dict[str, str] = {}
        self.ids: dict[str, int] = {}
        self.lock = threading.Lock()
        # An attack on the sign-in locks its own address out. Ours come from others, as a trusted proxy would say.
        self.addresses = (f"10.9.{n // 250}.{n % 250 + 1}" for n in itertools.count())

    def sign_in(self, name: str) -> dict:
        answer = requests.post(
            f"{self.base}/api/auth/login",
            json={"email": address(name), "password": PASSWORD},
            headers={**TENANT, "X-Forwarded-For": next(self.addresses)},
            timeout=60,
        )
        answer.raise_for_status()
        return answer.json()

    def id(self, name: str) -> int:
        """The person's own id."""
        if name not in self.ids:
            self.ids[name] = self.sign_in(name)["user"]["id"]
        return self.ids[name]

    def token(self, name: str) -> str:
        """A valid access token."""
        with self.lock:
            token, since = self.tokens.get(name, ("", 0.0))
            if not token or time.monotonic() - since > RENEW_AFTER:
                token = self.sign_in(name)["access_token"]
                self.tokens[name] = (token, time.monotonic())
                self.names[f"Bearer {token}"] = name
            return token

    def forget(self, name: str) -> None:
        """The person's token is worth nothing any more."""
        with self.lock:
            self.tokens.pop(name, None)
