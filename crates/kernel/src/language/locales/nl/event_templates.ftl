# Sjablonen van evenementen.

event-template-missing = Dit sjabloon bestaat niet.
event-template-blocked = Zo kan het niet. Bekijk wat in de weg staat.
event-template-changed = Het evenement is veranderd sinds je keek. Kijk nog eens.
event-template-archived = Dit sjabloon is gearchiveerd. Er worden geen evenementen meer van gemaakt.
event-template-stale = Iemand anders heeft dit sjabloon herzien. Laad het opnieuw.
event-template-name = Geef het sjabloon een naam.
event-template-source = Zeg van welk evenement het wordt genomen.
event-template-empty = Wat dit sjabloon zei, is weg met wie het schreef. Bewaar een ander evenement.
event-templates-many = Je kunt hoogstens { $most } sjablonen bewaren. Archiveer er eerst een.
event-template-versions = Dit sjabloon heeft al { $most } versies. Bewaar een nieuw sjabloon.
