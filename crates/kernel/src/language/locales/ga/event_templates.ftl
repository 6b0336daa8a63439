# Teimpléid imeachtaí.

event-template-missing = Níl an teimpléad seo ann.
event-template-blocked = Ní féidir é seo a dhéanamh mar atá. Féach cad atá sa bhealach.
event-template-changed = D'athraigh an t-imeacht ó d'fhéach tú air. Féach arís.
event-template-archived = Tá an teimpléad seo sa chartlann. Ní dhéantar imeachtaí as a thuilleadh.
event-template-stale = D'athraigh duine eile an teimpléad seo. Lódáil arís é.
event-template-name = Tabhair ainm don teimpléad.
event-template-source = Abair cén t-imeacht as a dtógtar é.
event-template-empty = D'imigh a raibh sa teimpléad seo leis an duine a scríobh é. Coinnigh imeacht eile.
event-templates-many = Is féidir { $most } teimpléad ar a mhéad a choinneáil. Cuir ceann sa chartlann ar dtús.
event-template-versions = Tá { $most } leagan den teimpléad seo ann cheana. Coinnigh ceann nua.
