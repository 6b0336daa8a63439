# Irish. Singular address. The English file says what the messages are for.

message-missing = Níl an teachtaireacht seo ann.
message-deleted = Scriosadh an teachtaireacht seo.
message-not-yours = Ní féidir ach leis an té a scríobh an teachtaireacht seo é seo a dhéanamh.
message-edit-expired = Ní féidir teachtaireacht a athrú ach laistigh de 24 uair an chloig tar éis í a sheoladh.
voice-message-without-text = Níl aon téacs i dteachtaireacht ghutha a d’fhéadfaí a athrú.
message-without-text = Níl aon téacs sa teachtaireacht seo.
translator-missing = Níl aon seirbhís aistriúcháin ag an bpobal seo.
message-to-yourself = Ní féidir leat teachtaireachtaí a sheoladh chugat féin.
message-recipient-missing = Abair cé dó an teachtaireacht, le do thoil.
message-listing-differs = Ainmníonn { $field } rud éigin seachas { $other_field } agus { $third_field }. Ná seol ach ceann amháin.
message-context-type-missing = Seol { $field } in éineacht le { $other_field }, le do thoil.
message-context-id-missing = Seol { $field } in éineacht le { $other_field }, le do thoil.
messages-off = Tá teachtaireachtaí múchta ag an bpobal seo.
messages-off-for-one = Tá teachtaireachtaí múchta ag duine agaibh.
text-missing = Scríobh rud éigin, le do thoil.
emoji-invalid = Roghnaigh ceann díobh seo, le do thoil: { $choice }
recording-missing = Seol taifeadadh, le do thoil.
too-many-files = { $most ->
    [one] Ceadaítear { $most } chomhad ar a mhéad i dteachtaireacht.
    [two] Ceadaítear { $most } chomhad ar a mhéad i dteachtaireacht.
    [few] Ceadaítear { $most } chomhad ar a mhéad i dteachtaireacht.
    [many] Ceadaítear { $most } gcomhad ar a mhéad i dteachtaireacht.
   *[other] Ceadaítear { $most } comhad ar a mhéad i dteachtaireacht.
}
form-number-invalid = Ní féidir an uimhir seo a úsáid anseo.
scopes-differ = Ainmníonn an cheist agus an corp raonta éagsúla. Seol ceann amháin acu, le do thoil.
message-gone = Tá an teachtaireacht scriosta.

conversation-missing = Níl an comhrá seo ann.
conversation-archived = Tá an comhrá sa chartlann.
conversation-restored = Tá an comhrá ar ais i do bhosca isteach.

coordinator-request-missing = Níl an t-iarratas sin ann.
coordinator-request-closed = Dúnadh an t-iarratas seo cheana.
bell-coordinator-requested = Tá ball den phobal ({ $place }) ag iarraidh ar dhuine éigin teacht isteach sa scéal. Féach air, le do thoil.
subject-coordinator-requested = Iarraidh ar dhuine éigin teacht isteach sa scéal ({ $place })
type-coordinator-requested = Iarratas ar chomhordaitheoir
bell-coordinator-request-closed = D’fhéach lucht stiúrtha an phobail ({ $place }) ar an rud a d’iarr tú.
subject-coordinator-request-closed = Féachadh ar d’iarratas ({ $place })
type-coordinator-request-closed = Iarratas ar chomhordaitheoir dúnta
