# Irish. Singular address. The English file says what the messages are for.

auth-required = Sínigh isteach ar dtús, le do thoil.
role-forbidden = Ní cheadaíonn do ról é seo.
feature-disabled = Tá an ghné seo múchta ag an bpobal seo.
rate-limited = Tá an iomarca iarratas ann. Fan nóiméad agus bain triail eile as, le do thoil.
not-a-member = Ní ball gníomhach den phobal seo thú.
cursor-of-other-list = Ní ón liosta seo an cúrsóir seo. Tosaigh ón gcéad leathanach, le do thoil.
arguments-apart = Tabhair an argóint seo nó { $other }, ach ní an dá cheann, le do thoil.

login-incomplete = Cuir isteach do sheoladh ríomhphoist agus do phasfhocal, le do thoil.
login-wrong = Tá an seoladh ríomhphoist nó an pasfhocal mícheart.
too-many-wrong-passwords = Bhí an pasfhocal mícheart rómhinic. Bain triail eile as ar ball, le do thoil.
too-many-sign-ins-at-once = Tá an iomarca daoine ag síniú isteach san am céanna. Bain triail eile as, le do thoil.
account-suspended = Tá an cuntas seo ar fionraí. Téigh i dteagmháil le foireann do phobail, le do thoil.
account-not-taken = Níor glacadh le do chlárú. Téigh i dteagmháil le foireann an phobail, le do thoil.
account-waits-for-approval = Tá do chuntas ag fanacht le cead ón bhfoireann.
email-not-confirmed = Deimhnigh do sheoladh ríomhphoist ar dtús, le do thoil.

token-missing = Seol ceadchomhartha, le do thoil.
token-invalid = Níl an ceadchomhartha seo bailí. Sínigh isteach arís, le do thoil.
refresh-token-missing = Seol ceadchomhartha athnuachana, le do thoil.
refresh-token-not-yours = Ní leatsa an ceadchomhartha athnuachana seo.
refresh-superseded = Eisíodh ceadchomhartha níos nuaí nóiméad ó shin. Úsáid an ceann sin, le do thoil.
session-over = Tá do sheisiún thart. Sínigh isteach arís, le do thoil.
signed-out = Tá tú sínithe amach.
signed-out-everywhere = Tá tú sínithe amach ar gach gléas.

registration-closed = Níl an pobal seo ag glacadh le baill nua faoi láthair.
registration-daily-limit = Chláraigh go leor daoine ó do líonra inniu. Bain triail eile as amárach, le do thoil.
organisation-name-missing = Cuir isteach ainm na heagraíochta, le do thoil.
terms-not-accepted = Glac leis na téarmaí chun clárú, le do thoil.
passwords-differ = Ní hionann an dá phasfhocal.
position-missing = Níl an suíomh seo ann i ndáiríre. Roghnaigh d’áit arís, le do thoil.
name-unseen-letters = Scríobh an t-ainm gan bristeacha líne ná carachtair fholaithe, le do thoil.
name-markup = Scríobh an t-ainm gan < ná >, le do thoil.
name-address = Scríobh an t-ainm gan seoltaí gréasáin ná ríomhphoist, le do thoil.
password-repeats = Tá cúpla carachtar á n-athrá sa phasfhocal seo. Roghnaigh ceann is deacra a thomhas, le do thoil.
password-row = Leanann an pasfhocal seo sraith eochracha nó an aibítir. Roghnaigh ceann is deacra a thomhas, le do thoil.
password-common = Tá an pasfhocal seo ar cheann de na chéad cheanna a thriaileann ionsaitheoirí. Roghnaigh ceann eile, le do thoil.
email-disposable = Úsáid seoladh a choinníonn tú, le do thoil. Baineann an ceann seo le seirbhís boscaí poist indiúscartha.
password-own = Tá an pasfhocal seo déanta den mhéid atá ar eolas ag daoine eile fút féin nó faoin bpobal. Roghnaigh ceann eile, le do thoil.
invite-required = Teastaíonn cuireadh chun clárú anseo. Iontráil a chód, le do thoil.
invite-invalid = Níl an cuireadh seo bailí, nó tá sé úsáidte cheana. Iarr ceann nua, le do thoil.
invite-ends-before = Chríochnódh an cuireadh sula dtosódh sé.
invite-missing = Níl a leithéid de chuireadh ann.
registration-does-not-wait = Níl an cuntas seo ag fanacht le cinneadh.
registered = Fáilte! Is féidir leat síniú isteach anois.
registered-confirm = Fáilte! Deimhnigh do sheoladh ríomhphoist, le do thoil.
registered-wait = Fáilte! Féachfaidh an fhoireann ar do chlárú.
registered-confirm-and-wait = Fáilte! Deimhnigh do sheoladh ríomhphoist, le do thoil. Féachfaidh an fhoireann ar do chlárú ina dhiaidh sin.

verification-link-invalid = Ní oibríonn an nasc seo a thuilleadh. Iarr ceann nua, le do thoil.
verification-sent = Sheolamar ríomhphost chugat le nasc nua.
verification-sent-perhaps = Má tá an seoladh seo le deimhniú fós, sheolamar ríomhphost chuige.
email-confirmed = Tá do sheoladh ríomhphoist deimhnithe. Is féidir leat síniú isteach anois.
email-confirmed-wait = Tá do sheoladh ríomhphoist deimhnithe. Féachfaidh an fhoireann ar do chlárú.
email-confirmed-before = Tá do sheoladh ríomhphoist deimhnithe cheana.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Má tá cuntas ag duine leis an seoladh seo, sheolamar ríomhphost chuige.
password-set = Tá do phasfhocal nua socraithe. Is féidir leat síniú isteach leis anois.
password-changed = Tá do phasfhocal nua socraithe. Sínigh isteach arís, le do thoil.
password-wrong = Ní hé seo do phasfhocal faoi láthair.
password-too-short = { $least ->
    [one] Teastaíonn { $least } charachtar ar a laghad sa phasfhocal.
    [two] Teastaíonn { $least } charachtar ar a laghad sa phasfhocal.
    [few] Teastaíonn { $least } charachtar ar a laghad sa phasfhocal.
    [many] Teastaíonn { $least } gcarachtar ar a laghad sa phasfhocal.
   *[other] Teastaíonn { $least } carachtar ar a laghad sa phasfhocal.
}
password-used-before = D’úsáid tú an pasfhocal seo cheana. Roghnaigh ceann nua, le do thoil.
email-change-sent = Sheolamar ríomhphost chuig do sheoladh nua. Oscail an nasc atá ann, le do thoil.
email-stays = Fanann do sheoladh ríomhphoist mar atá sé.
email-change-stopped = Fanann do sheoladh ríomhphoist mar atá sé. Roghnaigh pasfhocal nua, le do thoil; sheolamar ríomhphost chugat chuige sin.
email-changed = Tá do sheoladh ríomhphoist nua deimhnithe. Sínigh isteach arís, le do thoil.
email-change-missing = Níl aon athrú ar do sheoladh ríomhphoist ag fanacht.
security-event-missing = Níl a leithéid d’iontráil i do loga slándála. Coinnítear iontrálacha ar feadh bliana.
sign-in-missing = Níl a leithéid de shíniú isteach ann. B’fhéidir gur chríochnaigh sé cheana.
session-goes-on = Leanann do sheisiún ar aghaidh.
session-opened = Tá do sheisiún oscailte.

## The second factor.

second-factor-wanted = Cuir isteach cód ó d’aip fhíordheimhnithe freisin, le do thoil.
second-factor-on-before = Tá an dara fachtóir ar siúl cheana.
second-factor-code-wrong = Tá an cód seo mícheart, nó bhí an iomarca cód mícheart ann. Bain triail as an gcéad cheann eile, nó fan 15 nóiméad.
second-factor-step-over = Thóg an síniú isteach seo rófhada, nó bhí an iomarca cód mícheart ann. Tosaigh arís, le do thoil.
second-factor-off = Tá an dara fachtóir múchta. Sínigh isteach arís, le do thoil.
second-factor-demanded = Iarrann an pobal seo dara fachtóir. Cuir ar siúl i do shocruithe slándála é ar dtús, le do thoil.
trusted-device-missing = Níl muinín as an ngléas seo.
member-not-below-you = Ní féidir é seo a dhéanamh ach do bhaill a bhfuil ról níos ísle acu ná do ról féin.
impersonation-not-allowed = Is é an ball amháin atá in ann é seo a dhéanamh.
impersonation-of-oneself = Is tusa thú féin cheana.
impersonation-none = Níl tú ag gníomhú thar ceann aon duine eile.
impersonation-proof-worthless = Tá an rochtain seo thart nó úsáideadh cheana í. Tosaigh arís, le do thoil.
onboarding-required = Críochnaigh do chéad chéimeanna ar dtús, le do thoil.
maintenance = Tá obair ar siúl ar an bpobal seo. Tar ar ais beagán níos déanaí, le do thoil.
maintenance-said = { $message }
app-update-required = Tá an leagan seo den aip róshean don phobal seo. Nuashonraigh í, le do thoil.
legal-accepted = Go raibh maith agat.
legal-document-missing = Níl a leithéid de cháipéis ann.
legal-version-not-in-force = Ní hí seo an leagan atá i bhfeidhm. Léigh an leagan reatha, le do thoil.
legal-versions-of-two = Leaganacha de dhá cháipéis éagsúla iad seo.
legal-acceptance-required = Tá téarmaí an phobail athraithe. Glac leo ar dtús, le do thoil.

## Passkeys.

security-confirmation-required = Deimhnigh ar dtús gur tusa atá ann, le do thoil.
passkey-page = Ní féidir paseochracha a úsáid ar an leathanach seo.
passkey-too-late = Thóg sé seo rófhada nó triaileadh cheana é. Tosaigh arís, le do thoil.
passkey-failed = Níorbh fhéidir an phaseochair seo a úsáid. Bain triail eile as, le do thoil.
passkey-known = Tá an phaseochair seo ar eolas cheana.
passkeys-enough = Is féidir { $most } paseochair a bheith agat ar a mhéad. Bain ceann díobh ar dtús, le do thoil.
passkey-missing = Níl a leithéid de phaseochair ann.
passkey-name-odd = Níl carachtair rialúcháin in ainm.
passkey-last = Is é seo an t-aon bhealach isteach i do chuntas. Roghnaigh pasfhocal ar dtús, le do thoil.
passkey-added = Cuireadh do phaseochair leis.
passkey-removed = Baineadh do phaseochair. Sínigh isteach arís, le do thoil.
passkeys-removed = Baineadh do phaseochracha. Sínigh isteach arís, le do thoil.
