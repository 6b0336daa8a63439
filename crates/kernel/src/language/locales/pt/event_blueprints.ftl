# O que as novas datas dos eventos retomam.

event-blueprint-empty = Indique o que as novas datas retomam.
event-blueprint-missing = Esta escolha do que as novas datas retomam não existe.
event-blueprint-early = Indique o momento de uma data a partir desta.
event-blueprint-blocked = As novas datas não podem retomar isto tal como está. Veja o que o impede.
event-blueprint-unavailable = De momento, as novas datas não podem retomar nada aqui.
event-blueprint-reference = Um grupo a que se destinam os bilhetes já não existe.
event-blueprint-time = Uma hora que as novas datas retomam não é possível numa delas.
event-blueprint-unreadable = Não é possível ler o que as novas datas retomam.
event-blueprint-cursor = Indique o número de uma versão.

bell-event-dates-stopped = As novas datas de «{ $place }» não podem ser criadas como previsto. Veja o que retomam.

subject-event-dates-stopped = Sem novas datas: { $place }

type-event-dates-stopped = Novas datas de um evento suspensas
