# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

## What a member is told who may not contact another.

contact-restricted = Non è possibile con questa persona.
jurisdiction-required = Non è possibile finché il team non ha registrato dove abiti.
vetting-required = Non è possibile finché il team non ha fatto le verifiche che ti riguardano.
safeguarding-unavailable = In questo momento non è possibile. Riprova più tardi.

## What staff are told who manage measures.

measure-missing = Questa misura non esiste.
measure-lifted = Questa misura è già stata revocata.
measure-about-you = Questa misura riguarda te, quindi lasciala a chi amministra la comunità.
reason-missing = Indica un motivo.
measure-pair-of-one = { $field } deve essere un’altra persona.
measure-no-pair = Solo una misura di tipo no_contact può avere un { $field }.
measure-no-direction = Solo una misura di tipo no_contact che riguarda una sola persona può avere una direction.
measure-for-everything = Una misura di questo tipo vale sempre per tutte le interazioni. Togli interactions, per favore.
measure-place-missing = Indica il paese o la regione.
measure-no-place = Una misura di questo tipo non ha né paese né regione. Togli jurisdiction, per favore.
measure-over = { $field } deve essere nel futuro e dopo { $other_field }.

safeguarding-option-missing = Questa opzione non esiste.
safeguarding-option-nothing-named = Indica che cosa vuoi cambiare.
safeguarding-option-there = Esiste già un’opzione con questa chiave.
too-many-safeguarding-options = Ci possono essere al massimo { $most } opzioni.
safeguarding-option-only-read = Un’opzione di tipo info si legge soltanto: { $field } non le appartiene.
safeguarding-option-values = Un’opzione di tipo select ha dei valori, e nessun’altra ne ha.
safeguarding-option-value-twice = Ogni valore deve avere un nome proprio.
safeguarding-choice-unknown = Questa opzione non è offerta.
safeguarding-choice-twice = «{ $label }» è indicato due volte.
safeguarding-choice-value = Scegli uno dei valori di «{ $label }».
safeguarding-choice-needed = Rispondi a «{ $label }».
safeguarding-told = Grazie. Può leggerlo solo chi si occupa della comunità.
onboarding-safeguarding-missing = Raccontaci che cosa dobbiamo sapere per la tua sicurezza.
bell-safeguarding-choice-made = Un membro di { $place } ha comunicato qualcosa sulla propria sicurezza. Dai un’occhiata, per favore.
subject-safeguarding-choice-made = Un membro di { $place } ha comunicato qualcosa sulla propria sicurezza
type-safeguarding-choice-made = Indicazione di sicurezza
