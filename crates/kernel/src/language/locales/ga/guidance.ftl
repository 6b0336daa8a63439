# Irish. Singular address. The English file says what the messages are for.

faq-missing = Níl a leithéid de cheist ann.
faq-nothing-named = Abair céard is mian leat a athrú.
consent-unknown = Níl a leithéid de thoiliú ann.
consent-marketing = Nuacht trí ríomhphost
consent-marketing-means = Tá cead ag do phobal nuacht a sheoladh chugat trí ríomhphost.
onboarding-picture-missing = Cuir pictiúr díot féin leis, le do thoil.
onboarding-bio-missing = Abair rud éigin fút féin, i { $least } litir ar a laghad.
onboarding-done = Fáilte! Tá gach rud réidh duit.
support-request-missing = Níl a leithéid d’iarratas ann.
support-request-over = Freagraíodh nó dúnadh an t-iarratas seo cheana.
support-message-arrived = Tháinig do theachtaireacht. Freagróidh foireann an phobail thú.
