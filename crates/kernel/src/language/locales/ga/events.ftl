# Irish. Singular address. The English file says what the messages are for.

event-missing = Níl an imeacht seo ann.
event-forbidden = Ní féidir ach leo siúd a bhainistíonn an imeacht é seo a dhéanamh.
event-creation-closed = Sa phobal seo, ní féidir ach leis an bhfoireann imeachtaí a chruthú.

event-title-short = Teastaíonn 3 litir ar a laghad i dteideal.
event-title-hidden = Tá litreacha dofheicthe sa teideal. Bain amach iad, le do thoil.
event-description-required = Déan cur síos ar an imeacht, le do thoil.
event-time-unreadable = Tabhair lá nó am, mar shampla 2030-05-01T18:00.
event-time-left-out = Níl an t-am seo ann: cuirtear na cloig ar aghaidh an oíche sin. Roghnaigh am eile, le do thoil.
event-time-twice = Tá an t-am seo ann faoi dhó: cuirtear na cloig siar an oíche sin. Roghnaigh am eile, le do thoil.
event-time-past = Caithfidh imeacht tosú sa todhchaí.
event-end-before-start = Caithfidh imeacht críochnú tar éis dó tosú.
event-all-day-midnight = Tosaíonn agus críochnaíonn imeacht lae iomláin ag meán oíche. Tabhair an chéad lá, agus an lá tar éis an lae dheiridh.
event-timezone-unknown = Ní fios cad é an crios ama seo. Tabhair a ainm IANA, mar shampla Europe/Dublin.
event-half-a-place = Teastaíonn domhanleithead agus domhanfhad d’áit ar an léarscáil.
event-place-required = Abair cá bhfuil an imeacht sula ndéanann tú cur síos ar an áit.
event-address-unusable = Tabhair seoladh a thosaíonn le https:// nó http://.
event-category-missing = Níl catagóir imeachtaí mar sin ag an bpobal seo.
event-series-missing = Níl an tsraith imeachtaí seo ann.
event-series-forbidden = Is le ball eile an tsraith seo.
event-group-missing = Níl grúpa gníomhach mar sin ann.
event-group-forbidden = Ní féidir ach leo siúd a stiúrann an grúpa imeachtaí a chur leis.
event-places-taken = Tá níos mó áiteanna ná sin tógtha cheana.
event-recurs = Tarlaíonn an imeacht seo arís agus arís eile. Abair cé na dátaí atá le hathrú.

event-review-pending = Tá an imeacht seo ag fanacht le cinneadh agus ní féidir í a athrú go dtí sin.
event-review-not-required = Ní gá cinneadh don imeacht seo. Is féidir í a fhoilsiú láithreach.
event-review-required = Sa phobal seo, is riarthóir a fhoilsíonn imeachtaí. Iarr é, le do thoil.
event-lifecycle-conflict = Ní féidir é seo a dhéanamh leis an imeacht mar atá sí anois.
event-reason-required = Abair cén fáth, le do thoil.
event-reason-long = Tá an chúis rófhada. Úsáid 4,000 litir ar a mhéad, le do thoil.

event-registration-disabled = Ní ghlacann an pobal seo le clárú d’imeachtaí.
event-registration-forbidden = Ní féidir leat clárú don imeacht seo.
event-occurrence-required = Tarlaíonn an imeacht seo arís agus arís eile. Roghnaigh ceann de na dátaí, le do thoil.
event-registration-unavailable = Ní féidir leat clárú don imeacht seo faoi láthair.
event-registration-closed = Tá tús curtha leis an imeacht seo cheana.
event-full = Tá an imeacht seo lán.
event-offer-acceptance-required = Tá áit á coinneáil duit. Glac léi, le do thoil.
event-waitlist-disabled = Níl liostaí feithimh ag an bpobal seo.
event-already-confirmed = Tá tú cláraithe cheana.
event-place-free = Tá áiteanna fágtha, agus ní gá d’aon duine fanacht.
event-offer-inactive = Níl áit á coinneáil duit.
event-offer-expired = Bhí an áit á coinneáil duit go dtí seo, agus fuair duine eile í.
event-offer-token = Ní gá cód chun glacadh leis an áit. Fág ar lár é, le do thoil.
event-answer-going = Tá tú cláraithe.
event-answer-waitlisted = Tá an imeacht lán. Tá tú ar an liosta feithimh.
event-answer-interested = Nótáilte: tá suim agat inti.
event-answer-not-going = Nótáilte: níl tú ag teacht.
