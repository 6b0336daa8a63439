# Programas de eventos.

event-session-missing = Esta sessão não existe.
event-agenda-closed = O programa deste evento não pode ser alterado: já terminou ou não se realiza.
event-session-title = Indique um título, por favor.
event-session-outside = Uma sessão começa e termina durante o evento. Se o evento não tiver fim, no prazo de um dia após o seu início.
event-session-speaker-who = Escolha um membro ou indique o nome de um convidado, mas não ambos.
event-session-speaker-twice = Esta pessoa já está na lista.
event-session-room-taken = Há outra sessão nesta sala à mesma hora.
event-session-speaker-taken = Uma das pessoas intervém noutra sessão à mesma hora.
event-sessions-many = Um evento pode ter no máximo { $most } sessões.
event-session-stale = Entretanto, outra pessoa alterou isto. Veja de novo, por favor.
event-session-cancelled = Esta sessão foi cancelada.
event-agenda-order = Indique exatamente uma vez cada sessão que se realiza.
event-session-registration = Os lugares nas sessões são para quem participa no evento. Inscreva-se primeiro no evento, por favor.
event-session-closed = Já não se pode inscrever nesta sessão.
event-session-full = Esta sessão está cheia.
bell-event-session-speaker = Foi indicado que intervém em “{ $place }”.
bell-event-session-updated = A hora ou a sala da sessão “{ $place }” mudou.
bell-event-session-cancelled = A sessão “{ $place }” foi cancelada.
subject-event-session-speaker = Intervém num evento: { $place }
subject-event-session-updated = Sessão alterada: { $place }
subject-event-session-cancelled = Sessão cancelada: { $place }
type-event-session-speaker = Intervenção num evento
type-event-session-updated = Sessão alterada
type-event-session-cancelled = Sessão cancelada
