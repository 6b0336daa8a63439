# Members, their settings, and blocks between them.

member-missing = This member doesn't exist.
language-not-offered = This community doesn't offer this language.
language-saved = Your language is saved.
preferences-saved = Your preferences are saved.

blocked = One of you has blocked the other, so this isn't possible.
block-yourself = You can't block yourself.
block-missing = You haven't blocked this member.
member-blocked = This member is blocked. Neither of you can contact the other until you unblock them.
member-unblocked = This member is no longer blocked.
