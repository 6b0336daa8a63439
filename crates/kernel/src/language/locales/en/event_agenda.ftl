# Agendas of events.

event-session-missing = This session doesn't exist.
event-agenda-closed = The agenda of this event can't be changed: it is over or doesn't take place.
event-session-title = Please give it a title.
event-session-outside = A session begins and ends within its event. If the event has no end, within a day of its beginning.
event-session-speaker-who = Please choose a member or give the name of a guest, not both.
event-session-speaker-twice = This speaker is already in the list.
event-session-room-taken = Another session is in this room at the same time.
event-session-speaker-taken = One of the speakers speaks at another session at the same time.
event-sessions-many = An event can have at most { $most } sessions.
event-session-stale = Somebody else has changed this in the meantime. Please look at it once more.
event-session-cancelled = This session was cancelled.
event-agenda-order = Please name each session that takes place exactly once.
event-session-registration = Places at sessions are for those who take part in the event. Please register for it first.
event-session-closed = You can't register for this session any more.
event-session-full = This session is full.
bell-event-session-speaker = You are named as a speaker at “{ $place }”.
bell-event-session-updated = The time or room of the session “{ $place }” has changed.
bell-event-session-cancelled = The session “{ $place }” was cancelled.
subject-event-session-speaker = You speak at an event: { $place }
subject-event-session-updated = Session changed: { $place }
subject-event-session-cancelled = Session cancelled: { $place }
type-event-session-speaker = Event session speaker
type-event-session-updated = Event session updated
type-event-session-cancelled = Event session cancelled
