# Guests at events.

event-guest-name = Veuillez écrire le nom de la personne invitée.
event-guest-missing = Cette personne invitée n’existe pas.
event-guest-conflict = Les personnes invitées viennent avec quelqu’un qui participe. Cette invitation ou votre inscription est annulée.
event-guest-limit = À cet événement, un membre peut amener au plus { $most } personnes.
