# Messages between two members.

message-missing = This message doesn't exist.
message-deleted = This message has been deleted.
message-not-yours = Only the member who wrote this message can do this.
message-edit-expired = A message can only be changed within 24 hours of sending it.
voice-message-without-text = A voice message has no text that could be changed.
message-without-text = This message has no text.
translator-missing = This community has no service that translates.
message-to-yourself = You can't send messages to yourself.
message-recipient-missing = Please say who the message is for.
message-listing-differs = { $field } names something else than { $other_field } and { $third_field }. Please send only one of the two.
message-context-type-missing = Please send { $field } together with { $other_field }.
message-context-id-missing = Please send { $field } together with { $other_field }.
messages-off = This community has switched messages off.
messages-off-for-one = One of you has switched messages off.
text-missing = Please write something.
emoji-invalid = Please choose one of these: { $choice }
recording-missing = Please send a recording.
too-many-files = { $most ->
    [one] A message can have at most { $most } file.
   *[other] A message can have at most { $most } files.
}
form-number-invalid = This isn't a number that is possible here.
scopes-differ = The query and the body name different scopes. Please send one of them.
message-gone = The message is deleted.

conversation-missing = This conversation doesn't exist.
conversation-archived = The conversation is archived.
conversation-restored = The conversation is back in your inbox.

## Members who ask staff to step in.

coordinator-request-missing = There is no such request.
coordinator-request-closed = This request has already been closed.
bell-coordinator-requested = A member of { $place } asks for somebody to step in. Please look at it.
subject-coordinator-requested = A member of { $place } asks for somebody to step in
type-coordinator-requested = Coordinator requested
bell-coordinator-request-closed = Those who look after { $place } have looked at what you asked them about.
subject-coordinator-request-closed = Somebody in { $place } has looked at what you asked
type-coordinator-request-closed = Coordinator request closed
