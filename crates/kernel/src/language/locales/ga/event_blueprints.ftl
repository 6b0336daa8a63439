# A nglacann dátaí nua imeachtaí ar láimh.

event-blueprint-empty = Abair cad a thógann na dátaí nua ar láimh.
event-blueprint-missing = Níl an rogha seo ann maidir lena dtógann na dátaí nua ar láimh.
event-blueprint-early = Tabhair am dáta ón gceann seo amach.
event-blueprint-blocked = Ní féidir leis na dátaí nua é seo a ghlacadh mar atá. Féach cad atá sa bhealach.
event-blueprint-unavailable = Ní féidir le dátaí nua aon rud a ghlacadh anseo faoi láthair.
event-blueprint-reference = Níl grúpa a bhfuil na ticéid dó ann a thuilleadh.
event-blueprint-time = Níl am a ghlacann na dátaí nua indéanta ar cheann acu.
event-blueprint-unreadable = Ní féidir a bhfuil le glacadh ag na dátaí nua a léamh.
event-blueprint-cursor = Tabhair uimhir leagain.

bell-event-dates-stopped = Ní féidir dátaí nua de “{ $place }” a dhéanamh mar a bhí beartaithe. Féach cad a ghlacann siad ar láimh.

subject-event-dates-stopped = Gan dátaí nua: { $place }

type-event-dates-stopped = Stad ar dhátaí nua imeachta
