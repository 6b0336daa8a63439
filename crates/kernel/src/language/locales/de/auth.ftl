# German. Informal address (du). The English file says what the messages are for.

## Who may do what.

auth-required = Bitte melde dich zuerst an.
role-forbidden = Mit deiner Rolle ist das nicht möglich.
feature-disabled = Diese Gemeinschaft hat diese Funktion ausgeschaltet.
rate-limited = Das waren zu viele Anfragen. Bitte warte einen Moment und versuche es noch einmal.
not-a-member = Du bist kein aktives Mitglied dieser Gemeinschaft.
cursor-of-other-list = Dieser Cursor stammt nicht aus dieser Liste. Bitte beginne mit der ersten Seite.
arguments-apart = Bitte gib entweder dieses Argument oder { $other } an, nicht beides.

## Signing in.

login-incomplete = Bitte gib deine E-Mail-Adresse und dein Passwort ein.
login-wrong = Die E-Mail-Adresse oder das Passwort ist falsch.
too-many-wrong-passwords = Das Passwort war zu oft falsch. Bitte versuche es später noch einmal.
too-many-sign-ins-at-once = Gerade melden sich zu viele auf einmal an. Bitte versuche es noch einmal.
account-suspended = Dieses Konto ist gesperrt. Bitte wende dich an das Team deiner Gemeinschaft.
account-not-taken = Deine Registrierung wurde nicht angenommen. Bitte wende dich an das Team der Gemeinschaft.
account-waits-for-approval = Dein Konto wartet noch auf die Zustimmung des Teams.
email-not-confirmed = Bitte bestätige zuerst deine E-Mail-Adresse.

## Tokens.

token-missing = Bitte sende ein Token mit.
token-invalid = Dieses Token ist nicht gültig. Bitte melde dich neu an.
refresh-token-missing = Bitte sende ein Refresh-Token mit.
refresh-token-not-yours = Das ist keines deiner Refresh-Tokens.
refresh-superseded = Gerade eben wurde ein neueres Token ausgestellt. Bitte verwende dieses.
session-over = Deine Sitzung ist zu Ende. Bitte melde dich neu an.
signed-out = Du bist abgemeldet.
signed-out-everywhere = Du bist auf allen Geräten abgemeldet.

## Registration.

registration-closed = Diese Gemeinschaft nimmt zurzeit keine neuen Mitglieder auf.
registration-daily-limit = Aus deinem Netz haben sich heute schon genug angemeldet. Bitte versuche es morgen wieder.
organisation-name-missing = Bitte gib den Namen der Organisation ein.
terms-not-accepted = Bitte stimme den Bedingungen zu, um ein Konto anzulegen.
passwords-differ = Die beiden Passwörter sind nicht gleich.
position-missing = Diese Position ist kein wirklicher Ort. Bitte wähle deinen Ort noch einmal aus.
name-unseen-letters = Bitte schreib den Namen ohne Zeilenumbrüche und verborgene Zeichen.
name-markup = Bitte schreib den Namen ohne < und >.
name-address = Bitte schreib den Namen ohne Internet- oder E-Mail-Adressen.
password-repeats = Dieses Passwort wiederholt wenige Zeichen. Bitte wähle eines, das schwerer zu erraten ist.
password-row = Dieses Passwort folgt einer Tastenreihe oder dem Alphabet. Bitte wähle eines, das schwerer zu erraten ist.
password-common = Dieses Passwort probieren Angreifer als eines der ersten. Bitte wähle ein anderes.
email-disposable = Bitte nimm eine Adresse, die du behältst. Diese gehört zu einem Dienst für Wegwerf-Postfächer.
password-own = Dieses Passwort besteht aus dem, was andere über dich oder die Gemeinschaft wissen. Bitte wähle ein anderes.
invite-required = Hier brauchst du eine Einladung, um dich zu registrieren. Bitte gib ihren Code ein.
invite-invalid = Diese Einladung gilt nicht oder ist aufgebraucht. Bitte frag nach einer neuen.
invite-ends-before = Die Einladung würde enden, bevor sie beginnt.
invite-missing = Diese Einladung gibt es nicht.
registration-does-not-wait = Dieses Konto wartet auf keine Entscheidung.
registered = Willkommen! Du kannst dich jetzt anmelden.
registered-confirm = Willkommen! Bitte bestätige deine E-Mail-Adresse.
registered-wait = Willkommen! Das Team sieht sich deine Anmeldung an.
registered-confirm-and-wait = Willkommen! Bitte bestätige deine E-Mail-Adresse. Danach sieht sich das Team deine Anmeldung an.

## Confirming an e-mail address.

verification-link-invalid = Dieser Link funktioniert nicht mehr. Bitte fordere einen neuen an.
verification-sent = Wir haben dir eine E-Mail mit einem neuen Link geschickt.
verification-sent-perhaps = Falls diese Adresse noch bestätigt werden muss, haben wir eine E-Mail dorthin geschickt.
email-confirmed = Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt anmelden.
email-confirmed-wait = Deine E-Mail-Adresse ist bestätigt. Das Team sieht sich deine Anmeldung an.
email-confirmed-before = Deine E-Mail-Adresse ist schon bestätigt.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Falls es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail dorthin geschickt.
password-set = Dein neues Passwort gilt. Du kannst dich jetzt damit anmelden.
password-changed = Dein neues Passwort gilt. Bitte melde dich neu an.
password-wrong = Das ist nicht dein jetziges Passwort.
password-too-short = Das Passwort braucht mindestens { $least } Zeichen.
password-used-before = Dieses Passwort hattest du schon einmal. Bitte wähle ein neues.
email-change-sent = Wir haben eine E-Mail an deine neue Adresse geschickt. Bitte öffne den Link darin.
email-stays = Deine E-Mail-Adresse bleibt, wie sie ist.
email-change-stopped = Deine E-Mail-Adresse bleibt, wie sie ist. Bitte wähle ein neues Passwort; dafür haben wir dir eine E-Mail geschickt.
email-changed = Deine neue E-Mail-Adresse ist bestätigt. Bitte melde dich neu an.
email-change-missing = Es wartet keine Änderung deiner E-Mail-Adresse.
security-event-missing = Diesen Eintrag gibt es in deinem Sicherheitsprotokoll nicht. Einträge werden ein Jahr lang aufbewahrt.
sign-in-missing = Diese Anmeldung gibt es nicht. Vielleicht ist sie schon beendet.
session-goes-on = Deine Sitzung geht weiter.
session-opened = Deine Sitzung ist offen.

## The second factor.

second-factor-wanted = Bitte gib auch einen Code aus deiner Authenticator-App ein.
second-factor-on-before = Der zweite Faktor ist schon eingeschaltet.
second-factor-code-wrong = Dieser Code ist falsch, oder es waren zu viele falsche. Bitte versuche den nächsten oder warte 15 Minuten.
second-factor-step-over = Diese Anmeldung hat zu lange gedauert, oder es waren zu viele falsche Codes. Bitte fang neu an.
second-factor-off = Der zweite Faktor ist ausgeschaltet. Bitte melde dich neu an.
second-factor-demanded = Diese Gemeinschaft verlangt einen zweiten Faktor. Bitte schalte ihn zuerst in deinen Sicherheitseinstellungen ein.
trusted-device-missing = Diesem Gerät wird nicht vertraut.
member-not-below-you = Das geht nur bei Mitgliedern, deren Rolle unter deiner steht.
impersonation-not-allowed = Das kann nur das Mitglied selbst tun.
impersonation-of-oneself = Du bist schon du selbst.
impersonation-none = Du handelst für niemand anderen.
impersonation-proof-worthless = Dieser Zugang ist abgelaufen oder wurde schon benutzt. Bitte fang von vorn an.
onboarding-required = Bitte schließ zuerst deine ersten Schritte ab.
maintenance = An dieser Gemeinschaft wird gerade gearbeitet. Bitte komm etwas später wieder.
maintenance-said = { $message }
app-update-required = Diese Version der App ist für diese Gemeinschaft zu alt. Bitte aktualisiere sie.
legal-accepted = Danke.
legal-document-missing = Dieses Dokument gibt es nicht.
legal-version-not-in-force = Das ist nicht die gültige Fassung. Bitte lies die jetzige.
legal-versions-of-two = Das sind Fassungen von zwei verschiedenen Dokumenten.
legal-acceptance-required = Die Bedingungen der Gemeinschaft haben sich geändert. Bitte stimm ihnen zuerst zu.

## Passkeys.

security-confirmation-required = Bitte bestätige zuerst, dass du es bist.
passkey-page = Auf dieser Seite können keine Passkeys benutzt werden.
passkey-too-late = Das hat zu lange gedauert oder wurde schon versucht. Bitte fang von vorn an.
passkey-failed = Dieser Passkey konnte nicht benutzt werden. Bitte versuche es noch einmal.
passkey-known = Dieser Passkey ist schon bekannt.
passkeys-enough = Du kannst höchstens { $most } Passkeys haben. Bitte entferne zuerst einen.
passkey-missing = Diesen Passkey gibt es nicht.
passkey-name-odd = Ein Name enthält keine Steuerzeichen.
passkey-last = Das ist der einzige Zugang zu deinem Konto. Bitte wähle zuerst ein Passwort.
passkey-added = Dein Passkey wurde hinzugefügt.
passkey-removed = Dein Passkey wurde entfernt. Bitte melde dich wieder an.
passkeys-removed = Deine Passkeys wurden entfernt. Bitte melde dich wieder an.
