# Listings: what members offer and request.

listing-missing = This listing doesn't exist.
listing-not-yours = Only the owner of this listing or an administrator can do this.
listing-limit-reached = { $most ->
    [one] You already have { $most } listing, and you can't have more. Please remove it first.
   *[other] You already have { $most } listings, and you can't have more. Please remove one first.
}
listing-text-too-short = { $least ->
    [one] Please write at least { $least } character.
   *[other] Please write at least { $least } characters.
}
listing-offers-off = This community doesn't take offers.
listing-requests-off = This community doesn't take requests.
listing-category-missing = This category doesn't exist.
listing-category-required = Please choose a category.
listing-location-required = Please say where this is.
listing-hours-too-few = { $field } must be at least as much as { $other_field }.
listing-hours-out-of-range = Please enter between 0.5 and { $most } hours.
listing-availability-invalid = availability must be a list or an object.
listing-availability-too-long = { $most ->
    [one] availability is too long. It may have up to { $most } byte.
   *[other] availability is too long. It may have up to { $most } bytes.
}
listing-not-approved = This listing has to be approved by staff before you can activate it.
listing-status-forbidden = This listing can't be changed to this status.
listing-not-renewable = Only an active or expired listing can be renewed.
listing-renew-waits = The text of this listing waits to be approved. Activate the listing first.
listing-renewed-too-often = This listing can't be renewed any more. Please write a new one.
listing-renew-not-yours = Only its owner can renew a listing.
listing-favourites-off = This community doesn't let members save listings.
listing-writer-missing = This community has no service that writes texts.

listing-reports-off = This community doesn't take reports about listings.
listing-report-own = You can't report your own listing.
listing-save-own = You can't save your own listing.
listing-report-exists = You have already reported this listing.
listing-report-missing = This report doesn't exist.
listing-report-decide-own = You made this report, so somebody else has to decide about it.
listing-report-decided = This report has already been decided.
listing-decide-own = This listing is yours, so somebody else has to decide about it.
listing-not-waiting = This listing isn't waiting to be approved.
listing-changed-since = This listing was changed since you read it. Please look at it again.
listing-reported = Thank you! Staff will look at it.

picture-required = Please send a picture.
too-many-pictures = { $most ->
    [one] A listing can have at most { $most } picture.
   *[other] A listing can have at most { $most } pictures.
}
listing-picture-missing = This listing has no such picture.
listing-pictures-incomplete = Please name every picture of the listing exactly once.
too-many-tags = { $most ->
    [one] A listing can have at most { $most } tag.
   *[other] A listing can have at most { $most } tags.
}
place-missing = There is no such place on the map.
