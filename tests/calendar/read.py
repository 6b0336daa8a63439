"""Reads what letters tell calendars, with other people's code.

One JSON object a line on standard input: `raw`, a letter (base64), or `file`, a calendar (base64). One a line on standard output: of a letter `kinds`, the media types of
its parts, and `calendar`, what the alternative for calendars says, or null; of a file `calendar`, its events. Anything wrong ends the program.
"""

import base64
import email
import email.policy
import json
import sys
from datetime import timezone

import icalendar


def moment(value) -> str:
    return value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ") if hasattr(value, "hour") else value.isoformat()


def whole(text: bytes) -> icalendar.Calendar:
    calendar = icalendar.Calendar.from_ical(text)
    if calendar.errors or any(one.errors for one in calendar.walk()):
        raise SystemExit("the calendar has errors")
    return calendar


def filed(text: bytes) -> dict:
    def shown(event) -> dict:
        start = event.decoded("DTSTART")
        return {
            "uid": str(event["UID"]),
            "summary": str(event["SUMMARY"]),
            "start": moment(start),
            "end": moment(event.decoded("DTEND")),
            "zone": str(start.tzinfo) if hasattr(start, "hour") else None,
        }

    return {"calendar": [shown(event) for event in whole(text).walk("VEVENT")]}


def told(part, text: bytes) -> dict:
    calendar = whole(text)
    (event,) = calendar.walk("VEVENT")
    method = str(calendar["METHOD"])
    if part.get_param("method") != method:
        raise SystemExit("the letter and the calendar disagree")
    zone = getattr(event.decoded("DTSTART"), "tzinfo", None)
    return {
        "method": method,
        "uid": str(event["UID"]),
        "sequence": int(event["SEQUENCE"]),
        "status": str(event["STATUS"]),
        "summary": str(event["SUMMARY"]),
        "start": moment(event.decoded("DTSTART")),
        "end": moment(event.decoded("DTEND")),
        "zone": str(zone) if zone else None,
        "url": str(event["URL"]),
        "organizer": str(event["ORGANIZER"]),
        "attendee": str(event["ATTENDEE"]),
        "answer": str(event["ATTENDEE"].params["PARTSTAT"]),
        "names": sorted(event.keys()),
    }


def read(raw: bytes) -> dict:
    letter = email.message_from_bytes(raw, policy=email.policy.default)
    parts = [part for part in letter.walk() if not part.is_multipart()]
    shown = [part for part in parts if part.get_content_type() == "text/calendar"]
    files = [part.get_payload(decode=True) for part in parts if part.get_content_type() == "application/ics"]
    if not shown:
        return {"kinds": [part.get_content_type() for part in parts], "calendar": None}
    (part,) = shown
    text = part.get_payload(decode=True)
    if files != [text]:
        raise SystemExit("the file is not what the alternative says")
    return {"kinds": [part.get_content_type() for part in parts], "calendar": told(part, text)}


for line in sys.stdin:
    thing = json.loads(line)
    found = filed(base64.b64decode(thing["file"])) if "file" in thing else read(base64.b64decode(thing["raw"]))
    print(json.dumps(found), flush=True)
