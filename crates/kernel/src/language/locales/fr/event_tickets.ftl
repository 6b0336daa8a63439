# Tickets of events.

event-ticket-missing = Ces billets n’existent pas.
event-ticket-forbidden = Vous ne pouvez pas décider des billets de cet évènement.
event-ticket-stale = Quelqu’un d’autre l’a modifié entre-temps. Revoyez-le, s’il vous plaît.
event-ticket-event-closed = Cet évènement n’a pas lieu ou a commencé : il n’y a rien à préparer.
event-ticket-many = Un évènement peut avoir au plus { $most } sortes de billets.
event-ticket-groups = Choisissez des groupes actifs que vous pouvez voir.
event-ticket-not-editable = Suspendez d’abord ces billets ; ce qui est archivé reste tel quel.
event-ticket-step = Cette étape ne correspond pas à l’état de ces billets.
event-ticket-unpayable = On ne peut encore rien payer en heures. Choisissez des billets gratuits.
event-ticket-over = La période de ces billets est passée. Modifiez-la d’abord.
event-ticket-registration = Les billets sont pour celles et ceux qui participent. Inscrivez-vous d’abord.
event-ticket-not-active = Ces billets ne sont pas disponibles pour le moment.
event-ticket-closed = Ce n’est pas le moment pour ces billets.
event-ticket-not-eligible = Ces billets ne sont pas pour tout le monde, et ce compte ne peut pas en avoir.
event-ticket-member-most = Une personne peut avoir au plus { $most } de ces billets.
event-ticket-exhausted = Il n’en reste pas autant : { $left }.
event-ticket-time = Indiquez un jour et une heure avec les secondes et le décalage, par exemple 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Indiquez cette heure une seule fois, à l’horloge de l’évènement ou en UTC.
event-ticket-offset = À l’horloge de { $zone }, le décalage est alors de { $offset }.
event-ticket-name = Indiquez un nom de 1 à 191 lettres.
event-ticket-price = Indiquez un nombre d’heures supérieur à zéro, avec deux décimales au plus.
event-ticket-price-free = Les billets gratuits ne coûtent rien.
event-ticket-member-limit = Une personne ne peut pas en avoir plus qu’il n’y en a.
event-ticket-window = Cela doit venir après le début.
event-ticket-window-late = Cela ne peut pas être après le début de l’évènement.
event-ticket-fixed = Des billets ont été donnés, cela reste donc tel quel.
