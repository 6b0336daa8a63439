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
