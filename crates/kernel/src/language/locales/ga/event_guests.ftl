# Guests at events.

event-guest-name = Scríobh ainm an aoi, le do thoil.
event-guest-missing = Níl an t-aoi seo ann.
event-guest-conflict = Tagann aíonna le duine atá ag glacadh páirte. Tá an t-aoi seo, nó do chlárú, ar ceal.
event-guest-limit = Ag an imeacht seo, ní féidir le baill níos mó ná { $most } aoi a thabhairt leo.
