# The feed, comments and reactions.

feed-item-missing = This isn't in the feed, or not for you.
feed-post-not-yours = Only the member who wrote this post can change or delete it.
feed-moment-out-of-reach = Please choose a moment within the next 365 days.
feed-post-came-out = This post is in the feed already. It needs no moment any more.
too-many-scheduled-posts = You may have { $most } scheduled posts at most.
too-many-post-pictures = { $most ->
    [one] A post can have at most { $most } picture.
   *[other] A post can have at most { $most } pictures.
}
feed-report-own = This is your own. If you don't want it there, please delete it.
feed-report-exists = You have already reported this. Staff will look at it.
feed-decide-own = This is your own, so somebody else has to decide about it.
comment-not-yours = This comment isn't yours, or it is gone.
comment-missing = This comment isn't there.
comment-too-deep = Nobody can reply any deeper. Please begin a new comment.
