# Irish. Singular address. The English file says what the messages are for.

query-missing = Seol ceist, le do thoil.
query-request-invalid = Seol réad amháin le query, variables, operationName agus extensions, le do thoil.
query-digest-mismatch = Ní hé an t-achoimriú seo SHA-256 na ceiste seo.
persisted-query-version = Teastaíonn leagan 1 ó cheist bhuanaithe.
document-not-trusted = Níl an doiciméad seo ar liosta na ndoiciméad iontaofa. Seol ceann ón liosta sin, le do thoil.
operation-name-missing = Tá níos mó ná oibríocht amháin sa doiciméad seo. Ainmnigh ceann acu in operationName, le do thoil.
operation-name-unknown = Níl aon oibríocht { $name } sa cháipéis seo.
mutation-by-get = Ní féidir athruithe (mutation) a sheoladh le GET. Úsáid POST, le do thoil.
subscription-without-socket = Teastaíonn WebSocket leis an bprótacal graphql-transport-ws le haghaidh síntiús.
subscription-many-fields = Ní féidir le síntiús ach réimse amháin a iarraidh. Oscail síntiús ar leith do gach réimse, le do thoil.
socket-protocol-missing = Oscail an WebSocket leis an bprótacal graphql-transport-ws, le do thoil.
socket-too-busy = { $limit ->
    [one] Tá { $limit } oibríocht ar siúl ag an soicéad seo cheana, agus ní féidir leis tuilleadh a rith ag an am céanna. Fan go dtí go mbeidh sí críochnaithe, le do thoil.
    [two] Tá { $limit } oibríocht ar siúl ag an soicéad seo cheana, agus ní féidir leis tuilleadh a rith ag an am céanna. Fan go dtí go mbeidh ceann acu críochnaithe, le do thoil.
    [few] Tá { $limit } oibríocht ar siúl ag an soicéad seo cheana, agus ní féidir leis tuilleadh a rith ag an am céanna. Fan go dtí go mbeidh ceann acu críochnaithe, le do thoil.
    [many] Tá { $limit } n-oibríocht ar siúl ag an soicéad seo cheana, agus ní féidir leis tuilleadh a rith ag an am céanna. Fan go dtí go mbeidh ceann acu críochnaithe, le do thoil.
   *[other] Tá { $limit } oibríocht ar siúl ag an soicéad seo cheana, agus ní féidir leis tuilleadh a rith ag an am céanna. Fan go dtí go mbeidh ceann acu críochnaithe, le do thoil.
}

query-too-complex = Iarrann an cheist seo an iomarca in éineacht. Iarr liostaí níos giorra nó níos lú réimsí, le do thoil.
response-too-large = Bheadh an freagra seo rómhór. Iarr liostaí níos giorra nó níos lú réimsí, le do thoil. Is é an teorainn i mbearta ná { $limit }.
query-too-deep = { $limit ->
    [one] Tá an cheist seo neadaithe ródhomhain. Ceadaítear { $limit } leibhéal ar a mhéad.
    [two] Tá an cheist seo neadaithe ródhomhain. Ceadaítear { $limit } leibhéal ar a mhéad.
    [few] Tá an cheist seo neadaithe ródhomhain. Ceadaítear { $limit } leibhéal ar a mhéad.
    [many] Tá an cheist seo neadaithe ródhomhain. Ceadaítear { $limit } leibhéal ar a mhéad.
   *[other] Tá an cheist seo neadaithe ródhomhain. Ceadaítear { $limit } leibhéal ar a mhéad.
}
introspection-too-deep = Neadaíonn an cheist seo cur síos na scéimre uirthi féin ródhomhain.
document-too-long = { $limit ->
    [one] Tá an doiciméad seo rófhada. Ceadaítear { $limit } bheart ar a mhéad.
    [two] Tá an doiciméad seo rófhada. Ceadaítear { $limit } bheart ar a mhéad.
    [few] Tá an doiciméad seo rófhada. Ceadaítear { $limit } bheart ar a mhéad.
    [many] Tá an doiciméad seo rófhada. Ceadaítear { $limit } mbeart ar a mhéad.
   *[other] Tá an doiciméad seo rófhada. Ceadaítear { $limit } beart ar a mhéad.
}
document-too-many-tokens = { $limit ->
    [one] Tá an doiciméad seo rófhada. Ceadaítear { $limit } chomhartha ar a mhéad.
    [two] Tá an doiciméad seo rófhada. Ceadaítear { $limit } chomhartha ar a mhéad.
    [few] Tá an doiciméad seo rófhada. Ceadaítear { $limit } chomhartha ar a mhéad.
    [many] Tá an doiciméad seo rófhada. Ceadaítear { $limit } gcomhartha ar a mhéad.
   *[other] Tá an doiciméad seo rófhada. Ceadaítear { $limit } comhartha ar a mhéad.
}
document-too-many = { $what ->
    [aliases] Tá an iomarca ailiasanna sa doiciméad seo. Ceadaítear { $limit } ar a mhéad.
    [directives] Tá an iomarca treoracha sa doiciméad seo. Ceadaítear { $limit } ar a mhéad.
    [schemas] Iarrann an doiciméad seo __schema rómhinic. Is é an teorainn ná { $limit }.
    [types] Iarrann an doiciméad seo __type rómhinic. Is é an teorainn ná { $limit }.
    [self-aliases] Tá an iomarca ailiasanna sa doiciméad seo i gcur síos na scéimre uirthi féin. Ceadaítear { $limit } ar a mhéad.
    [self-fields] Iarrann an doiciméad seo an iomarca de chur síos na scéimre uirthi féin. Is é an teorainn, agus réimsí á gcomhaireamh, ná { $limit }.
   *[fields] Tá an iomarca réimsí sa doiciméad seo. Ceadaítear { $limit } ar a mhéad.
}
fragment-cycle = Úsáideann an blúire { $name } é féin.
value-null = { $field }: níl cead null a bheith ann. Is é an cineál ná { $kind }.
value-of-other-type = { $field }: ní mór luach den chineál { $kind } a bheith ann.

query-field-unknown = Níl aon réimse { $name } ag an gcineál { $kind }.
query-field-similar = Níl aon réimse { $name } ag an gcineál { $kind }. Réimsí cosúla: { $names }.
query-argument-unknown = Níl aon argóint { $argument } ag { $place }.
query-argument-similar = Níl aon argóint { $argument } ag { $place }. Argóintí cosúla: { $names }.
query-directive-unknown = Níl aon treoir { $directive } ann.
query-directive-misplaced = Ní féidir leis an treoir { $directive } a bheith anseo.
query-directive-twice = Tá an treoir { $directive } anseo faoi dhó.
query-fragment-unknown = Níl aon bhlúire { $fragment } sa doiciméad seo.
query-type-unknown = Níl aon chineál { $kind } sa scéimre.
query-variable-undeclared = Úsáidtear an athróg { $variable }, ach níl sí fógartha.
query-variable-unused = Tá an athróg { $variable } fógartha, ach ní úsáidtear í.
query-fragment-unused = Ní úsáidtear an blúire { $fragment }.
query-fields-conflict = Tá { $name } ar dhá réimse sa fhreagra, ach iarrann siad rudaí éagsúla. Tabhair ailias do cheann acu, le do thoil.
query-fragment-misfit = Ní féidir le blúire ar { $kind } aon rud laistigh de { $inside } a mheaitseáil.
query-argument-missing = Teastaíonn an argóint { $argument } ó { $place }.
query-selection-missing = Teastaíonn roghnú réimsí ón réimse { $name } den chineál { $kind }.
query-selection-needless = Níl aon réimsí le roghnú ag an réimse { $name } den chineál { $kind }.
query-name-twice = Tá an t-ainm { $name } anseo faoi dhó.
query-fragment-on-leaf = Ní féidir le blúire a bheith ar { $kind }: níl réimsí ach ag réada, comhéadain agus aontais.
query-variable-output = Ní féidir leis an athróg { $variable } a bheith den chineál { $kind }, mar ní cineál ionchuir é.
query-unreadable = Ní féidir an doiciméad seo a léamh ó líne { $line }, colún { $column } ar aghaidh.

id-invalid = { $kind ->
    [member] Ní id baill é seo.
    [connection] Ní id ceangail é seo.
    [review] Ní id léirmheasa é seo.
    [listing] Ní id fógra é seo.
    [message] Ní id teachtaireachta é seo.
    [notification] Ní id fógra nuachta é seo.
    [group] Ní id grúpa é seo.
   *[anything] Ní id bailí é seo.
}
