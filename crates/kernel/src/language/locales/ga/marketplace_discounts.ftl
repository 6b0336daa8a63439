# Irish. Singular address. The English file says what the messages are for.

marketplace-coupon-missing = Níl an cúpón seo ann.
marketplace-coupon-code-taken = Tá an cód seo ag cúpón eile sa phobal seo. Roghnaigh ceann eile, le do thoil.
marketplace-coupon-code-unusable = Is féidir litreacha A go Z, digití, fleiscíní agus fostríocaí a bheith i gcód.
marketplace-coupon-no-seller = Teastaíonn próifíl díola uait le haghaidh cúpón. Cruthaigh ceann ar dtús, le do thoil.
marketplace-coupon-window = Caithfidh cúpón críochnú tar éis a thosaithe.
marketplace-coupon-value-unusable = Tabhair luach le dhá ionad de dheachúlacha ar a mhéad, le do thoil.
marketplace-coupon-scope-missing = Roghnaigh idir 1 agus 100 fógra nó catagóir éagsúil, le do thoil.
marketplace-coupon-scope-listings = Ní féidir le cúpón a bheith ann ach do d'fhógraí féin.
marketplace-coupon-scope-categories = Níl ceann de na catagóirí seo ann.
marketplace-coupon-uses = Baineadh úsáid as an gcúpón seo níos minice cheana.
marketplace-coupon-suspended = Chuir an fhoireann an cúpón seo ar fionraí, mar sin ní féidir a stádas a athrú.
marketplace-coupon-wrong-status = Ní cheadaíonn stádas an chúpóin seo é sin.
marketplace-coupon-too-many = Ní féidir leat níos mó ná { $most } cúpón a bheith agat. Scrios ceann ar dtús, le do thoil.
marketplace-coupon-decide-own = Is leatsa an cúpón seo, mar sin caithfidh duine eile cinneadh a dhéanamh.
marketplace-coupon-inactive = Níl an cúpón seo bailí faoi láthair.
marketplace-coupon-min-order = Tá d'ordú róbheag don chúpón seo.
marketplace-coupon-used-up = Tá an cúpón seo ídithe.
marketplace-coupon-used-by-you = D'úsáid tú an cúpón seo cheana chomh minic agus is féidir leat.
marketplace-coupon-currency = Ní féidir an cúpón seo a úsáid d'orduithe in { $currency }.
marketplace-coupon-two = Don chúpón seo, ordaigh dhá cheann ar a laghad den rud céanna.
marketplace-coupon-cash = Ní féidir cúpón a úsáid ach amháin nuair a íocann tú le hairgead.
marketplace-coupon-one-discount = Úsáid cúpón nó lascaine ar uaireanta, ach ní an dá rud, le do thoil.
marketplace-coupon-own = Is leatsa an cúpón seo, mar sin ní féidir leat é a úsáid.
marketplace-coupon-token-unknown = Tá an cód seo anaithnid, úsáidte nó as feidhm. Iarr ceann nua, le do thoil.
marketplace-coupon-not-yours = Is le díoltóir eile an cúpón seo.
