"""Expands recurrence rules with other people's code: a line of JSON in, a line of JSON out.

In: zone, start, until, rule, additions, exclusions (hands of the zone's clock, as 2030-01-31T09:00:00), and whether the start is a date of the rule.
Out: `dateutil` and, where RFC 5545 says what happens, `ical`: the moments from the start to `until` in UTC, each once, in order.
"""

import json
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
from dateutil.rrule import rrulestr

FORM = "%Y%m%dT%H%M%SZ"


def told(moments):
    return [one.strftime(FORM) for one in sorted({one.astimezone(timezone.utc) for one in moments})]


def parts(rule):
    return dict(part.split("=") for part in rule.split(";"))


def by_dateutil(case, zone, wall):
    """The dates, and those exclusions that leave one out.

    The first date counts whether the rule makes it or not, so what ends the rule is applied here.
    """
    start, last = wall(case["start"]), wall(case["until"])
    rule = parts(case["rule"])
    count = int(rule.pop("COUNT", 0)) or None
    until = rule.pop("UNTIL", None)
    end = last
    if until and until.endswith("Z"):
        end = min(end, datetime.strptime(until, FORM).replace(tzinfo=timezone.utc), key=lambda at: at.astimezone(timezone.utc))
    elif until:
        end = min(end, datetime.strptime(until + "235959", "%Y%m%d%H%M%S").replace(tzinfo=zone))
    rule["UNTIL"] = end.astimezone(timezone.utc).strftime(FORM)
    text = ";".join(f"{key}={value}" for key, value in rule.items())
    made = [start]
    for one in rrulestr(text, dtstart=start):
        if count and len(made) >= count:
            break
        if one != start:
            made.append(one)
    if count:
        made = made[:count]
    made += [one for one in map(wall, case["additions"]) if one >= start]
    gone = {one.astimezone(timezone.utc) for one in map(wall, case["exclusions"])}
    at = {one.astimezone(timezone.utc) for one in made}
    hit = [one for one in map(wall, case["exclusions"]) if one.astimezone(timezone.utc) in at]
    return told(one for one in made if one.astimezone(timezone.utc) not in gone and one <= last), hit


def by_ical(case, zone, wall, exclusions):
    """An exclusion that leaves nothing out is not told: it takes one for a date whose hands are those that the exclusion has in UTC."""
    event = icalendar.Event()
    event.add("UID", "one")
    start, last = wall(case["start"]), wall(case["until"])
    event.add("DTSTART", start)
    event.add("DTEND", start + timedelta(minutes=1))
    rule = parts(case["rule"])
    until = rule.get("UNTIL")
    if until and not until.endswith("Z"):
        # RFC 5545 wants UTC where the start has a time zone.
        end = datetime.strptime(until + "235959", "%Y%m%d%H%M%S").replace(tzinfo=zone)
        rule["UNTIL"] = end.astimezone(timezone.utc).strftime(FORM)
    event.add("RRULE", icalendar.vRecur.from_ical(";".join(f"{key}={value}" for key, value in rule.items())))
    if case["additions"]:
        event.add("RDATE", [wall(one) for one in case["additions"]])
    if exclusions:
        event.add("EXDATE", exclusions)
    calendar = icalendar.Calendar()
    calendar.add("PRODID", "-//timeweave//differential//EN")
    calendar.add("VERSION", "2.0")
    calendar.add_component(event)
    found = recurring_ical_events.of(calendar).between(start, last + timedelta(seconds=1))
    return told(one for one in (event["DTSTART"].dt for event in found) if start <= one <= last)


for line in sys.stdin:
    case = json.loads(line)
    zone = ZoneInfo(case["zone"])

    def wall(text, zone=zone):
        return datetime.fromisoformat(text).replace(tzinfo=zone)

    dates, exclusions = by_dateutil(case, zone, wall)
    answer = {"dateutil": dates}
    if case["plain"]:
        answer["ical"] = by_ical(case, zone, wall, exclusions)
    print(json.dumps(answer), flush=True)
