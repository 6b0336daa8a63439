# Groups and who belongs to them. "Administrators" here are those of a group.

group-missing = This group doesn't exist.
group-forbidden = You don't have permission to do this in this group.
group-unavailable = This group is not active at the moment.
group-full = This group is full.
group-limit-reached = No member can be in more groups than this. Please leave another group first.
group-type-missing = This community has no such type of group.
group-name-missing = Please give the group a name.
group-name-taken = A group with this name already exists.
group-place-incomplete = Please send both latitude and longitude, or neither.
group-picture-unclear = Please either send a picture or remove it, not both.
group-sole-admin = You are the only administrator of this group. Please make somebody else an administrator first.
group-owner-cannot-leave = The owner can't leave the group. Please make somebody else the owner first, or delete the group.
group-admin-protected = You can't do this to an administrator of the group.

group-joined = Welcome to the group!
group-requested = Your request has been sent.
group-asked-already = You have already asked to join this group.
group-request-missing = This member hasn't asked to join.
group-invited-already = This member has already been invited.
group-member-already = This member is already in the group.
group-member-missing = This member isn't in the group.
group-member-banned = This member is banned from the group.
group-declined-lately = Your last request to join was declined. You can ask again { $days } days after that.
group-banned-already = This member is already banned from the group.
group-not-banned = This member isn't banned from the group.
group-banned = You are banned from this group.
group-not-member = You aren't in this group.
group-tab-off = This community has switched this part of groups off.
group-announcement-missing = This announcement doesn't exist.
group-announcement-end-passed = Please choose an end that is still to come.
group-discussion-missing = This discussion doesn't exist.
group-reply-missing = This reply doesn't exist.
group-invite-missing = This invitation doesn't exist.
group-invite-expired = This invitation has expired. Please ask for a new one.
group-invite-revoked = This invitation has been withdrawn.
group-invite-used = This invitation has already been used.
group-invite-other-email = This invitation was sent to another e-mail address.
group-invite-limit = A group can have at most { $most } open invitations. Please withdraw some first.

## Files of groups.

group-file-missing = This file doesn't exist.
group-file-deleted = The file is deleted.
group-file-text-too-long = { $field } can have { $most } characters at most.
group-files-full = The group has no room for this file. Please delete others first.
group-files-full-everywhere = The community has no room for this file.
