# Templates of events.

event-template-missing = This template doesn't exist.
event-template-blocked = This can't be done as it is. Please look at what stands in its way.
event-template-changed = The event has changed since you looked. Please look again.
event-template-archived = This template is archived. No events are made of it any more.
event-template-stale = Somebody else has revised this template. Please load it again.
event-template-name = Please give the template a name.
event-template-source = Please say from which event it is taken.
event-template-empty = What this template said has gone with whoever wrote it. Please keep another event.
event-templates-many = You can keep at most { $most } templates. Please archive one first.
event-template-versions = This template has { $most } versions already. Please keep a new one.
