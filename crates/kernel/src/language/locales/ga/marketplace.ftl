# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Ní féidir an méid seo a íoc in { $currency }.
marketplace-currency-unknown = Ní féidir praghsanna a bheith san airgeadra seo.
marketplace-out-of-stock = Níl an oiread sin fágtha.
marketplace-listing-not-yours = Ní féidir ach leis an díoltóir an fógra seo a athrú.
marketplace-text-required = Scríobh rud éigin anseo, le do thoil.
marketplace-free-off = Ní thugtar rudaí saor in aisce sa phobal seo.
marketplace-business-off = Ní féidir le gnólachtaí díol sa phobal seo.
marketplace-shipping-off = Ní cheadaíonn an pobal seo seoladh earraí.
marketplace-community-delivery-off = Ní sheachadann baill rudaí ar a chéile sa phobal seo.
marketplace-hybrid-off = Sa phobal seo, bíonn airgead nó uaireanta ar rud, ach ní bhíonn an dá cheann.
marketplace-template-data-unusable = Caithfidh { $field } a bheith ina réad agus gan a bheith rófhada.
marketplace-template-field-unknown = Níl a leithéid de réimse i bhfoirm na catagóire seo.
marketplace-template-field-unusable = Ní oireann sé seo don réimse san fhoirm.
marketplace-listing-waits = Beidh d’fhógra le feiceáil nuair a cheadófar é.
marketplace-seller-suspended = Ní féidir leat díol faoi láthair: cuireadh do dhíolachán ar fionraí.
marketplace-decide-own = Caithfidh duine eile cinneadh a dhéanamh faoi d’fhógra féin.
marketplace-seller-missing = Níl an díoltóir seo ann.
marketplace-option-missing = Níl an modh seolta seo ann.
marketplace-slot-missing = Níl an t-am bailithe seo ann.
marketplace-slot-booked = Tá an t-am bailithe seo curtha in áirithe agus ní féidir é a bhaint. Is féidir leat é a dhíghníomhachtú.
marketplace-slot-order = Caithfidh am bailithe críochnú tar éis dó tosú.
marketplace-slot-over = Caithfidh am bailithe críochnú sa todhchaí.
marketplace-slot-capacity = Tá níos mó ná sin curtha in áirithe cheana.
marketplace-verify-business = Ní féidir ach gnólacht a fhíorú.
marketplace-decide-own-seller = Caithfidh duine eile cinneadh a dhéanamh faoi do dhíolachán.
marketplace-neither-day = Tabhair lá ar nós 2026-05-01, nó am ar nós 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = Rachaidh “{ $place }” as feidhm go luath. Athnuaigh é má tá sé ar fáil fós. Tá sé le feiceáil go dtí:
bell-marketplace-listing-expired = Tá “{ $place }” imithe as feidhm agus níl sé le feiceáil a thuilleadh. Is féidir leat é a athnuachan am ar bith.
subject-marketplace-listing-expiring = Tá rud de do chuid sa mhargadh ag dul as feidhm go luath
subject-marketplace-listing-expired = Tá rud de do chuid sa mhargadh imithe as feidhm
type-marketplace-listing-expiring = Fógra ag dul as feidhm
type-marketplace-listing-expired = Fógra imithe as feidhm
