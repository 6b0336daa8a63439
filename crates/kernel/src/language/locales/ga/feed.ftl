# An fotha, tráchtanna agus frithghníomhartha.

feed-item-missing = Níl sé seo san fhotha, nó níl sé ann duitse.
feed-post-not-yours = Ní féidir ach leis an té a scríobh an phostáil seo í a athrú nó a scriosadh.
feed-moment-out-of-reach = Roghnaigh am laistigh den 365 lá atá romhainn, le do thoil.
feed-post-came-out = Tá an phostáil seo san fhotha cheana féin agus ní gá am di.
too-many-scheduled-posts = Is féidir { $most } postáil sceidealta ar a mhéad a bheith agat.
too-many-post-pictures = { $most ->
    [one] Ceadaítear { $most } phictiúr ar a mhéad i bpostáil.
    [two] Ceadaítear { $most } phictiúr ar a mhéad i bpostáil.
    [few] Ceadaítear { $most } phictiúr ar a mhéad i bpostáil.
    [many] Ceadaítear { $most } bpictiúr ar a mhéad i bpostáil.
   *[other] Ceadaítear { $most } pictiúr ar a mhéad i bpostáil.
}
feed-report-own = Is leatsa é seo. Mura dteastaíonn uait go mbeadh sé ann, scrios é, le do thoil.
feed-report-exists = Thuairiscigh tú é seo cheana. Féachfaidh an fhoireann air.
feed-decide-own = Is leatsa é seo, mar sin caithfidh duine eile cinneadh a dhéanamh faoi.
comment-not-yours = Ní leatsa an trácht seo, nó níl sé ann a thuilleadh.
comment-missing = Níl an trácht seo ann.
comment-too-deep = Ní féidir freagra a thabhairt níos doimhne. Tosaigh trácht nua, le do thoil.
