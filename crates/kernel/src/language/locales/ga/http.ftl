# Irish. Singular address. The English file says what the messages are for.

nothing-here = Níl aon rud ag an seoladh seo.
method-not-allowed = Ní féidir { $method } a úsáid ag an seoladh seo.
request-timeout = Thóg sé seo rófhada, mar sin stopamar. Bain triail eile as, le do thoil.
host-missing = Níl ceanntásc Host san iarratas seo. Abair, le do thoil, cén freastalaí atá i gceist.
header-twice = Tá an ceanntásc { $header } san iarratas seo níos mó ná uair amháin. Seol uair amháin é, le do thoil.
address-too-long = Tá an seoladh seo rófhada.
headers-too-large = Tá ceanntásca an iarratais seo rómhór.
request-malformed = Ní féidir leis an bhfreastalaí an t-iarratas seo a léamh.
csrf-token-missing = Seol an ceadchomhartha ó GET /api/v2/csrf-token sa cheanntásc X-CSRF-TOKEN, le do thoil.
service-unavailable = Níl an tseirbhís ar fáil faoi láthair. Bain triail eile as go luath, le do thoil.
internal-error = Tharla rud éigin cearr ar ár dtaobh-ne. Bain triail eile as ar ball, le do thoil.
busy = Tá an iomarca daoine ag athrú an ruda seo ag an am céanna. Bain triail eile as, le do thoil.
file-unavailable = Ní féidir an comhad seo a léamh faoi láthair. Bain triail eile as go luath, le do thoil.
live-unavailable = Níl nuashonruithe beo ar fáil faoi láthair. Bain triail eile as go luath, le do thoil.
idempotency-key-reused = Úsáideadh an eochair idempotency seo d’iarratas eile. Roghnaigh ceann nua, le do thoil.
idempotency-keys-differ = Ní mór an ceanntásc Idempotency-Key agus idempotency_key sa chorp a bheith mar an gcéanna.

body-missing = Tá an corp in easnamh. Seol réad JSON, le do thoil.
body-malformed = Ní JSON bailí é an corp. Tá an botún i líne { $line }, colún { $column }.
body-duplicate-member = Tá { $member } faoi dhó san ábhar. Seol gach réimse uair amháin.
body-incomplete = Tháinig deireadh leis an gcorp róluath. Seol arís é, le do thoil.
body-too-large = { $limit ->
    [one] Tá an corp rómhór. Ceadaítear { $limit } bheart ar a mhéad.
    [two] Tá an corp rómhór. Ceadaítear { $limit } bheart ar a mhéad.
    [few] Tá an corp rómhór. Ceadaítear { $limit } bheart ar a mhéad.
    [many] Tá an corp rómhór. Ceadaítear { $limit } mbeart ar a mhéad.
   *[other] Tá an corp rómhór. Ceadaítear { $limit } beart ar a mhéad.
}
media-type = Seol an corp mar { $expected }, le do thoil.
media-type-either = Seol an corp mar { $one } nó { $other }, le do thoil.

field-required = { $field }: tá sé seo riachtanach.
field-unknown = { $field }: níl réimse den ainm seo ag an ionchur seo. Fág ar lár é, le do thoil.
field-empty = { $field }: níl cead é seo a fhágáil folamh.
title-unseen-letters = Scríobh é seo ar líne amháin, le litreacha sofheicthe, le do thoil.
field-min-length = { $least ->
    [one] { $field }: ní mór { $least } charachtar ar a laghad a bheith ann.
    [two] { $field }: ní mór { $least } charachtar ar a laghad a bheith ann.
    [few] { $field }: ní mór { $least } charachtar ar a laghad a bheith ann.
    [many] { $field }: ní mór { $least } gcarachtar ar a laghad a bheith ann.
   *[other] { $field }: ní mór { $least } carachtar ar a laghad a bheith ann.
}
field-max-length = { $most ->
    [one] { $field }: ceadaítear { $most } charachtar ar a mhéad.
    [two] { $field }: ceadaítear { $most } charachtar ar a mhéad.
    [few] { $field }: ceadaítear { $most } charachtar ar a mhéad.
    [many] { $field }: ceadaítear { $most } gcarachtar ar a mhéad.
   *[other] { $field }: ceadaítear { $most } carachtar ar a mhéad.
}
field-min-items = { $least ->
    [one] { $field }: ní mór { $least } mhír ar a laghad a bheith ann.
    [two] { $field }: ní mór { $least } mhír ar a laghad a bheith ann.
    [few] { $field }: ní mór { $least } mhír ar a laghad a bheith ann.
    [many] { $field }: ní mór { $least } mír ar a laghad a bheith ann.
   *[other] { $field }: ní mór { $least } mír ar a laghad a bheith ann.
}
field-max-items = { $most ->
    [one] { $field }: ceadaítear { $most } mhír ar a mhéad.
    [two] { $field }: ceadaítear { $most } mhír ar a mhéad.
    [few] { $field }: ceadaítear { $most } mhír ar a mhéad.
    [many] { $field }: ceadaítear { $most } mír ar a mhéad.
   *[other] { $field }: ceadaítear { $most } mír ar a mhéad.
}
field-unique-items = { $field }: níl cead an mhír chéanna a bheith ann faoi dhó.
field-min-properties = { $least ->
    [one] { $field }: ní mór { $least } réimse ar a laghad a bheith ann.
    [two] { $field }: ní mór { $least } réimse ar a laghad a bheith ann.
    [few] { $field }: ní mór { $least } réimse ar a laghad a bheith ann.
    [many] { $field }: ní mór { $least } réimse ar a laghad a bheith ann.
   *[other] { $field }: ní mór { $least } réimse ar a laghad a bheith ann.
}
field-max-properties = { $most ->
    [one] { $field }: ceadaítear { $most } réimse ar a mhéad.
    [two] { $field }: ceadaítear { $most } réimse ar a mhéad.
    [few] { $field }: ceadaítear { $most } réimse ar a mhéad.
    [many] { $field }: ceadaítear { $most } réimse ar a mhéad.
   *[other] { $field }: ceadaítear { $most } réimse ar a mhéad.
}
field-minimum = { $field }: ní mór { $least } ar a laghad a bheith ann.
field-maximum = { $field }: ceadaítear { $most } ar a mhéad.
field-exclusive-minimum = { $field }: ní mór níos mó ná { $bound } a bheith ann.
field-exclusive-maximum = { $field }: ní mór níos lú ná { $bound } a bheith ann.
field-multiple-of = { $field }: ní mór iolraí ar { $step } a bheith ann.
field-type = { $kind ->
    [number] { $field }: ní mór uimhir a bheith ann.
    [integer] { $field }: ní mór slánuimhir a bheith ann.
    [boolean] { $field }: ní mór true nó false a bheith ann.
    [array] { $field }: ní mór liosta a bheith ann.
    [object] { $field }: ní mór réad a bheith ann.
    [null] { $field }: ní mór null a bheith ann.
   *[string] { $field }: ní mór téacs a bheith ann.
}
field-format = { $format ->
    [date-time] { $field }: ní mór dáta agus am a bheith ann, mar shampla 2026-05-01T09:30:00Z.
    [date] { $field }: ní mór dáta a bheith ann, mar shampla 2026-05-01.
    [email] { $field }: ní mór seoladh ríomhphoist a bheith ann.
    [uri] { $field }: ní mór seoladh gréasáin a bheith ann.
    [uuid] { $field }: ní mór UUID a bheith ann.
   *[unknown] { $field }: níl an fhormáid cheart air seo.
}
field-pattern = { $field }: níl an fhormáid cheart air seo.
field-enum = { $field }: ní mór ceann acu seo a bheith ann: { $words }.
field-any-of = { $field }: níl sé seo bailí.
field-nul = { $field }: níl cead an carachtar NUL a bheith ann.
field-unreadable = { $field }: tá luach ann nach féidir a stóráil.
field-utf8 = { $field }: ní mór téacs in UTF-8 a bheith ann.
field-one-file = { $field }: ní mór comhad amháin a bheith ann.
field-idempotency-key = { $field }: ní mór idir 1 agus 191 carachtar ASCII infheicthe a bheith ann.

input-type = { $kind ->
    [number] Ní mór uimhir a bheith san ionchur.
    [integer] Ní mór slánuimhir a bheith san ionchur.
    [boolean] Ní mór true nó false a bheith san ionchur.
    [array] Ní mór liosta a bheith san ionchur.
    [object] Ní mór réad a bheith san ionchur.
    [null] Ní mór null a bheith san ionchur.
   *[string] Ní mór téacs a bheith san ionchur.
}
input-min-properties = { $least ->
    [one] Ní mór { $least } réimse ar a laghad a bheith san ionchur.
    [two] Ní mór { $least } réimse ar a laghad a bheith san ionchur.
    [few] Ní mór { $least } réimse ar a laghad a bheith san ionchur.
    [many] Ní mór { $least } réimse ar a laghad a bheith san ionchur.
   *[other] Ní mór { $least } réimse ar a laghad a bheith san ionchur.
}
input-max-properties = { $most ->
    [one] Ceadaítear { $most } réimse ar a mhéad san ionchur.
    [two] Ceadaítear { $most } réimse ar a mhéad san ionchur.
    [few] Ceadaítear { $most } réimse ar a mhéad san ionchur.
    [many] Ceadaítear { $most } réimse ar a mhéad san ionchur.
   *[other] Ceadaítear { $most } réimse ar a mhéad san ionchur.
}
input-invalid = Níl an t-ionchur bailí. Cuir i gcomparáid le tagairt an API é, le do thoil.

picture-type-unknown = Seol pictiúr JPEG, PNG, WebP nó GIF, le do thoil.
file-type-unknown = Seol pictiúr, PDF, gnáth-théacs nó doiciméad oifige, le do thoil.
recording-type-unknown = Seol taifeadadh WebM, Ogg, MP4, MP3 nó WAV, le do thoil.
video-type-unknown = Seol físeán MP4, WebM nó QuickTime, le do thoil.
file-empty = Tá an comhad seo folamh. Roghnaigh ceann eile, le do thoil.
picture-damaged = Tá an pictiúr seo millte. Roghnaigh ceann eile, le do thoil.
file-too-large = { $most ->
    [one] Tá an comhad seo rómhór. Ceadaítear { $most } MB ar a mhéad.
    [two] Tá an comhad seo rómhór. Ceadaítear { $most } MB ar a mhéad.
    [few] Tá an comhad seo rómhór. Ceadaítear { $most } MB ar a mhéad.
    [many] Tá an comhad seo rómhór. Ceadaítear { $most } MB ar a mhéad.
   *[other] Tá an comhad seo rómhór. Ceadaítear { $most } MB ar a mhéad.
}
picture-too-many-pixels = { $most ->
    [one] Tá an pictiúr seo rómhór. Ceadaítear { $most } mhilliún picteilín ar a mhéad.
    [two] Tá an pictiúr seo rómhór. Ceadaítear { $most } mhilliún picteilín ar a mhéad.
    [few] Tá an pictiúr seo rómhór. Ceadaítear { $most } mhilliún picteilín ar a mhéad.
    [many] Tá an pictiúr seo rómhór. Ceadaítear { $most } milliún picteilín ar a mhéad.
   *[other] Tá an pictiúr seo rómhór. Ceadaítear { $most } milliún picteilín ar a mhéad.
}

## An leathanach ag /.

front-what = Tá an freastalaí seo ann do bhainc ama agus do phobail chomhchabhrach, áit a malartaíonn comharsana uaireanta seachas airgead.
front-reference = Treoir an API
front-graph = Eagarthóir GraphQL
front-contract = An conradh OpenAPI
front-health = Staid an fhreastalaí seo
front-demo-title = Cuntais taispeántais
front-demo-text = Roghnaigh cé hé tú. Beidh tú sínithe isteach ar feadh 15 nóiméad, i dtreoir an API nó san eagarthóir GraphQL. Is é { $password } pasfhocal gach cuntais.
front-demo-needs-script = Tá JavaScript ag teastáil anseo.
front-demo-failed = Níor éirigh leis an síniú isteach. Bain triail eile as.
front-demo-role = { $role ->
    [broker] idirghabháil
    [admin] riarachán
    [super_admin] riarachán an fhreastalaí
   *[member] ball
}
