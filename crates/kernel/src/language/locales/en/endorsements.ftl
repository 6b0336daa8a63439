# Skills, and members who endorse each other.

skill-name-missing = Please name the skill.
skill-not-listed = The community's list has no skill with this name.
skill-exists = This skill is already on the list.
endorse-yourself = You can't endorse yourself.
endorsement-exists = You have already endorsed this skill.
endorsement-gone = This endorsement has been withdrawn.
endorsed = Your endorsement is saved.
endorsement-withdrawn = Your endorsement is withdrawn.
vouched = You have endorsed this member.
