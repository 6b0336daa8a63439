# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

member-missing = Dit lid bestaat niet.
language-not-offered = Deze gemeenschap biedt deze taal niet aan.
language-saved = Je taal is opgeslagen.
preferences-saved = Je voorkeuren zijn opgeslagen.

blocked = Een van jullie heeft de ander geblokkeerd, dus dit kan niet.
block-yourself = Je kunt jezelf niet blokkeren.
block-missing = Je hebt dit lid niet geblokkeerd.
member-blocked = Dit lid is geblokkeerd. Jullie kunnen elkaar niet bereiken totdat je de blokkering opheft.
member-unblocked = Dit lid is niet meer geblokkeerd.
