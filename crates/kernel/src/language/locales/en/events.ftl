# Events: members meet.

event-missing = This event doesn't exist.
event-forbidden = Only those who manage this event can do this.
event-creation-closed = In this community, only staff can create events.

event-title-short = A title needs at least 3 letters.
event-title-hidden = The title contains letters that can't be seen. Please remove them.
event-description-required = Please describe the event.
event-time-unreadable = Please give a day or a time, such as 2030-05-01T18:00.
event-time-left-out = This time doesn't exist: clocks are put forward that night. Please choose another one.
event-time-twice = This time occurs twice: clocks are put back that night. Please choose another one.
event-time-past = An event has to begin in the future.
event-end-before-start = An event has to end after it begins.
event-all-day-midnight = An all-day event begins and ends at midnight. Please give its first day, and the day after its last.
event-timezone-unknown = This time zone is unknown. Please give its IANA name, such as Europe/Dublin.
event-half-a-place = A place on the map needs both latitude and longitude.
event-place-required = Please say where the event is before you describe the place.
event-address-unusable = Please give an address that begins with https:// or http://.
event-category-missing = This community has no such category of events.
event-series-missing = This series of events doesn't exist.
event-series-forbidden = This series belongs to another member.
event-group-missing = There is no such group that is active.
event-group-forbidden = Only those who run the group can add events to it.
event-places-taken = More places than that are already taken.
event-recurs = This event recurs. Please say which of its dates to change.

event-review-pending = This event is waiting for a decision and can't be changed until then.
event-review-not-required = This event doesn't need a decision. It can be published right away.
event-review-required = In this community, an administrator has to publish events. Please ask for it.
event-lifecycle-conflict = This isn't possible with the event as it stands now.
event-reason-required = Please say why.
event-reason-long = The reason is too long. Please use at most 4,000 letters.

event-registration-disabled = This community takes no registrations for events.
event-registration-forbidden = You can't register for this event.
event-occurrence-required = This event recurs. Please choose one of its dates.
event-registration-unavailable = You can't register for this event at the moment.
event-registration-closed = This event has already begun.
event-full = This event is full.
event-offer-acceptance-required = A place is being held for you. Please accept it.
event-waitlist-disabled = This community has no waiting lists.
event-already-confirmed = You are already registered.
event-place-free = There are places left, so nobody needs to wait.
event-offer-inactive = No place is being held for you.
event-offer-expired = The place was held for you until now, and has gone to somebody else.
event-offer-token = You don't need a code to accept the place. Please leave it out.
event-answer-going = You are registered.
event-answer-waitlisted = The event is full. You are on the waiting list.
event-answer-interested = Noted: you are interested.
event-answer-not-going = Noted: you aren't coming.
