# Irish. Singular address. The English file says what the messages are for.

member-missing = Níl an ball seo ann.
language-not-offered = Níl an teanga seo ar fáil sa phobal seo.
language-saved = Tá do theanga sábháilte.
preferences-saved = Tá do roghanna sábháilte.

blocked = Bhlocáil duine agaibh an duine eile, mar sin ní féidir é seo a dhéanamh.
block-yourself = Ní féidir leat thú féin a bhlocáil.
block-missing = Níor bhlocáil tú an ball seo.
member-blocked = Tá an ball seo blocáilte. Ní féidir le ceachtar agaibh teagmháil a dhéanamh leis an duine eile go dtí go ndíbhlocálfaidh tú an ball seo.
member-unblocked = Níl an ball seo blocáilte a thuilleadh.

profile-email-elsewhere = Ní féidir do sheoladh ríomhphoist a athrú anseo. Fág mar atá sé.
profile-picture-elsewhere = Uaslódáil do phictiúr, le do thoil. Ní féidir seoladh ó áit eile a úsáid.
profile-birth-date-impossible = Seiceáil do dháta breithe, le do thoil.
profile-phone-short = Teastaíonn { $least } dhigit ar a laghad i d'uimhir theileafóin.
profile-place-incomplete = Seol an domhanleithead agus an domhanfhad araon, nó ceachtar acu.
skill-missing = Níl an scil seo ar do liosta.
skill-there = Tá an scil seo ar do liosta cheana.
too-many-skills = Is féidir { $most } scil ar a mhéad a liostú. Bain ceann díobh ar dtús.
skill-removed = Tá an scil bainte.
skill-category-missing = Níl a leithéid de chatagóir scileanna ann.
skill-category-there = Tá catagóir leis an ainm seo ann cheana.
skill-category-circle = Ní féidir le catagóir a bheith fúithi féin, ná chomh domhain seo.
skill-category-used = Tá scileanna ag baill sa chatagóir seo, mar sin ní féidir ach í a cheilt.
skill-category-removed = Tá an chatagóir bainte.
availability-missing = Níl sé ráite agat go bhfuil am agat ansin.
availability-ends-first = Caithfidh am críochnú tar éis dó tosú.
availability-overlaps = Tá dhá am de do chuid ag forluí. Déan ceann amháin díobh.
availability-too-many = Is féidir { $most } am sa lá ar a mhéad a liostú.
availability-over = Tá an lá seo thart.
availability-saved = Tá do chuid amanna sábháilte.
day-sunday = An Domhnach
day-monday = An Luan
day-tuesday = An Mháirt
day-wednesday = An Chéadaoin
day-thursday = An Déardaoin
day-friday = An Aoine
day-saturday = An Satharn

badge-unknown = Níl an suaitheantas sin ann.
badge-over = Caithfidh { $field } a bheith sa todhchaí.
badge-missing = Níl an suaitheantas sin ag an mball.
bell-verification = Bronnadh suaitheantas ort: { $place }.
subject-verification = Suaitheantas duit
type-verification = Fíorú
