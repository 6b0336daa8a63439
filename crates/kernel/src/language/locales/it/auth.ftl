# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

## Who may do what.

auth-required = Prima accedi, per favore.
role-forbidden = Il tuo ruolo non lo permette.
feature-disabled = Questa comunità ha disattivato questa funzione.
rate-limited = Troppe richieste. Aspetta un momento e riprova.
not-a-member = Non fai parte attivamente di questa comunità.
cursor-of-other-list = Questo cursore non viene da questo elenco. Ricomincia dalla prima pagina.
arguments-apart = Indica questo argomento oppure { $other }, non entrambi.

## Signing in.

login-incomplete = Inserisci il tuo indirizzo e-mail e la tua password.
login-wrong = L’indirizzo e-mail o la password non è corretta.
too-many-wrong-passwords = Troppe password sbagliate. Riprova più tardi.
too-many-sign-ins-at-once = Troppi accessi nello stesso momento. Riprova.
account-suspended = Questo account è sospeso. Contatta il team della tua comunità.
account-not-taken = La tua iscrizione non è stata accettata. Contatta il team della comunità.
account-waits-for-approval = Il tuo account attende l’approvazione del team.
email-not-confirmed = Conferma prima il tuo indirizzo e-mail.

## Tokens.

token-missing = Invia un token, per favore.
token-invalid = Questo token non è valido. Accedi di nuovo.
refresh-token-missing = Invia un token di rinnovo, per favore.
refresh-token-not-yours = Questo token di rinnovo non è tuo.
refresh-superseded = Poco fa è stato emesso un token più recente. Usa quello, per favore.
session-over = La tua sessione è finita. Accedi di nuovo.
signed-out = La tua sessione è chiusa.
signed-out-everywhere = Le tue sessioni sono chiuse su tutti i dispositivi.

## Registration.

registration-closed = In questo momento questa comunità non accoglie nuove iscrizioni.
registration-daily-limit = Oggi si sono già iscritte abbastanza persone dalla tua rete. Riprova domani.
organisation-name-missing = Inserisci il nome dell’organizzazione.
terms-not-accepted = Accetta le condizioni per iscriverti.
passwords-differ = Le due password non sono uguali.
position-missing = Questa posizione non è un luogo reale. Scegli di nuovo il tuo luogo.
name-unseen-letters = Scrivi il nome senza a capo né caratteri nascosti.
name-markup = Scrivi il nome senza < e >.
name-address = Scrivi il nome senza indirizzi web o e-mail.
password-repeats = Questa password ripete pochi caratteri. Scegline una più difficile da indovinare.
password-row = Questa password segue una fila di tasti o l’alfabeto. Scegline una più difficile da indovinare.
password-common = Questa password è tra le prime che gli aggressori provano. Scegline un’altra.
email-disposable = Usa un indirizzo che conservi. Questo è di un servizio di caselle usa e getta.
password-own = Questa password è fatta di ciò che altri sanno di te o della comunità. Scegline un’altra.
invite-required = Per registrarti qui ti serve un invito. Inserisci il suo codice.
invite-invalid = Questo invito non è valido o è esaurito. Chiedine uno nuovo.
invite-ends-before = L’invito finirebbe prima di cominciare.
invite-missing = Questo invito non esiste.
registration-does-not-wait = Questo account non attende alcuna decisione.
registered = Ti diamo il benvenuto! Ora puoi accedere.
registered-confirm = Ti diamo il benvenuto! Conferma il tuo indirizzo e-mail.
registered-wait = Ti diamo il benvenuto! Il team guarderà la tua iscrizione.
registered-confirm-and-wait = Ti diamo il benvenuto! Conferma il tuo indirizzo e-mail. Poi il team guarderà la tua iscrizione.

## Confirming an e-mail address.

verification-link-invalid = Questo link non funziona più. Chiedine uno nuovo.
verification-sent = Ti abbiamo mandato un’e-mail con un nuovo link.
verification-sent-perhaps = Se questo indirizzo è ancora da confermare, gli abbiamo mandato un’e-mail.
email-confirmed = Il tuo indirizzo e-mail è confermato. Ora puoi accedere.
email-confirmed-wait = Il tuo indirizzo e-mail è confermato. Il team guarderà la tua iscrizione.
email-confirmed-before = Il tuo indirizzo e-mail è già confermato.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Se qualcuno ha un account con questo indirizzo, vi abbiamo inviato un’e-mail.
password-set = La nuova password è impostata. Ora puoi usarla per accedere.
password-changed = La nuova password è impostata. Accedi di nuovo.
password-wrong = Questa non è la tua password attuale.
password-too-short = { $least ->
    [one] La password deve avere almeno { $least } carattere.
   *[other] La password deve avere almeno { $least } caratteri.
}
password-used-before = Hai già usato questa password. Scegline una nuova.
email-change-sent = Abbiamo inviato un’e-mail al tuo nuovo indirizzo. Apri il link che contiene.
email-stays = Il tuo indirizzo e-mail resta com’è.
email-change-stopped = Il tuo indirizzo e-mail resta com’è. Scegli una nuova password; ti abbiamo inviato un’e-mail per farlo.
email-changed = Il tuo nuovo indirizzo e-mail è confermato. Accedi di nuovo.
email-change-missing = Nessun cambio del tuo indirizzo e-mail è in attesa.
security-event-missing = Questa voce non esiste nel tuo registro di sicurezza. Le voci vengono conservate per un anno.
sign-in-missing = Questo accesso non esiste. Forse è già terminato.
session-goes-on = La tua sessione continua.
session-opened = La tua sessione è aperta.

## The second factor.

second-factor-wanted = Inserisci anche un codice della tua app di autenticazione.
second-factor-on-before = Il secondo fattore è già attivo.
second-factor-code-wrong = Questo codice è sbagliato, o ce ne sono stati troppi sbagliati. Prova il prossimo o aspetta 15 minuti.
second-factor-step-over = Questo accesso è durato troppo, o ci sono stati troppi codici sbagliati. Ricomincia.
second-factor-off = Il secondo fattore è disattivato. Accedi di nuovo.
second-factor-demanded = Questa comunità richiede un secondo fattore. Attivalo prima nelle impostazioni di sicurezza.
trusted-device-missing = Questo dispositivo non è attendibile.
member-not-below-you = Puoi farlo solo per membri con un ruolo inferiore al tuo.
impersonation-not-allowed = Può farlo solo il membro.
impersonation-of-oneself = Sei già te stesso.
impersonation-none = Non stai agendo per nessun altro.
impersonation-proof-worthless = Questo accesso è scaduto o è già stato usato. Ricomincia.
onboarding-required = Completa prima i tuoi primi passi.
maintenance = Questa comunità è in manutenzione. Torna un po’ più tardi.
maintenance-said = { $message }
app-update-required = Questa versione dell’app è troppo vecchia per questa comunità. Aggiornala.
legal-accepted = Grazie.
legal-document-missing = Questo documento non esiste.
legal-version-not-in-force = Questa non è la versione in vigore. Leggi quella attuale.
legal-versions-of-two = Sono versioni di due documenti diversi.
legal-acceptance-required = Le condizioni della comunità sono cambiate. Accettale prima.

## Passkeys.

security-confirmation-required = Conferma prima che sei tu.
passkey-page = Le passkey non si possono usare in questa pagina.
passkey-too-late = È passato troppo tempo o è già stato tentato. Ricomincia.
passkey-failed = Non è stato possibile usare questa passkey. Riprova.
passkey-known = Questa passkey è già nota.
passkeys-enough = Puoi avere al massimo { $most } passkey. Rimuovine prima una.
passkey-missing = Questa passkey non esiste.
passkey-name-odd = Un nome non contiene caratteri di controllo.
passkey-last = È l’unico accesso al tuo account. Scegli prima una password.
passkey-added = La tua passkey è stata aggiunta.
passkey-removed = La tua passkey è stata rimossa. Accedi di nuovo.
passkeys-removed = Le tue passkey sono state rimosse. Accedi di nuovo.
