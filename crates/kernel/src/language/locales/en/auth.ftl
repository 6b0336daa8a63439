# Signing in and out, registration, and who may do what.

## Who may do what.

auth-required = Please sign in first.
role-forbidden = Your role doesn't allow this.
feature-disabled = This community has switched this feature off.
rate-limited = Too many requests. Please wait a moment and try again.
not-a-member = You aren't an active member of this community.
cursor-of-other-list = This cursor isn't from this list. Please start from the first page.
arguments-apart = Please give either this argument or { $other }, not both.

## Signing in.

login-incomplete = Please enter your e-mail address and password.
login-wrong = The e-mail address or the password is wrong.
too-many-wrong-passwords = Too many wrong passwords. Please try again later.
too-many-sign-ins-at-once = Too many people are signing in at this moment. Please try again.
account-suspended = This account is suspended. Please contact your community's staff.
account-not-taken = Your registration wasn't accepted. Please contact the community's staff.
account-waits-for-approval = Your account is waiting for approval by staff.
email-not-confirmed = Please confirm your e-mail address first.

## Tokens.

token-missing = Please send a token.
token-invalid = This token isn't valid. Please sign in again.
refresh-token-missing = Please send a refresh token.
refresh-token-not-yours = This isn't one of your refresh tokens.
refresh-superseded = A newer token was issued a moment ago. Please use that one.
session-over = Your session has ended. Please sign in again.
signed-out = You are signed out.
signed-out-everywhere = You are signed out on all devices.

## Registration.

registration-closed = This community isn't taking new members at the moment.
registration-daily-limit = Enough members have registered from your network today. Please try again tomorrow.
organisation-name-missing = Please enter the organisation's name.
terms-not-accepted = Please accept the terms to register.
passwords-differ = The two passwords aren't the same.
position-missing = This position isn't a real place. Please choose your place again.
name-unseen-letters = Please write the name without line breaks and hidden characters.
name-markup = Please write the name without < and >.
name-address = Please write the name without web or e-mail addresses.
password-repeats = This password repeats a few characters. Please choose one that is harder to guess.
password-row = This password follows a row of keys or the alphabet. Please choose one that is harder to guess.
password-common = This password is one of those that attackers try first. Please choose another one.
email-disposable = Please use an address that you keep. This one belongs to a service for throwaway mailboxes.
password-own = This password consists of what others know about you or the community. Please choose another one.
invite-required = You need an invitation to register here. Please enter its code.
invite-invalid = This invitation isn't valid, or it has been used up. Please ask for a new one.
invite-ends-before = The invitation would end before it begins.
invite-missing = There is no such invitation.
registration-does-not-wait = This account isn't waiting for a decision.
registered = Welcome! You can sign in now.
registered-confirm = Welcome! Please confirm your e-mail address.
registered-wait = Welcome! Staff will review your registration.
registered-confirm-and-wait = Welcome! Please confirm your e-mail address. Staff will then review your registration.

## Confirming an e-mail address.

verification-link-invalid = This link doesn't work any more. Please ask for a new one.
verification-sent = We've sent you an e-mail with a new link.
# Says the same whether there is such an account or not.
verification-sent-perhaps = If this address still has to be confirmed, we've sent an e-mail to it.
email-confirmed = Your e-mail address is confirmed. You can sign in now.
email-confirmed-wait = Your e-mail address is confirmed. Staff will review your registration.
email-confirmed-before = Your e-mail address is already confirmed.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = If somebody has an account with this address, we've sent an e-mail to it.
password-set = Your new password is set. You can sign in with it now.
password-changed = Your new password is set. Please sign in again.
password-wrong = This isn't your present password.
password-too-short = { $least ->
    [one] The password needs at least { $least } character.
   *[other] The password needs at least { $least } characters.
}
password-used-before = You have used this password before. Please choose a new one.
email-change-sent = We've sent an e-mail to your new address. Please open the link in it.
email-stays = Your e-mail address stays as it is.
email-change-stopped = Your e-mail address stays as it is. Please choose a new password; we've sent you an e-mail for that.
email-changed = Your new e-mail address is confirmed. Please sign in again.
email-change-missing = No change of your e-mail address is waiting.
security-event-missing = There is no such entry in your security log. Entries are kept for a year.
sign-in-missing = There is no such sign-in. It may have ended already.
session-goes-on = Your session goes on.
session-opened = Your session is open.

## The second factor.

second-factor-wanted = Please enter a code from your authenticator app as well.
second-factor-on-before = The second factor is already on.
second-factor-code-wrong = This code is wrong, or there were too many wrong ones. Please try the next one, or wait 15 minutes.
second-factor-step-over = This sign-in took too long, or there were too many wrong codes. Please start again.
second-factor-off = The second factor is off. Please sign in again.
second-factor-demanded = This community asks for a second factor. Please switch it on in your security settings first.
trusted-device-missing = This device is not trusted.
member-not-below-you = You can only do this for members whose role is below yours.
impersonation-not-allowed = Only the member may do this.
impersonation-of-oneself = You are yourself already.
impersonation-none = You are acting as nobody else.
impersonation-proof-worthless = This link to act as a member is over or was used before. Please start again.
onboarding-required = Please finish your first steps before you do this.
maintenance = This community is being worked on. Please come back a little later.
maintenance-said = { $message }
app-update-required = This version of the app is too old for this community. Please update it.
legal-accepted = Thank you.
legal-document-missing = There is no such document.
legal-version-not-in-force = This is not the version in force. Please read the present one.
legal-versions-of-two = These are versions of two different documents.
legal-acceptance-required = The community's terms have changed. Please accept them first.

## Passkeys.

security-confirmation-required = Please confirm first that it is you.
passkey-page = Passkeys can’t be used on this page.
passkey-too-late = This took too long or was tried before. Please start again.
passkey-failed = This passkey could not be used. Please try again.
passkey-known = This passkey is known already.
passkeys-enough = You can have at most { $most } passkeys. Please remove one first.
passkey-missing = There is no such passkey.
passkey-name-odd = A name has no control characters.
passkey-last = This is the only way into your account. Please choose a password first.
passkey-added = Your passkey has been added.
passkey-removed = Your passkey has been removed. Please sign in again.
passkeys-removed = Your passkeys have been removed. Please sign in again.
