# Tickets of events.

event-ticket-missing = Níl na ticéid seo ann.
event-ticket-forbidden = Ní féidir leat cinneadh a dhéanamh faoi thicéid an imeachta seo.
event-ticket-stale = D’athraigh duine eile é seo idir an dá linn. Breathnaigh air arís, le do thoil.
event-ticket-event-closed = Níl an t-imeacht seo ar siúl nó tá sé tosaithe, mar sin níl aon rud le hullmhú.
event-ticket-many = Ní féidir níos mó ná { $most } cineál ticéad a bheith ag imeacht.
event-ticket-groups = Roghnaigh grúpaí gníomhacha a fheiceann tú.
event-ticket-not-editable = Cuir na ticéid seo ar sos ar dtús; fanann an rud atá sa chartlann mar atá sé.
event-ticket-step = Ní leanann an chéim seo ón gcaoi a bhfuil na ticéid seo.
event-ticket-unpayable = Ní féidir aon rud a íoc le huaireanta go fóill. Roghnaigh ticéid saor in aisce.
event-ticket-over = Tá am na dticéad seo thart. Athraigh ar dtús é.
event-ticket-registration = Is dóibh siúd a ghlacann páirt iad na ticéid. Cláraigh ar dtús.
event-ticket-not-active = Níl na ticéid seo ar fáil faoi láthair.
event-ticket-closed = Ní hé seo an t-am do na ticéid seo.
event-ticket-not-eligible = Ní do gach duine na ticéid seo, agus ní féidir leis an gcuntas seo iad a bheith aige.
event-ticket-member-most = Ní féidir níos mó ná { $most } de na ticéid seo a bheith ag duine amháin.
event-ticket-exhausted = Níl an oiread sin fágtha: { $left }.
event-ticket-time = Tabhair lá agus am le soicindí agus fritháireamh, mar shampla 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Tabhair an t-am seo uair amháin, ar chlog an imeachta nó in UTC.
event-ticket-offset = Ar chlog { $zone }, is é { $offset } an fritháireamh an uair sin.
event-ticket-name = Tabhair ainm idir 1 agus 191 litir.
event-ticket-price = Tabhair líon uaireanta os cionn náid, le dhá ionad dheachúlacha ar a mhéad.
event-ticket-price-free = Níl costas ar thicéid saor in aisce.
event-ticket-member-limit = Ní féidir níos mó ná a bhfuil ann a bheith ag duine amháin.
event-ticket-window = Caithfidh sé seo a bheith tar éis an tosaigh.
event-ticket-window-late = Ní féidir é seo a bheith tar éis thús an imeachta.
event-ticket-fixed = Tugadh ticéid amach, mar sin fanann sé seo mar atá sé.
