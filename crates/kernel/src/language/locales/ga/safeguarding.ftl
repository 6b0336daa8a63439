# Irish. Singular address. The English file says what the messages are for.

contact-restricted = Ní féidir é seo a dhéanamh leis an mball seo.
jurisdiction-required = Ní féidir é seo a dhéanamh go dtí go mbeidh d’áit chónaithe cláraithe ag an bhfoireann.
vetting-required = Ní féidir é seo a dhéanamh go dtí go mbeidh grinnfhiosrú déanta ag an bhfoireann ort.
safeguarding-unavailable = Ní féidir é seo a dhéanamh faoi láthair. Bain triail eile as ar ball, le do thoil.

measure-missing = Níl an beart cosanta seo ann.
measure-lifted = Cuireadh deireadh leis an mbeart cosanta seo cheana.
measure-about-you = Baineann an beart cosanta seo leat féin, mar sin fág faoi riarthóir é, le do thoil.
reason-missing = Tabhair cúis, le do thoil.
measure-pair-of-one = Ní mór ball eile a bheith in { $field }.
measure-no-pair = Ní cheadaítear { $field } ach i mbeart den chineál no_contact.
measure-no-direction = Ní cheadaítear direction ach i mbeart den chineál no_contact a bhaineann le ball amháin.
measure-for-everything = Baineann an cineál seo birt le gach idirghníomhú i gcónaí. Fág interactions ar lár, le do thoil.
measure-place-missing = Ainmnigh an tír nó an réigiún, le do thoil.
measure-no-place = Ní bhaineann tír ná réigiún leis an gcineál seo birt. Fág jurisdiction ar lár, le do thoil.
measure-over = Ní mór { $field } a bheith sa todhchaí agus i ndiaidh { $other_field }.

safeguarding-option-missing = Níl an rogha sin ann.
safeguarding-option-nothing-named = Abair cad is mian leat a athrú, le do thoil.
safeguarding-option-there = Tá rogha leis an eochair sin ann cheana.
too-many-safeguarding-options = Ní féidir níos mó ná { $most } rogha a bheith ann.
safeguarding-option-only-read = Ní dhéantar ach rogha den chineál info a léamh: ní bhaineann { $field } léi.
safeguarding-option-values = Bíonn luachanna ag rogha den chineál select, agus ní bhíonn ag aon cheann eile.
safeguarding-option-value-twice = Tá a ainm féin de dhíth ar gach luach.
safeguarding-choice-unknown = Níl an rogha seo ar fáil.
safeguarding-choice-twice = Tá “{ $label }” ainmnithe faoi dhó.
safeguarding-choice-value = Roghnaigh ceann de luachanna “{ $label }”, le do thoil.
safeguarding-choice-needed = Freagair “{ $label }”, le do thoil.
safeguarding-told = Go raibh maith agat. Ní féidir ach leo siúd a thugann aire don phobal é seo a léamh.
onboarding-safeguarding-missing = Inis dúinn, le do thoil, cad is gá dúinn a bheith ar eolas againn faoi do shábháilteacht.
bell-safeguarding-choice-made = D’inis ball den phobal ({ $place }) rud éigin faoina shábháilteacht. Féach air, le do thoil.
subject-safeguarding-choice-made = D’inis ball den phobal ({ $place }) rud éigin faoina shábháilteacht
type-safeguarding-choice-made = Eolas sábháilteachta
