# Guests at events.

event-guest-name = Escribe el nombre de la persona invitada.
event-guest-missing = Esta persona invitada no existe.
event-guest-conflict = Las personas invitadas vienen con alguien que participa. Esta invitación o tu inscripción está cancelada.
event-guest-limit = En este evento, cada miembro puede traer como máximo { $most } personas invitadas.
