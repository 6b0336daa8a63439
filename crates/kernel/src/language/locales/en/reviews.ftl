# Reviews that members write about each other.

review-missing = This review doesn't exist.
review-exists = You have already written this review.
review-yourself = You can't review yourself.
review-not-between-you = This transaction wasn't between the two of you.
review-not-yours = Only the member who wrote this review can withdraw it.
review-about-you = You wrote this review or it is about you, so please leave it to somebody else.
reviewed = Thank you for your review!
review-removed = The review is removed.
review-flagged = The review is flagged.
review-hidden = The review is hidden.
review-approved = The review is shown again.
review-shown = This review is shown already.
