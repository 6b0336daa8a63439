# Programmes d’évènements.

event-session-missing = Cette séance n’existe pas.
event-agenda-closed = Le programme de cet évènement ne peut pas être modifié : il est terminé ou n’a pas lieu.
event-session-title = Donnez-lui un titre, s’il vous plaît.
event-session-outside = Une séance commence et se termine pendant son évènement. Si l’évènement n’a pas de fin, dans la journée qui suit son début.
event-session-speaker-who = Choisissez un membre ou indiquez le nom d’une personne invitée, mais pas les deux.
event-session-speaker-twice = Cette personne figure déjà dans la liste.
event-session-room-taken = Une autre séance a lieu dans cette salle au même moment.
event-session-speaker-taken = L’une des personnes intervient dans une autre séance au même moment.
event-sessions-many = Un évènement peut avoir au plus { $most } séances.
event-session-stale = Quelqu’un d’autre l’a modifié entre-temps. Revoyez-le, s’il vous plaît.
event-session-cancelled = Cette séance a été annulée.
event-agenda-order = Nommez exactement une fois chaque séance qui a lieu.
event-session-registration = Les places aux séances sont pour les personnes qui participent à l’évènement. Inscrivez-vous d’abord.
event-session-closed = Vous ne pouvez plus vous inscrire à cette séance.
event-session-full = Cette séance est complète.
bell-event-session-speaker = Vous intervenez à « { $place } ».
bell-event-session-updated = L’heure ou la salle de la séance « { $place } » a changé.
bell-event-session-cancelled = La séance « { $place } » a été annulée.
subject-event-session-speaker = Vous intervenez à un évènement : { $place }
subject-event-session-updated = Séance modifiée : { $place }
subject-event-session-cancelled = Séance annulée : { $place }
type-event-session-speaker = Intervention à un évènement
type-event-session-updated = Séance modifiée
type-event-session-cancelled = Séance annulée
