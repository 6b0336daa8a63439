# Guests at events.

event-guest-name = Please write the guest's name.
event-guest-missing = This guest doesn't exist.
event-guest-conflict = Guests come with somebody who takes part. This guest, or your registration, is cancelled.
event-guest-limit = At this event, members can bring at most { $most } guests.
