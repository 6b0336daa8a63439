# Irish. Singular address. The English file says what the messages are for.

socket-id-invalid = Ní mór dhá uimhir le ponc eatarthu a bheith in { $field }.
channel-name-invalid = Níl ainm cainéil in { $field }.
channel-public = Ní mór cainéal príobháideach nó cainéal láithreachta a bheith in { $field }. Ní theastaíonn údarú le haghaidh cainéal poiblí.
channel-not-yours = Níl rochtain agat ar an gcainéal seo.
presence-not-offered = Níl cainéil láithreachta ar fáil anseo.
presence-hidden = Tá tú i bhfolach de réir do shocruithe príobháideachais, mar sin ní féidir a thaispeáint go bhfuil tú i láthair.
