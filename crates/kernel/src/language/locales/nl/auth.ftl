# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

## Who may do what.

auth-required = Log alsjeblieft eerst in.
role-forbidden = Met jouw rol kan dit niet.
feature-disabled = Deze gemeenschap heeft deze functie uitgezet.
rate-limited = Te veel verzoeken. Wacht even en probeer het opnieuw.
not-a-member = Je bent geen actief lid van deze gemeenschap.
cursor-of-other-list = Deze cursor hoort niet bij deze lijst. Begin alsjeblieft bij de eerste pagina.
arguments-apart = Geef dit argument of { $other } op, niet allebei.

## Signing in.

login-incomplete = Vul je e-mailadres en je wachtwoord in.
login-wrong = Het e-mailadres of het wachtwoord klopt niet.
too-many-wrong-passwords = Te vaak een verkeerd wachtwoord. Probeer het later opnieuw.
too-many-sign-ins-at-once = Er loggen nu te veel mensen tegelijk in. Probeer het opnieuw.
account-suspended = Dit account is geblokkeerd. Neem contact op met het team van je gemeenschap.
account-not-taken = Je aanmelding is niet aangenomen. Neem contact op met het team van de gemeenschap.
account-waits-for-approval = Je account wacht op goedkeuring van het team.
email-not-confirmed = Bevestig alsjeblieft eerst je e-mailadres.

## Tokens.

token-missing = Stuur alsjeblieft een token mee.
token-invalid = Dit token is niet geldig. Log alsjeblieft opnieuw in.
refresh-token-missing = Stuur alsjeblieft een vernieuwingstoken mee.
refresh-token-not-yours = Dit vernieuwingstoken is niet van jou.
refresh-superseded = Er is net een nieuwer token uitgegeven. Gebruik dat alsjeblieft.
session-over = Je sessie is afgelopen. Log alsjeblieft opnieuw in.
signed-out = Je bent uitgelogd.
signed-out-everywhere = Je bent op alle apparaten uitgelogd.

## Registration.

registration-closed = Deze gemeenschap neemt op dit moment geen nieuwe leden aan.
registration-daily-limit = Vandaag hebben zich al genoeg mensen vanuit je netwerk aangemeld. Probeer het morgen opnieuw.
organisation-name-missing = Vul de naam van de organisatie in.
terms-not-accepted = Ga akkoord met de voorwaarden om je aan te melden.
passwords-differ = De twee wachtwoorden zijn niet hetzelfde.
position-missing = Deze positie is geen echte plaats. Kies je plaats alsjeblieft opnieuw.
name-unseen-letters = Schrijf de naam zonder regeleinden en verborgen tekens.
name-markup = Schrijf de naam zonder < en >.
name-address = Schrijf de naam zonder web- of e-mailadressen.
password-repeats = Dit wachtwoord herhaalt een paar tekens. Kies er een dat moeilijker te raden is.
password-row = Dit wachtwoord volgt een rij toetsen of het alfabet. Kies er een dat moeilijker te raden is.
password-common = Dit wachtwoord is een van de eerste die aanvallers proberen. Kies een ander.
email-disposable = Gebruik een adres dat je houdt. Dit hoort bij een dienst voor wegwerpmailboxen.
password-own = Dit wachtwoord bestaat uit wat anderen over jou of de gemeenschap weten. Kies een ander.
invite-required = Je hebt een uitnodiging nodig om je hier te registreren. Vul de code in.
invite-invalid = Deze uitnodiging is niet geldig of al gebruikt. Vraag om een nieuwe.
invite-ends-before = De uitnodiging zou eindigen voordat ze begint.
invite-missing = Deze uitnodiging bestaat niet.
registration-does-not-wait = Dit account wacht niet op een beslissing.
registered = Welkom! Je kunt nu inloggen.
registered-confirm = Welkom! Bevestig alsjeblieft je e-mailadres.
registered-wait = Welkom! Het team bekijkt je aanmelding.
registered-confirm-and-wait = Welkom! Bevestig alsjeblieft je e-mailadres. Daarna bekijkt het team je aanmelding.

## Confirming an e-mail address.

verification-link-invalid = Deze link werkt niet meer. Vraag alsjeblieft een nieuwe aan.
verification-sent = We hebben je een e-mail met een nieuwe link gestuurd.
verification-sent-perhaps = Als dit adres nog bevestigd moet worden, hebben we er een e-mail naartoe gestuurd.
email-confirmed = Je e-mailadres is bevestigd. Je kunt nu inloggen.
email-confirmed-wait = Je e-mailadres is bevestigd. Het team bekijkt je aanmelding.
email-confirmed-before = Je e-mailadres is al bevestigd.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Als iemand een account met dit adres heeft, hebben we daar een e-mail naartoe gestuurd.
password-set = Je nieuwe wachtwoord is ingesteld. Je kunt er nu mee inloggen.
password-changed = Je nieuwe wachtwoord is ingesteld. Log opnieuw in.
password-wrong = Dit is niet je huidige wachtwoord.
password-too-short = { $least ->
    [one] Het wachtwoord heeft minstens { $least } teken nodig.
   *[other] Het wachtwoord heeft minstens { $least } tekens nodig.
}
password-used-before = Je hebt dit wachtwoord al eerder gebruikt. Kies een nieuw.
email-change-sent = We hebben een e-mail naar je nieuwe adres gestuurd. Open de link daarin.
email-stays = Je e-mailadres blijft zoals het is.
email-change-stopped = Je e-mailadres blijft zoals het is. Kies een nieuw wachtwoord; we hebben je daarvoor een e-mail gestuurd.
email-changed = Je nieuwe e-mailadres is bevestigd. Log opnieuw in.
email-change-missing = Er wacht geen wijziging van je e-mailadres.
security-event-missing = Deze regel staat niet in je beveiligingslogboek. Regels worden een jaar bewaard.
sign-in-missing = Deze aanmelding bestaat niet. Misschien is ze al beëindigd.
session-goes-on = Je sessie gaat door.
session-opened = Je sessie is open.

## The second factor.

second-factor-wanted = Voer ook een code uit je authenticator-app in.
second-factor-on-before = De tweede factor staat al aan.
second-factor-code-wrong = Deze code is fout, of er waren te veel foute. Probeer de volgende of wacht 15 minuten.
second-factor-step-over = Deze aanmelding duurde te lang, of er waren te veel foute codes. Begin opnieuw.
second-factor-off = De tweede factor staat uit. Log opnieuw in.
second-factor-demanded = Deze gemeenschap vraagt om een tweede factor. Zet die eerst aan in je beveiligingsinstellingen.
trusted-device-missing = Dit apparaat wordt niet vertrouwd.
member-not-below-you = Dit kan alleen bij leden met een lagere rol dan de jouwe.
impersonation-not-allowed = Alleen het lid zelf mag dit doen.
impersonation-of-oneself = Je bent jezelf al.
impersonation-none = Je handelt voor niemand anders.
impersonation-proof-worthless = Deze toegang is verlopen of al gebruikt. Begin opnieuw.
onboarding-required = Rond eerst je eerste stappen af.
maintenance = Er wordt aan deze gemeenschap gewerkt. Kom later nog eens terug.
maintenance-said = { $message }
app-update-required = Deze versie van de app is te oud voor deze gemeenschap. Werk de app bij.
legal-accepted = Dank je.
legal-document-missing = Dit document bestaat niet.
legal-version-not-in-force = Dit is niet de geldende versie. Lees de huidige.
legal-versions-of-two = Dit zijn versies van twee verschillende documenten.
legal-acceptance-required = De voorwaarden van de gemeenschap zijn veranderd. Ga er eerst mee akkoord.

## Passkeys.

security-confirmation-required = Bevestig eerst dat jij het bent.
passkey-page = Op deze pagina kunnen geen passkeys worden gebruikt.
passkey-too-late = Dit duurde te lang of is al geprobeerd. Begin opnieuw.
passkey-failed = Deze passkey kon niet worden gebruikt. Probeer het opnieuw.
passkey-known = Deze passkey is al bekend.
passkeys-enough = Je kunt hooguit { $most } passkeys hebben. Verwijder er eerst een.
passkey-missing = Deze passkey bestaat niet.
passkey-name-odd = Een naam bevat geen besturingstekens.
passkey-last = Dit is de enige toegang tot je account. Kies eerst een wachtwoord.
passkey-added = Je passkey is toegevoegd.
passkey-removed = Je passkey is verwijderd. Meld je opnieuw aan.
passkeys-removed = Je passkeys zijn verwijderd. Meld je opnieuw aan.
