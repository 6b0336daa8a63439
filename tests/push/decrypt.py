"""Reads messages as browsers do, with other people's code: opens what was sealed (RFC 8291) and checks who signed (RFC 8292).

One JSON object a line on standard input: `body` (base64url), `private`, `auth` (the browser's keys, base64url), `authorization`.
One a line on standard output: `text`, what the message says, and `claims`, what its sender signed. Anything wrong ends the program.
"""

import base64
import json
import sys

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read(message: dict) -> dict:
    private = ec.derive_private_key(int.from_bytes(decoded(message["private"]), "big"), ec.SECP256R1())
    text = http_ece.decrypt(
        decoded(message["body"]), private_key=private, auth_secret=decoded(message["auth"]), version="aes128gcm"
    )
    # The library wants no space after the comma, which the standard has.
    authorization = message["authorization"].replace(", ", ",")
    if not Vapid02.verify(authorization):
        raise SystemExit("the signature is wrong")
    token = authorization.split("t=", 1)[1].split(",", 1)[0]
    return {"text": text.decode(), "claims": json.loads(decoded(token.split(".")[1]))}


for line in sys.stdin:
    print(json.dumps(read(json.loads(line))), flush=True)
