# Channels of live updates. Mostly developers read it.

socket-id-invalid = { $field } must be two numbers with a dot between them.
channel-name-invalid = { $field } isn't the name of a channel.
channel-public = { $field } must be a private or a presence channel. Public channels need no authorisation.
channel-not-yours = You don't have access to this channel.
presence-not-offered = Presence channels aren't available here.
presence-hidden = Your privacy settings hide you, so you can't be shown as present.
