# Exchanges: one member does something for another, and hours are paid for it.

exchange-missing = This exchange doesn't exist.
exchange-own-listing = This is your own listing, so you can't request an exchange about it.
exchange-exists = You already have an open exchange about this listing.
exchange-blocked = You can't exchange with this member.
exchange-partner-inactive = The other member isn't active in this community at the moment.
exchange-not-yours = Only somebody else in this exchange can do this.
exchange-decide-own = You are part of this exchange, so somebody else from staff has to decide.
exchange-hours-missing = Please say how many hours are paid.
exchange-insufficient-balance = The member who pays doesn't have enough hours for this.

# $status is how things are with the exchange, $action what somebody tried to do with it. "approve" is staff's decision about a request,
# "resolve" their decision about a dispute.
exchange-wrong-status = { $status ->
    [pending_provider] This exchange hasn't been accepted yet
    [pending_broker] This exchange is waiting for approval by staff
    [accepted] This exchange has been accepted but not started
    [in_progress] This exchange is already in progress
    [pending_confirmation] This exchange is waiting for its hours to be confirmed
    [disputed] Staff are looking into this exchange
    [completed] This exchange has already been completed
    [expired] This exchange has expired
   *[cancelled] This exchange has already been cancelled
}, { $action ->
    [accept] so it can't be accepted.
    [decline] so it can't be declined.
    [start] so it can't be started.
    [complete] so it can't be marked as done.
    [confirm] so its hours can't be confirmed.
    [dispute] so it can't be disputed.
    [cancel] so it can't be cancelled.
    [approve] so there is nothing to approve.
    [resolve] so there is no dispute to resolve.
   *[other] so this isn't possible.
}

exchange-cancelled = The exchange is cancelled.
exchange-declined = The exchange is declined.
exchange-paid = Thank you! The hours have been transferred.
exchange-half-confirmed = Thank you! The other member has yet to confirm.
exchange-disputed = You confirmed different hours. Staff will look into it.

exchange-rating-early = You can rate this exchange once it is completed.
exchange-reversed = The hours of this exchange were taken back, so it can't be rated.
exchange-rating-exists = You have already rated this exchange.
