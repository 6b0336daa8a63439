# Tickets of events.

event-ticket-missing = These tickets don't exist.
event-ticket-forbidden = You can't decide about the tickets of this event.
event-ticket-stale = Somebody else has changed this in the meantime. Please look at it once more.
event-ticket-event-closed = This event doesn't take place or has begun, so there is nothing to prepare.
event-ticket-many = An event can have at most { $most } kinds of tickets.
event-ticket-groups = Please choose active groups that you can see.
event-ticket-not-editable = Please pause these tickets first; what is archived stays as it is.
event-ticket-step = This step doesn't follow on how these tickets stand.
event-ticket-unpayable = Nothing can be paid with hours yet. Please choose free tickets.
event-ticket-over = The time for these tickets is over. Please change it first.
event-ticket-registration = Tickets are for those who take part. Please register first.
event-ticket-not-active = These tickets can't be had at the moment.
event-ticket-closed = This isn't the time for these tickets.
event-ticket-not-eligible = These tickets aren't for everybody, and this account can't have them.
event-ticket-member-most = One person can have at most { $most } of these tickets.
event-ticket-exhausted = There aren't so many left: { $left }.
event-ticket-time = Please give a day and a time with seconds and an offset, such as 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Please give this time once, on the clock of the event or in UTC.
event-ticket-offset = On the clock of { $zone }, the offset is { $offset } then.
event-ticket-name = Please give a name of 1 to 191 letters.
event-ticket-price = Please give a number of hours with at most two decimals, more than nothing.
event-ticket-price-free = Free tickets cost nothing.
event-ticket-member-limit = One person can't have more than there are.
event-ticket-window = This has to be after the beginning.
event-ticket-window-late = This can't be after the event begins.
event-ticket-fixed = Tickets were given out, so this stays as it is.
