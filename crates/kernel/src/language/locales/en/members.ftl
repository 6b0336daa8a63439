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

profile-email-elsewhere = Your e-mail address can't be changed here. Leave it as it is.
profile-picture-elsewhere = Please upload your picture. An address from elsewhere can't be used.
profile-birth-date-impossible = Please check your date of birth.
profile-phone-short = Your telephone number needs at least { $least } digits.
profile-place-incomplete = Please send both latitude and longitude, or neither.
skill-missing = You don't have this skill on your list.
skill-there = This skill is already on your list.
too-many-skills = You can list at most { $most } skills. Remove one first.
skill-removed = The skill is removed.
skill-category-missing = There is no such category of skills.
skill-category-there = There is a category of this name already.
skill-category-circle = A category can't stand below itself, and not this deep.
skill-category-used = Members have skills in this category, so it can only be hidden.
skill-category-removed = The category is removed.
availability-missing = You haven't said that you have time then.
availability-ends-first = A time has to end after it begins.
availability-overlaps = Two of your times overlap. Please make one of them.
availability-too-many = You can list at most { $most } times a day.
availability-over = This day is over.
availability-saved = Your times are saved.
day-sunday = Sunday
day-monday = Monday
day-tuesday = Tuesday
day-wednesday = Wednesday
day-thursday = Thursday
day-friday = Friday
day-saturday = Saturday

## Badges that staff grant.

badge-unknown = There is no such badge.
badge-over = { $field } must be in the future.
badge-missing = The member has no such badge.
bell-verification = You were granted a badge: { $place }.
subject-verification = A badge for you
type-verification = Verification
