# Irish. Singular address. The English file says what the messages are for.

marketplace-order-missing = Níl an t-ordú seo ann.
marketplace-order-not-yours = Ní féidir ach leis an bpáirtí eile san ordú seo é sin a dhéanamh, agus le duine ar bith eile.
marketplace-order-wrong-status = Ní cheadaíonn stádas an ordaithe seo é sin.
marketplace-order-needs-refund = Íocadh as an ordú seo cheana. Oscail díospóid chun aisíocaíocht a iarraidh.
marketplace-order-own-listing = Is leatsa an fógra seo, mar sin ní féidir leat é a ordú.
marketplace-order-unavailable = Ní féidir an fógra seo a ordú faoi láthair.
marketplace-order-not-allowed = Ní cheadaíonn an pobal an t-ordú seo.
marketplace-order-key-reused = D’úsáid tú an eochair seo d’ordú eile cheana. Roghnaigh ceann nua.
marketplace-order-needs-offer = Ní féidir an fógra seo a ordú go dtí go nglactar le tairiscint.
marketplace-order-offer-cash = Íoctar as a comhaontaíodh i dtairiscint le hairgead.
marketplace-order-not-free = Níl an fógra seo saor in aisce.
marketplace-order-no-price = Níl praghas airgid ar an bhfógra seo.
marketplace-order-no-hours = Níl praghas uaireanta ar an bhfógra seo.
marketplace-order-hours-shipping = Ní féidir seoladh a chosnaíonn airgead a íoc le huaireanta.
marketplace-order-too-much = Tá an t-ordú seo rómhór. Roghnaigh líon níos lú.
marketplace-order-no-way = Ní féidir an fógra seo a sheachadadh mar sin.
marketplace-order-shipping-missing = Roghnaigh ceann de roghanna seolta an díoltóra.
marketplace-order-slot-unusable = Ní féidir an t-am bailithe seo a roghnú don ordú seo.
marketplace-offer-missing = Níl an tairiscint seo ann.
marketplace-coupon-unusable = Ní féidir an cúpón seo a úsáid don ordú seo.
marketplace-redemption-unusable = Ní féidir an fuascailt seo a úsáid don ordú seo.
marketplace-insufficient-credits = Níl dóthain uaireanta agat don ordú seo.
marketplace-web-address-unusable = Cuir isteach seoladh gréasáin a thosaíonn le http nó https.
marketplace-rating-early = Is féidir leat an t-ordú seo a rátáil nuair a bheidh sé críochnaithe.
marketplace-rating-exists = Tá an t-ordú seo rátáilte agat cheana.

marketplace-dispute-missing = Níl an díospóid seo ann.
marketplace-dispute-exists = Tá díospóid ag an ordú seo cheana.
marketplace-dispute-decided = Tá an díospóid seo socraithe cheana.
marketplace-dispute-claimed = Tá duine eile ag socrú na díospóide seo cheana.
marketplace-dispute-own = Is leatsa an t-ordú seo, mar sin caithfidh duine eile cinneadh a dhéanamh.
marketplace-dispute-done = Tá an díospóid socraithe.
marketplace-refund-failed = Ní féidir an aisíocaíocht a dhéanamh faoi láthair. Bain triail eile as níos déanaí.
marketplace-refund-missing = Níl an aisíocaíocht seo ann.
marketplace-refund-wrong-status = Ní cheadaíonn stádas na haisíocaíochta seo é sin.
marketplace-refund-not-asked = Ní thugtar aisíocaíocht ach le cinneadh i bhfabhar an cheannaitheora.
marketplace-refund-whole = Ní féidir uaireanta a thabhairt ar ais ach ina n-iomláine.
marketplace-refund-too-much = Ní féidir níos mó a thabhairt ar ais ná mar a íocadh.

marketplace-offer-wrong-status = Ní cheadaíonn stádas na tairisceana seo é sin.
marketplace-offer-not-yours = Ní féidir ach leis an bpáirtí eile sa tairiscint seo é sin a dhéanamh.
marketplace-offer-expired = Tá an tairiscint seo imithe in éag.
marketplace-offer-nothing = Tairg níos mó ná náid.
marketplace-offer-exists = Tá tairiscint oscailte agat ar an bhfógra seo cheana.
marketplace-offer-withdrawn = Tá an tairiscint tarraingthe siar.

marketplace-pickup-code-unknown = Níl aon rud curtha in áirithe faoin gcód seo.
marketplace-pickup-not-yours = Baineann an t-ordú seo le díoltóir eile.
marketplace-pickup-not-paid = Níl an t-ordú seo íoctha, nó tá sé thart cheana.
marketplace-pickup-done = Tugadh é seo ar láimh cheana.
marketplace-pickup-cancelled = Tá an t-ordú seo curtha ar ceal, mar sin níl aon rud le tabhairt ar láimh.
marketplace-pickup-not-eligible = Níl an t-ordú seo ag fanacht le bailiú.
marketplace-pickup-exists = Tá am bailithe ag an ordú seo cheana.
marketplace-pickup-slot-closed = Ní féidir an t-am bailithe seo a chur in áirithe a thuilleadh. Roghnaigh ceann eile, le do thoil.
marketplace-pickup-slot-over = Tá an t-am bailithe seo thart. Roghnaigh ceann eile, le do thoil.
marketplace-pickup-slot-full = Tá an t-am bailithe seo lán. Roghnaigh ceann eile, le do thoil.
marketplace-order-slot-missing = Roghnaigh ceann d’amanna bailithe an díoltóra, le do thoil.

marketplace-delivery-wrong-status = Ní cheadaíonn stádas na tairisceana seachadta seo é sin.
marketplace-delivery-missing = Níl an tairiscint seachadta seo ann.
marketplace-delivery-hours = Cuir isteach uaireanta le dhá ionad dheachúlacha ar a mhéad.
marketplace-delivery-own = Caithfidh duine eile an t-ordú seo a thabhairt.
marketplace-delivery-not-wanted = Níl duine ar bith de dhíth chun an t-ordú seo a thabhairt faoi láthair.
marketplace-delivery-exists = Thairg tú an t-ordú seo a thabhairt cheana.
marketplace-fund-short = Níl dóthain uaireanta i gciste an phobail.

marketplace-cards-off = Ní féidir íoc le cárta anseo.
marketplace-card-not-chosen = Ní le cárta a íoctar an t-ordú seo.
marketplace-card-by-provider = Le cárta a íoctar an t-ordú seo. Marcálfar é mar íoctha nuair a thagann an t-airgead.
marketplace-card-payment-missing = Níl íocaíocht chárta ann don ordú seo.
marketplace-card-silent = Níl íocaíochtaí cárta ag obair faoi láthair. Bain triail eile as níos déanaí.
marketplace-card-signature = Níl an teachtaireacht seo sínithe mar ba chóir.
marketplace-card-event = Ní féidir an teachtaireacht seo faoi íocaíocht chárta a úsáid.

marketplace-seller-not-paid-out = Ní féidir an díoltóir seo a íoc le cárta fós. Roghnaigh bealach eile le híoc.
marketplace-chargeback-open = Tá banc an cheannaitheora ag cinneadh faoin íocaíocht seo. Fan go dtí go mbeidh sé déanta.

bell-marketplace-payout-sent = Cuireadh an t-airgead ó do dhíolacháin chugat.
bell-marketplace-payout-failed = Níorbh fhéidir an t-airgead ó do dhíolacháin a chur chugat. Seiceáil do shonraí leis an soláthraí íocaíochta.
bell-marketplace-chargeback-opened = Thóg an banc an t-airgead ar { $place } ar ais. Tá an t-ordú ag fanacht le cinneadh an bhainc.
bell-marketplace-chargeback-closed = Tá cinneadh déanta ag an mbanc faoin airgead ar { $place }.
bell-marketplace-chargeback-filed = Thóg banc airgead ordaithe ar ais. Féach air, le do thoil.

subject-marketplace-payout-sent = Cuireadh do chuid airgid chugat
subject-marketplace-payout-failed = Níorbh fhéidir do chuid airgid a chur chugat
subject-marketplace-chargeback-opened = Thóg banc airgead ordaithe ar ais
subject-marketplace-chargeback-closed = Tá cinneadh déanta ag banc faoi ordú
subject-marketplace-chargeback-filed = Thóg banc airgead ordaithe ar ais

type-marketplace-payout-sent = Íocaíocht seolta
type-marketplace-payout-failed = Theip ar íocaíocht
type-marketplace-chargeback-opened = Aisghlaoch airgid oscailte
type-marketplace-chargeback-closed = Aisghlaoch airgid dúnta
type-marketplace-chargeback-filed = Aisghlaoch airgid curtha isteach

marketplace-dispute-unsent = Níor dúradh le mí gur seoladh é seo.
marketplace-release-nothing = Níl aon chuid den íocaíocht seo á coinneáil.

bell-marketplace-order-ship-due = Tá { $place } ag fanacht go seolfaidh tú é nó go dtabharfaidh tú ar láimh é. Abair é a luaithe atá sé déanta, roimh:
bell-marketplace-order-arrival-due = Ar tháinig { $place }? Deimhnigh é, nó oscail díospóid má tá rud éigin mícheart. Freagair roimh:
bell-marketplace-order-unsent = Níor dúradh riamh gur seoladh { $place }, mar sin osclaíodh díospóid i d’ainm. Déanfaidh riarthóir cinneadh.
bell-marketplace-order-presumed = Níor dúirt aon duine a mhalairt le mí, mar sin meastar go bhfuarthas { $place }. Má tá rud éigin mícheart, oscail díospóid. Críochnófar an t-ordú:
bell-marketplace-order-released = Chuaigh an t-airgead ar { $place } chuig an díoltóir roimh a am, mar gur chinn riarthóir amhlaidh. Tá an t-ordú críochnaithe. An chúis:

subject-marketplace-order-ship-due = Tá ordú ag fanacht go seolfaidh tú é
subject-marketplace-order-arrival-due = Ar tháinig d’ordú?
subject-marketplace-order-unsent = Níor seoladh d’ordú riamh
subject-marketplace-order-presumed = Meastar go bhfuarthas ordú
subject-marketplace-order-released = Chuaigh airgead ordaithe chuig an díoltóir

type-marketplace-order-ship-due = Ordú le seoladh
type-marketplace-order-arrival-due = Teacht le deimhniú
type-marketplace-order-unsent = Ordú nár seoladh
type-marketplace-order-presumed = Ordú a mheastar faighte
type-marketplace-order-released = Airgead scaoilte roimh am
