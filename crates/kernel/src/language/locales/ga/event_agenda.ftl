# Cláir imeachtaí.

event-session-missing = Níl an seisiún seo ann.
event-agenda-closed = Ní féidir clár an imeachta seo a athrú: tá sé thart nó níl sé ar siúl.
event-session-title = Tabhair teideal dó, le do thoil.
event-session-outside = Tosaíonn agus críochnaíonn seisiún laistigh dá imeacht. Mura bhfuil deireadh leis an imeacht, laistigh de lá ón tús.
event-session-speaker-who = Roghnaigh ball nó tabhair ainm aoi, ní an dá cheann.
event-session-speaker-twice = Tá an cainteoir seo ar an liosta cheana.
event-session-room-taken = Tá seisiún eile sa seomra seo ag an am céanna.
event-session-speaker-taken = Tá duine de na cainteoirí ag caint ag seisiún eile ag an am céanna.
event-sessions-many = Ní féidir níos mó ná { $most } seisiún a bheith ag imeacht.
event-session-stale = D’athraigh duine eile é seo idir an dá linn. Breathnaigh air arís, le do thoil.
event-session-cancelled = Cuireadh an seisiún seo ar ceal.
event-agenda-order = Ainmnigh gach seisiún atá ar siúl uair amháin go díreach.
event-session-registration = Is dóibh siúd atá páirteach san imeacht na háiteanna ag seisiúin. Cláraigh don imeacht ar dtús.
event-session-closed = Ní féidir leat clárú don seisiún seo a thuilleadh.
event-session-full = Tá an seisiún seo lán.
bell-event-session-speaker = Tá tú ainmnithe mar chainteoir ag “{ $place }”.
bell-event-session-updated = D’athraigh am nó seomra an tseisiúin “{ $place }”.
bell-event-session-cancelled = Cuireadh an seisiún “{ $place }” ar ceal.
subject-event-session-speaker = Tá tú ag caint ag imeacht: { $place }
subject-event-session-updated = Seisiún athraithe: { $place }
subject-event-session-cancelled = Seisiún curtha ar ceal: { $place }
type-event-session-speaker = Cainteoir ag imeacht
type-event-session-updated = Seisiún athraithe
type-event-session-cancelled = Seisiún curtha ar ceal
