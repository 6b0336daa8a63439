# What new occurrences of events take over.

event-blueprint-empty = Please say what new dates take over.
event-blueprint-missing = This choice of what new dates take over doesn't exist.
event-blueprint-early = Please give the time of a date from this one on.
event-blueprint-blocked = New dates can't take this over as it is. Please look at what stands in its way.
event-blueprint-unavailable = New dates can't take anything over here at the moment.
event-blueprint-reference = A group that the tickets are for doesn't exist any more.
event-blueprint-time = A time that new dates take over isn't possible on one of them.
event-blueprint-unreadable = What new dates take over can't be read.
event-blueprint-cursor = Please give the number of a version.

bell-event-dates-stopped = New dates of “{ $place }” can’t be made as they are planned. Please look at what they take over.

subject-event-dates-stopped = No new dates: { $place }

type-event-dates-stopped = Event dates stopped
