# Notifications, what members want to hear of, and members whom they muted.

notification-missing = This notification doesn't exist.
notification-group-key-invalid = Please name a group of notifications by its type, a colon and its link.
notification-choice-missing = Please name either one notification or all of them.

preferences-empty = Please send at least one preference.
thread-missing = This thread doesn't exist.
notification-context-missing = Please say what this setting is about.
notification-context-id-missing = Please say which group or thread this setting is about.
notification-frequency-missing = Please say how often you want to be notified.
notification-push-alone = Please change push notifications in a request of their own.
push-failure-missing = That push message is no longer in the log.
unsubscribe-link-invalid = This link doesn't work. Please open the link in the e-mail again.

mute-yourself = You can't mute yourself.
mute-missing = You haven't muted this member.
