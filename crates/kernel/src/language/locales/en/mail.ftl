# What mails say. $community is the community's name, $name whoever reads.

mail-greeting = Hello { $name },
mail-greeting-stranger = Hello,
mail-subject = News from { $community }
mail-open = Take a look
mail-link-hint = If the button does not work, open this address:
mail-why = You receive this mail because you belong to { $community }.
mail-why-account = You receive this mail because somebody signed up at { $community } with this address.
mail-why-invited = You receive this mail because somebody at { $community } invited this address.
mail-support-answer-subject = An answer from { $community }
mail-support-answer-text = You wrote to { $community }. This is what its staff answer:
mail-support-answer-why = You receive this mail because somebody wrote to { $community } with this address.
mail-write-open = Write to the team
mail-manage = Choose what you want to hear about
mail-unsubscribe = Stop mails like this one
mail-unsubscribe-all = Stop all mails from { $community }

mail-digest-subject-daily = Your day at { $community }: { $count ->
    [one] one piece of news
   *[other] { $count } pieces of news
}
mail-digest-subject-monthly = Your month at { $community }: { $count ->
    [one] one piece of news
   *[other] { $count } pieces of news
}
mail-digest-daily = This has happened at { $community } since your last mail.
mail-digest-monthly = This has happened at { $community } in the past month.
mail-digest-more = { $count ->
    [one] And one more. You find everything in your notifications.
   *[other] And { $count } more. You find everything in your notifications.
}
mail-digest-open = See all notifications

mail-welcome-subject = Welcome to { $community }
mail-welcome-text = How nice that you are here! Your account is ready, and you can sign in at any time.
mail-welcome-next = Tell the others a little about yourself: what you like to do, and what you could use a hand with. That is how neighbours find each other.
mail-welcome-open = Go to { $community }

mail-verify-subject = Please confirm your e-mail address
mail-verify-text = How nice that you want to join { $community }! Please confirm that this address is yours.
mail-verify-open = Confirm my address
mail-verify-hours = The link is good for 24 hours and works once.
mail-verify-ignore = Did you not sign up? Then you need not do anything; nothing will happen with your address.
mail-group-invite-text = { $name } would like you to join the group { $place } at { $community }.
mail-group-invite-open = See the invitation
mail-group-invite-days = The link is good for 14 days, and only for an account with this address.
mail-group-invite-ignore = Don't you want to join? Then you need not do anything.

mail-received-subject = We have your registration
mail-received-text = Thank you for wanting to join { $community }! Somebody from the team will take a look at your registration.
mail-received-next = As soon as your account is ready, we write to you again.

mail-repeated-subject = You already have an account
mail-repeated-text = Somebody has just tried to sign up at { $community } with this address. You already have an account there.
mail-repeated-next = Was it you? Then simply sign in.
mail-repeated-open = Sign in
mail-repeated-ignore = Was it not you? Then you need not do anything: your account has not changed, and nobody was told that you have one.

mail-rejected-subject = Your registration
mail-rejected-text = Thank you for wanting to join { $community }. Unfortunately the team could not accept your registration. This is why:

mail-why-security = You receive this mail because it is about the safety of your account at { $community }.

mail-reset-subject = Choose a new password
mail-reset-text = Somebody has asked for a new password for your account at { $community }. With this link you can choose one.
mail-reset-open = Choose a new password
mail-reset-hours = The link is good for one hour and works once.
mail-reset-ignore = Was it not you? Then you need not do anything: your password stays as it is.

mail-password-changed-subject = Your password was changed
mail-password-changed-text = The password of your account at { $community } has just been changed. All devices have been signed out.
mail-password-changed-next = Was it not you? Then choose a new password at once.
mail-password-changed-open = Choose a new password

mail-email-confirm-subject = Please confirm your new e-mail address
mail-email-confirm-text = Your account at { $community } is to have this address from now on. Please confirm that it is yours.
mail-email-confirm-open = Confirm my new address
mail-email-confirm-ignore = Do you know nothing of this? Then you need not do anything; nothing will happen with your address.

mail-email-stop-subject = Your e-mail address is about to change
mail-email-stop-text = Somebody who knows your password wants to give your account at { $community } another e-mail address. It changes as soon as the new address is confirmed.
mail-email-stop-next = Was it not you? Then stop it: all devices are signed out, and we send you a link to choose a new password.
mail-email-stop-open = Stop the change
mail-email-stop-ignore = Was it you? Then you need not do anything.

mail-email-changed-subject = Your e-mail address was changed
mail-email-changed-text = Your account at { $community } has another e-mail address now. You can no longer sign in with this one.
mail-email-changed-next = Was it not you? Then please write to the team at once.

mail-second-factor-on-subject = The second factor is on
mail-second-factor-off-subject = The second factor is off
mail-second-factor-text = This is about how you sign in to your account at { $community }. When a second factor is on, a code from an app is needed beside the password.
mail-second-factor-reset-subject = The team has reset your second factor
mail-second-factor-reset-text = The team has reset your second factor. Until you switch it on again, the password alone is enough to sign in to your account at { $community }. All devices were signed out. This is what they wrote:

mail-topic-messages = Messages
mail-topic-connections = Connections
mail-topic-reviews = Reviews
mail-topic-transactions = Hours
mail-topic-social = Comments and likes
mail-topic-events = Events
mail-topic-groups = Groups
mail-topic-listings = Offers and requests
mail-topic-jobs = Jobs
mail-topic-ideation = Ideas
mail-topic-safeguarding = Safety
mail-topic-system = From the team
mail-topic-security = Your account
mail-topic-other = Other news
mail-topic-all = All e-mails
mail-topic-digest = Summaries
mail-topic-gamification = Points and badges
mail-topic-org = Organisations
mail-topic-federation = News from partner communities

page-unsubscribe-title = Fewer e-mails?
page-unsubscribe-text = You will then get no more e-mails of this kind from { $community }:
page-unsubscribe-all-text = You will then get no more e-mails of any kind from { $community }, but for those about your account:
page-unsubscribe-button = Yes, stop them
page-unsubscribe-keep = If you would rather keep them, just close this page.
page-unsubscribed-title = Done
page-unsubscribed-text = You get no more e-mails of this kind from { $community }:
page-unsubscribed-all-text = You get no more e-mails of any kind from { $community }, but for those about your account:
page-unsubscribed-back = You can switch them on again in your settings at any time.
page-unsubscribe-invalid-title = This link does not work
page-unsubscribe-invalid-text = It may have been cut off on its way. Open the link in the e-mail once more, or change your settings after signing in.
