# Privacy: requests, copies, leaving.

data-request-open = You've already asked for this. Staff will answer soon.
data-request-missing = There is no such request.
data-request-over = This request is already over.
data-request-own = This request is your own, so please leave it to another administrator.
data-request-received = We've received your request and will answer within 30 days.
data-export-missing = There is no such copy.
data-export-over = The file of this copy isn't there any more.
account-erased = Your account has been deleted.
community-sole-admin = You are the only administrator of this community. Please make somebody else one first.
former-member = Former member
