# What members are told about what happened, by the kind of the notification (its `type` on the wire, with hyphens).
#
# $name is whoever caused it: a display name of a person or an organisation, of any gender, never declined, perhaps with marks in it.
# $place is the group or the listing that it is about, or the community; $hours a number with at most two decimals.

## The sentence in the bell.

bell-connection-request = { $name } would like to connect with you.
bell-connection-accepted = { $name } accepted your connection request.
bell-connection-declined = { $name } declined your connection request.
bell-new-message = { $name } sent you a message.
bell-transaction = { $name } sent you hours.
bell-credits-received = { $name } credited hours to you.
bell-credits-taken = Staff of { $place } have taken hours from your balance.
bell-credit-received = { $hours ->
    [one] { $name } sent you { $hours } hour.
   *[other] { $name } sent you { $hours } hours.
}
bell-credit-sent = { $hours ->
    [one] You sent { $hours } hour to { $name }.
   *[other] You sent { $hours } hours to { $name }.
}
bell-review-request = Please say how it went with { $name }.
bell-review-received = { $name } reviewed you.
bell-review-hidden = Staff of { $place } have hidden a review that you wrote.
bell-review-removed = Staff of { $place } have removed a review that you wrote.
bell-listing-saved = { $name } saved your listing.
bell-listing-pending-review = A listing by { $name } is waiting to be approved.
bell-listing-approved = Your listing “{ $place }” was approved.
bell-listing-rejected = Your listing “{ $place }” was not approved. You can change it and send it in again. The reason:
bell-listing-reported = Your listing “{ $place }” was reported, and staff agree. Please look at it.
bell-listing-report-upheld = You reported “{ $place }”, and staff agree. Thank you!
bell-listing-report-dismissed = You reported “{ $place }”. Staff looked at it and found nothing wrong. Thank you for telling us.
bell-listing-removed = Staff deleted your listing “{ $place }”.
bell-listing-suspended = Staff suspended your listing “{ $place }”. Other members can’t see it any more.
bell-new-listing-created = { $name } added a listing.
bell-listing-report-created = A listing in { $place } was reported. Please look at it.
bell-marketplace-listing-pending-review = Something that { $name } sells is waiting to be approved.
bell-marketplace-listing-approved = What you sell, “{ $place }”, was approved.
bell-marketplace-listing-rejected = What you sell, “{ $place }”, was taken off the marketplace.
bell-marketplace-low-stock = Only a few are left of “{ $place }”.
bell-marketplace-seller-suspended = Staff have suspended you as a seller. What you sell is hidden for now.
bell-marketplace-seller-restored = You can sell again. What you sell is visible as before.
bell-group-member-joined = { $name } joined { $place }.
bell-group-join-request = { $name } would like to join { $place }.
bell-group-join = You now belong to { $place }.
bell-group-join-rejected = Your request to join { $place } was declined.
bell-group-role-owner = You are now the owner of { $place }.
bell-group-role-admin = You now help to run { $place }.
bell-group-role-member = You no longer help to run { $place }, but are still a member.
bell-group-removed = You no longer belong to { $place }.
bell-group-banned = You can no longer take part in { $place }.
bell-group-invite = { $name } invites you to join { $place }.
bell-group-chatroom-message = { $name } wrote to { $place }.
bell-group-announcement = { $name } announced something in { $place }.
bell-new-topic = { $name } started a discussion in { $place }.
bell-new-reply = { $name } replied in a discussion in { $place }.
bell-new-group-created = { $name } founded the group { $place }.
bell-exchange-request-received = { $name } asks you for an exchange.
bell-exchange-pending-broker = { $name } accepted your exchange. It is now waiting for approval by staff of { $place }.
bell-exchange-accepted = { $name } accepted your exchange.
bell-exchange-approved = { $name } approved your exchange.
bell-exchange-rejected = { $name } stopped your exchange.
bell-exchange-request-declined = { $name } declined your exchange.
bell-exchange-started = { $name } has begun your exchange.
bell-exchange-ready-confirmation = { $name } says it is done. Please confirm the hours.
bell-exchange-completed = Your exchange is completed and the hours have moved.
bell-exchange-cancelled = { $name } called your exchange off.
bell-exchange-disputed = { $name } asks that somebody looks at your exchange.
bell-exchange-hours-differ = You and { $name } confirmed different hours for your exchange. Staff will look into it.
bell-exchange-needs-broker = An exchange in { $place } is waiting for a decision. Please look at it.
bell-marketplace-order-confirmed = The order of { $place } is confirmed.
bell-marketplace-order-paid = The order of { $place } is paid.
bell-marketplace-order-shipped = { $place } is on its way to you.
bell-marketplace-order-delivered = The buyer says that { $place } has come.
bell-marketplace-order-completed = The order of { $place } is completed.
bell-marketplace-order-cancelled = The order of { $place } was cancelled.
bell-marketplace-order-rated = { $name } rated an order of yours.
bell-marketplace-dispute-opened = { $name } opened a dispute about your order.
bell-marketplace-dispute-resolved = The dispute about your order is decided.
bell-marketplace-dispute-filed = A dispute in { $place } is waiting for a decision. Please look at it.
bell-marketplace-report-filed = A report about a listing in { $place } is waiting for a decision. Please look at it.
bell-marketplace-report-received = Your report about “{ $place }” has arrived.
bell-marketplace-report-acknowledged = Your report about “{ $place }” is being looked at.
bell-marketplace-report-resolved = Your report about “{ $place }” is decided.
bell-marketplace-report-appeal-received = Your appeal about “{ $place }” has arrived.
bell-marketplace-report-appeal-resolved = The appeal about “{ $place }” is decided.
bell-marketplace-enforcement-under-review = “{ $place }” was reported and is being looked at.
bell-marketplace-enforcement-action = Staff have decided a report about “{ $place }” against you. You can appeal.
bell-marketplace-enforcement-cleared = “{ $place }” was reported. Staff have looked at it, and nothing changes.
bell-marketplace-offer-received = { $name } made an offer for your listing.
bell-marketplace-offer-accepted = { $name } accepted your offer.
bell-marketplace-offer-declined = Your offer was declined.
bell-marketplace-offer-countered = { $name } answered your offer with another amount.
bell-marketplace-offer-counter-accepted = { $name } accepted your counter-offer.
bell-marketplace-offer-withdrawn = { $name } withdrew an offer for your listing.
bell-safeguarding-flag = Something was reported in { $place }. Please look at it soon.
bell-safeguarding-contact-blocked = An attempt at contact was stopped in { $place } to protect a member. Please look at it.
bell-gdpr-request = { $name } asked for something that data protection law gives. Please answer within 30 days.
bell-gdpr-account-deletion = { $name } would like their account to be deleted. Please answer within 30 days.
bell-data-request-received = Staff of { $place } received your data protection request and will answer within 30 days.
bell-data-request-completed = Staff of { $place } carried out your data protection request.
bell-data-request-rejected = Staff of { $place } rejected your data protection request. You can read why in your settings.
bell-legal-acceptance-needed = There is a new version of “{ $place }”. Please read and accept it.
bell-legal-version-published = There is a new version of “{ $place }”.
bell-impersonation-started = { $place } of the staff has signed in as you, for 15 minutes at most, to help. You can end it in your security settings.
bell-passkey-registered = A passkey has been added to your account. If it wasn’t you, remove it and change your password.
bell-passkey-removed = A passkey has been removed from your account.
bell-welcome = Welcome to { $place }!
bell-new-user-registered = { $name } joined the community.
bell-registration-waiting = { $name } has registered and is waiting for a decision.
bell-password-changed = Your password was changed.
bell-email-changed = Your e-mail address was changed.
bell-2fa-enabled = The second factor is on.
bell-2fa-disabled = The second factor is off.
bell-2fa-reset = The team has reset your second factor.

## The subject of an e-mail about it.

subject-connection-request = { $name } would like to connect with you
subject-connection-accepted = { $name } accepted your connection request
subject-connection-declined = { $name } declined your connection request
subject-new-message = { $name } sent you a message
subject-transaction = { $name } sent you hours
subject-credits-received = { $name } credited hours to you
subject-credits-taken = Hours were taken from your balance
subject-credit-received = { $hours ->
    [one] { $name } sent you { $hours } hour
   *[other] { $name } sent you { $hours } hours
}
subject-credit-sent = { $hours ->
    [one] You sent { $hours } hour to { $name }
   *[other] You sent { $hours } hours to { $name }
}
subject-review-request = How did it go with { $name }?
subject-review-received = { $name } reviewed you
subject-review-hidden = A review that you wrote was hidden
subject-review-removed = A review that you wrote was removed
subject-listing-saved = { $name } saved your listing
subject-listing-pending-review = A listing is waiting to be approved
subject-listing-approved = Your listing was approved
subject-listing-rejected = Your listing was not approved
subject-listing-reported = Your listing was reported
subject-listing-report-upheld = Staff agree with your report
subject-listing-report-dismissed = Staff have looked at your report
subject-listing-removed = Your listing was deleted
subject-listing-suspended = Your listing was suspended
subject-new-listing-created = New listing by { $name }
subject-listing-report-created = A listing was reported
subject-marketplace-listing-pending-review = Something for sale is waiting to be approved
subject-marketplace-listing-approved = What you sell was approved
subject-marketplace-listing-rejected = What you sell was taken off the marketplace
subject-marketplace-low-stock = Only a few are left of what you sell
subject-marketplace-seller-suspended = You are suspended as a seller
subject-marketplace-seller-restored = You can sell again
subject-group-member-joined = { $name } joined { $place }
subject-group-join-request = { $name } would like to join { $place }
subject-group-join = You now belong to { $place }
subject-group-join-rejected = Your request to join { $place } was declined
subject-group-role-owner = You are now the owner of { $place }
subject-group-role-admin = You now help to run { $place }
subject-group-role-member = You no longer help to run { $place }, but are still a member
subject-group-removed = You no longer belong to { $place }
subject-group-banned = You can no longer take part in { $place }
subject-group-invite = { $name } invites you to join { $place }
subject-group-chatroom-message = { $name } wrote to { $place }
subject-group-announcement = { $name } announced something in { $place }
subject-new-topic = { $name } started a discussion in { $place }
subject-new-reply = { $name } replied in a discussion in { $place }
subject-new-group-created = New group: { $place }
subject-exchange-request-received = { $name } asks you for an exchange
subject-exchange-pending-broker = Your exchange is waiting for approval
subject-exchange-accepted = { $name } accepted your exchange
subject-exchange-approved = Your exchange was approved
subject-exchange-rejected = Your exchange was stopped
subject-exchange-request-declined = { $name } declined your exchange
subject-exchange-started = { $name } has begun your exchange
subject-exchange-ready-confirmation = Please confirm the hours of your exchange
subject-exchange-completed = Your exchange is completed
subject-exchange-cancelled = { $name } called your exchange off
subject-exchange-disputed = { $name } asks that somebody looks at your exchange
subject-exchange-hours-differ = You and { $name } confirmed different hours
subject-exchange-needs-broker = An exchange is waiting for a decision
subject-marketplace-order-confirmed = An order is confirmed
subject-marketplace-order-paid = An order is paid
subject-marketplace-order-shipped = Your order is on its way
subject-marketplace-order-delivered = Your sale was delivered
subject-marketplace-order-completed = An order is completed
subject-marketplace-order-cancelled = An order was cancelled
subject-marketplace-order-rated = { $name } rated an order of yours
subject-marketplace-dispute-opened = { $name } opened a dispute about your order
subject-marketplace-dispute-resolved = The dispute about your order is decided
subject-marketplace-dispute-filed = A dispute is waiting for a decision
subject-marketplace-report-filed = A report about a listing is waiting for a decision
subject-marketplace-report-received = Your report has arrived
subject-marketplace-report-acknowledged = Your report is being looked at
subject-marketplace-report-resolved = Your report is decided
subject-marketplace-report-appeal-received = Your appeal has arrived
subject-marketplace-report-appeal-resolved = The appeal about a listing is decided
subject-marketplace-enforcement-under-review = A listing of yours is being looked at
subject-marketplace-enforcement-action = A report about a listing of yours is decided
subject-marketplace-enforcement-cleared = A report about a listing of yours is closed
subject-marketplace-offer-received = { $name } made an offer for your listing
subject-marketplace-offer-accepted = { $name } accepted your offer
subject-marketplace-offer-declined = Your offer was declined
subject-marketplace-offer-countered = { $name } answered your offer with another amount
subject-marketplace-offer-counter-accepted = { $name } accepted your counter-offer
subject-marketplace-offer-withdrawn = { $name } withdrew an offer for your listing
subject-safeguarding-flag = Something was reported in { $place }
subject-safeguarding-contact-blocked = An attempt at contact was stopped in { $place }
subject-gdpr-request = { $name } made a data protection request
subject-gdpr-account-deletion = { $name } would like to leave
subject-data-request-received = Your data protection request has arrived
subject-data-request-completed = Your data protection request was carried out
subject-data-request-rejected = Your data protection request was rejected
subject-legal-acceptance-needed = Please read and accept: { $place }
subject-legal-version-published = A new version of “{ $place }”
subject-impersonation-started = { $place } of the staff has signed in as you
subject-passkey-registered = A passkey was added to your account
subject-passkey-removed = A passkey was removed from your account
subject-welcome = Welcome to { $place }!
subject-new-user-registered = New member: { $name }
subject-registration-waiting = Registration to look at: { $name }
subject-password-changed = Your password was changed
subject-email-changed = Your e-mail address was changed
subject-2fa-enabled = The second factor is on
subject-2fa-disabled = The second factor is off
subject-2fa-reset = The team has reset your second factor

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] { $hours } hour from { $name } has been added to your balance.
   *[other] { $hours } hours from { $name } have been added to your balance.
}
detail-credit-sent = { $hours ->
    [one] { $hours } hour to { $name } was sent.
   *[other] { $hours } hours to { $name } were sent.
}
detail-review-request = You and { $name } have exchanged time. Please say in a few words how it went: it helps others to find somebody they can trust.
detail-voice-message = A voice message is waiting for you.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = There is news for you
push-new-message = You have a new message
push-connection-request = You have a new connection request
push-connection-accepted = Your connection request was accepted
push-body = Open the app to see it.

## The short heading of a line in the bell. In English it is the kind in words, which older clients rely on.

type-connection-request = Connection request
type-connection-accepted = Connection accepted
type-connection-declined = Connection declined
type-new-message = New message
type-transaction = Transaction
type-credits-received = Credits received
type-credits-taken = Credits taken
type-credit-received = Credit received
type-credit-sent = Credit sent
type-review-request = Review request
type-review-received = Review received
type-review-hidden = Review hidden
type-review-removed = Review removed
type-listing-saved = Listing saved
type-listing-pending-review = Listing pending review
type-listing-approved = Listing approved
type-listing-rejected = Listing rejected
type-listing-reported = Listing reported
type-listing-report-upheld = Listing report upheld
type-listing-report-dismissed = Listing report dismissed
type-listing-removed = Listing removed
type-listing-suspended = Listing suspended
type-new-listing-created = New listing created
type-listing-report-created = Listing report created
type-marketplace-listing-pending-review = Marketplace listing pending review
type-marketplace-listing-approved = Marketplace listing approved
type-marketplace-listing-rejected = Marketplace listing rejected
type-marketplace-low-stock = Marketplace low stock
type-marketplace-seller-suspended = Marketplace seller suspended
type-marketplace-seller-restored = Marketplace seller restored
type-group-member-joined = Group member joined
type-group-join-request = Group join request
type-group-join = Group join
type-group-join-rejected = Group join rejected
type-group-role-owner = Group role owner
type-group-role-admin = Group role admin
type-group-role-member = Group role member
type-group-removed = Group removed
type-group-banned = Group banned
type-group-invite = Group invite
type-group-chatroom-message = Group chatroom message
type-group-announcement = Group announcement
type-new-topic = New topic
type-new-reply = New reply
type-new-group-created = New group created
type-exchange-request-received = Exchange request received
type-exchange-pending-broker = Exchange pending broker
type-exchange-accepted = Exchange accepted
type-exchange-approved = Exchange approved
type-exchange-rejected = Exchange rejected
type-exchange-request-declined = Exchange request declined
type-exchange-started = Exchange started
type-exchange-ready-confirmation = Exchange ready confirmation
type-exchange-completed = Exchange completed
type-exchange-cancelled = Exchange cancelled
type-exchange-disputed = Exchange disputed
type-exchange-hours-differ = Exchange hours differ
type-exchange-needs-broker = Exchange needs broker
type-marketplace-order-confirmed = Marketplace order confirmed
type-marketplace-order-paid = Marketplace order paid
type-marketplace-order-shipped = Marketplace order shipped
type-marketplace-order-delivered = Marketplace order delivered
type-marketplace-order-completed = Marketplace order completed
type-marketplace-order-cancelled = Marketplace order cancelled
type-marketplace-order-rated = Marketplace order rated
type-marketplace-dispute-opened = Marketplace dispute opened
type-marketplace-dispute-resolved = Marketplace dispute resolved
type-marketplace-dispute-filed = Marketplace dispute filed
type-marketplace-report-filed = Marketplace report filed
type-marketplace-report-received = Marketplace report received
type-marketplace-report-acknowledged = Marketplace report acknowledged
type-marketplace-report-resolved = Marketplace report resolved
type-marketplace-report-appeal-received = Marketplace report appeal received
type-marketplace-report-appeal-resolved = Marketplace report appeal resolved
type-marketplace-enforcement-under-review = Marketplace enforcement under review
type-marketplace-enforcement-action = Marketplace enforcement action
type-marketplace-enforcement-cleared = Marketplace enforcement cleared
type-marketplace-offer-received = Marketplace offer received
type-marketplace-offer-accepted = Marketplace offer accepted
type-marketplace-offer-declined = Marketplace offer declined
type-marketplace-offer-countered = Marketplace offer countered
type-marketplace-offer-counter-accepted = Marketplace offer counter accepted
type-marketplace-offer-withdrawn = Marketplace offer withdrawn
type-safeguarding-flag = Safeguarding flag
type-safeguarding-contact-blocked = Safeguarding contact blocked
type-gdpr-request = Gdpr request
type-gdpr-account-deletion = Gdpr account deletion
type-data-request-received = Data request received
type-data-request-completed = Data request completed
type-data-request-rejected = Data request rejected
type-legal-acceptance-needed = Legal acceptance needed
type-legal-version-published = Legal version published
type-impersonation-started = Impersonation started
type-passkey-registered = Passkey registered
type-passkey-removed = Passkey removed
type-welcome = Welcome
type-new-user-registered = New user registered
type-registration-waiting = Registration waiting
type-password-changed = Password changed
type-email-changed = Email changed
type-2fa-enabled = The second factor is on
type-2fa-disabled = The second factor is off
type-2fa-reset = The team has reset your second factor

bell-event-cancelled = “{ $place }” was cancelled.
bell-event-updated = The time or place of “{ $place }” has changed.
bell-event-approved = Your event “{ $place }” was approved and is published.
bell-event-pending-review = { $name } would like to publish “{ $place }”. Please decide about it.
bell-new-event-created = { $name } published the event “{ $place }”.
subject-event-cancelled = Cancelled: { $place }
subject-event-updated = Changed: { $place }
subject-event-approved = Your event is published
subject-event-pending-review = An event is waiting for a decision
subject-new-event-created = New event: { $place }
type-event-cancelled = Event cancelled
type-event-updated = Event updated
type-event-approved = Event approved
type-event-pending-review = Event pending review
type-new-event-created = New event created
bell-event-waitlist-offered = A place at “{ $place }” is being held for you for a short while. Please accept it if you would like to come.
bell-event-offer-expired = The place at “{ $place }” was held for you, but not accepted in time.
subject-event-waitlist-offered = A place is held for you: { $place }
subject-event-offer-expired = The place was not accepted in time: { $place }
type-event-waitlist-offered = Event waitlist offered
type-event-offer-expired = Event offer expired
