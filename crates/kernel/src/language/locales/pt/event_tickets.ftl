# Tickets of events.

event-ticket-missing = Estes bilhetes não existem.
event-ticket-forbidden = Não pode decidir sobre os bilhetes deste evento.
event-ticket-stale = Entretanto, outra pessoa alterou isto. Veja de novo, por favor.
event-ticket-event-closed = Este evento não se realiza ou já começou: não há nada a preparar.
event-ticket-many = Um evento pode ter no máximo { $most } tipos de bilhetes.
event-ticket-groups = Escolha grupos ativos que possa ver.
event-ticket-not-editable = Suspenda primeiro estes bilhetes; o que está arquivado fica como está.
event-ticket-step = Este passo não é possível no estado destes bilhetes.
event-ticket-unpayable = Ainda não se pode pagar com horas. Escolha bilhetes gratuitos.
event-ticket-over = O prazo destes bilhetes terminou. Altere-o primeiro.
event-ticket-registration = Os bilhetes são para quem participa. Inscreva-se primeiro.
event-ticket-not-active = Estes bilhetes não estão disponíveis de momento.
event-ticket-closed = Não é a altura para estes bilhetes.
event-ticket-not-eligible = Estes bilhetes não são para todos, e esta conta não pode tê-los.
event-ticket-member-most = Uma pessoa pode ter no máximo { $most } destes bilhetes.
event-ticket-exhausted = Já não há tantos: { $left }.
event-ticket-time = Indique dia e hora com segundos e diferença horária, por exemplo 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Indique esta hora uma só vez, no relógio do evento ou em UTC.
event-ticket-offset = No relógio de { $zone }, a diferença horária é então { $offset }.
event-ticket-name = Indique um nome de 1 a 191 letras.
event-ticket-price = Indique um número de horas superior a zero, com duas casas decimais no máximo.
event-ticket-price-free = Os bilhetes gratuitos não custam nada.
event-ticket-member-limit = Uma pessoa não pode ter mais do que os que há.
event-ticket-window = Tem de ser depois do início.
event-ticket-window-late = Não pode ser depois do início do evento.
event-ticket-fixed = Já foram dados bilhetes, por isso fica como está.
