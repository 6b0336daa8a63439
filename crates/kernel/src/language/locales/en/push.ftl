# Push messages to browsers and phones.

push-auth-invalid = keys.auth must be 16 bytes in base64url.
push-key-invalid = keys.p256dh must be an uncompressed point on P-256 in base64url.
endpoint-invalid = endpoint must be a web address.
endpoint-not-https = endpoint must begin with https.
endpoint-with-user = endpoint must not name a user.
endpoint-with-port = endpoint must not name a port.
endpoint-not-public = endpoint must be a public address.
browser-unsubscribed = This browser no longer gets push messages.
phone-registered = This phone now gets push messages.
phone-unregistered = This phone no longer gets push messages.
phone-not-registered-by-you = This phone is not registered with your account.
phone-needs-sign-in = Please sign in first, then register this phone.
push-to-nobody = None of these members has a browser that gets push messages.
campaign-missing = This message wasn't sent to you.
push-campaign-missing = There is no such campaign.
campaign-url-unsafe = Please enter the address of a public web page that begins with https or http.
campaign-moment-wrong = Please choose a moment that is to come and less than a year away.
campaign-half-a-place = A place needs latitude, longitude and a radius, or none of them.
campaigns-many = You can have at most { $most } campaigns that nobody has decided about.
campaign-wrong-status = The campaign has come too far for this, or not far enough.
campaign-stale = The campaign has changed. Please look at it again.
