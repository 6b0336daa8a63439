# Portuguese. The English file says what the messages are for.

event-missing = Este evento não existe.
event-forbidden = Só quem gere este evento pode fazer isto.
event-creation-closed = Nesta comunidade, só a equipa pode criar eventos.

event-title-short = Um título precisa de pelo menos 3 letras.
event-title-hidden = O título contém caracteres invisíveis. Retire-os, por favor.
event-description-required = Descreva o evento, por favor.
event-time-unreadable = Indique um dia ou uma hora, por exemplo 2030-05-01T18:00.
event-time-left-out = Esta hora não existe: nessa noite os relógios são adiantados. Escolha outra, por favor.
event-time-twice = Esta hora existe duas vezes: nessa noite os relógios são atrasados. Escolha outra, por favor.
event-time-past = Um evento tem de começar no futuro.
event-end-before-start = Um evento tem de terminar depois de começar.
event-all-day-midnight = Um evento de dia inteiro começa e termina à meia-noite. Indique o primeiro dia e o dia depois do último.
event-timezone-unknown = Este fuso horário é desconhecido. Indique o seu nome IANA, por exemplo Europe/Dublin.
event-half-a-place = Um lugar no mapa precisa de latitude e longitude.
event-place-required = Indique onde é o evento antes de descrever o lugar.
event-address-unusable = Indique um endereço que comece por https:// ou http://.
event-category-missing = Esta comunidade não tem essa categoria de eventos.
event-series-missing = Esta série de eventos não existe.
event-series-forbidden = Esta série pertence a outro membro.
event-group-missing = Não existe nenhum grupo ativo assim.
event-group-forbidden = Só quem dirige o grupo pode acrescentar-lhe eventos.
event-places-taken = Já há mais lugares ocupados.
event-recurs = Este evento repete-se. Indique que datas quer alterar.

event-review-pending = Este evento espera uma decisão e não pode ser alterado até lá.
event-review-not-required = Este evento não precisa de uma decisão. Pode ser publicado já.
event-review-required = Nesta comunidade, é a administração que publica os eventos. Peça-o, por favor.
event-lifecycle-conflict = Isto não é possível com o evento no estado atual.
event-reason-required = Indique o motivo, por favor.
event-reason-long = O motivo é demasiado longo. Use no máximo 4000 caracteres.

event-registration-disabled = Esta comunidade não aceita inscrições em eventos.
event-registration-forbidden = Não se pode inscrever neste evento.
event-occurrence-required = Este evento repete-se. Escolha uma das datas, por favor.
event-registration-unavailable = De momento não se pode inscrever neste evento.
event-registration-closed = Este evento já começou.
event-full = Este evento está completo.
event-offer-acceptance-required = Há um lugar reservado para si. Aceite-o, por favor.
event-waitlist-disabled = Esta comunidade não tem listas de espera.
event-already-confirmed = A sua inscrição já está feita.
event-place-free = Ainda há lugares, ninguém precisa de esperar.
event-offer-inactive = Não há nenhum lugar reservado para si.
event-offer-expired = O lugar esteve reservado para si até agora e passou para outra pessoa.
event-offer-token = Não precisa de código para aceitar o lugar. Retire-o, por favor.
event-answer-going = A sua inscrição está feita.
event-answer-waitlisted = O evento está completo. Está na lista de espera.
event-answer-interested = Anotado: tem interesse.
event-answer-not-going = Anotado: não vem.
