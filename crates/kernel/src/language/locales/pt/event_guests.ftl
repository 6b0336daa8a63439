# Guests at events.

event-guest-name = Escreva o nome da pessoa convidada.
event-guest-missing = Esta pessoa convidada não existe.
event-guest-conflict = As pessoas convidadas vêm com alguém que participa. Esta pessoa ou a sua inscrição está cancelada.
event-guest-limit = Neste evento, cada membro pode trazer no máximo { $most } pessoas.
