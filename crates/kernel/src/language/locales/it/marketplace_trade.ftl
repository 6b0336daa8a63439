# Italian. Familiar address. The English file says what the messages are for.

marketplace-order-missing = Questo ordine non esiste.
marketplace-order-not-yours = Può farlo solo l'altra parte di questo ordine, e nessun altro.
marketplace-order-wrong-status = Lo stato di questo ordine non lo permette.
marketplace-order-needs-refund = Per questo ordine è già stato pagato qualcosa. Apri una contestazione per chiedere il rimborso.
marketplace-order-own-listing = Questo annuncio è tuo, quindi non puoi ordinarlo.
marketplace-order-unavailable = Questo annuncio non può essere ordinato al momento.
marketplace-order-not-allowed = La comunità non permette questo ordine.
marketplace-order-key-reused = Hai già usato questa chiave per un altro ordine. Scegline una nuova.
marketplace-order-needs-offer = Questo annuncio si può ordinare solo dopo che un'offerta è stata accettata.
marketplace-order-offer-cash = Ciò che è stato concordato con un'offerta si paga in denaro.
marketplace-order-not-free = Questo annuncio non è gratuito.
marketplace-order-no-price = Questo annuncio non ha un prezzo in denaro.
marketplace-order-no-hours = Questo annuncio non ha un prezzo in ore.
marketplace-order-hours-shipping = Una spedizione che costa denaro non si può pagare in ore.
marketplace-order-too-much = Questo ordine è troppo grande. Scegli una quantità minore.
marketplace-order-no-way = Questo annuncio non può essere consegnato in questo modo.
marketplace-order-shipping-missing = Scegli una delle opzioni di spedizione disponibili.
marketplace-order-slot-unusable = Questo orario di ritiro non può essere scelto per questo ordine.
marketplace-offer-missing = Questa offerta non esiste.
marketplace-coupon-unusable = Questo buono non può essere usato per questo ordine.
marketplace-redemption-unusable = Questo riscatto non può essere usato per questo ordine.
marketplace-insufficient-credits = Non hai abbastanza ore per questo ordine.
marketplace-web-address-unusable = Inserisci un indirizzo web che inizi con http o https.
marketplace-rating-early = Potrai valutare questo ordine quando sarà completato.
marketplace-rating-exists = Hai già valutato questo ordine.

marketplace-dispute-missing = Questa contestazione non esiste.
marketplace-dispute-exists = Questo ordine ha già una contestazione.
marketplace-dispute-decided = Questa contestazione è già stata decisa.
marketplace-dispute-claimed = Qualcun altro sta già decidendo questa contestazione.
marketplace-dispute-own = Questo ordine è tuo, quindi deve decidere qualcun altro.
marketplace-dispute-done = La contestazione è decisa.
marketplace-refund-failed = Il rimborso non è possibile al momento. Riprova più tardi.
marketplace-refund-missing = Questo rimborso non esiste.
marketplace-refund-wrong-status = Lo stato di questo rimborso non lo permette.
marketplace-refund-not-asked = Un rimborso è possibile solo con una decisione a favore di chi compra.
marketplace-refund-whole = Le ore si possono restituire solo per intero.
marketplace-refund-too-much = Non si può restituire più di quanto è stato pagato.

marketplace-offer-wrong-status = Lo stato di questa offerta non lo permette.
marketplace-offer-not-yours = Può farlo solo l'altra parte di questa offerta.
marketplace-offer-expired = Questa offerta è scaduta.
marketplace-offer-nothing = Offri più di zero.
marketplace-offer-exists = Hai già un'offerta aperta per questo annuncio.
marketplace-offer-withdrawn = L'offerta è ritirata.

marketplace-pickup-code-unknown = Con questo codice non è prenotato nulla.
marketplace-pickup-not-yours = Questo ordine è di un'altra vendita.
marketplace-pickup-not-paid = Questo ordine non è pagato, o è già concluso.
marketplace-pickup-done = È già stato consegnato.
marketplace-pickup-cancelled = Questo ordine è annullato, quindi non c'è nulla da consegnare.
marketplace-pickup-not-eligible = Questo ordine non attende un ritiro.
marketplace-pickup-exists = Questo ordine ha già un orario di ritiro.
marketplace-pickup-slot-closed = Questo orario di ritiro non è più prenotabile. Scegline un altro, per favore.
marketplace-pickup-slot-over = Questo orario di ritiro è passato. Scegline un altro.
marketplace-pickup-slot-full = Questo orario di ritiro è al completo. Scegline un altro, per favore.
marketplace-order-slot-missing = Scegli uno degli orari di ritiro offerti, per favore.

marketplace-delivery-wrong-status = Lo stato di questa offerta di consegna non lo permette.
marketplace-delivery-missing = Questa offerta di consegna non esiste.
marketplace-delivery-hours = Inserisci ore con al massimo due decimali.
marketplace-delivery-own = Questo ordine deve portarlo qualcun altro.
marketplace-delivery-not-wanted = Al momento non serve nessuno che porti questo ordine.
marketplace-delivery-exists = Ti sei già offerto di portare questo ordine.
marketplace-fund-short = Nel fondo della comunità non ci sono abbastanza ore.

marketplace-cards-off = Qui non si può pagare con carta.
marketplace-card-not-chosen = Questo ordine non si paga con carta.
marketplace-card-by-provider = Questo ordine si paga con carta. Risulterà pagato appena arriva il denaro.
marketplace-card-payment-missing = Non c'è nessun pagamento con carta per questo ordine.
marketplace-card-silent = I pagamenti con carta non funzionano al momento. Riprova più tardi.
marketplace-card-signature = Questo messaggio non è firmato come previsto.
marketplace-card-event = Questo messaggio su un pagamento con carta non è utilizzabile.

marketplace-seller-not-paid-out = Chi vende non può ancora essere pagato con carta. Scegli un altro modo di pagare.
marketplace-chargeback-open = La banca di chi ha comprato sta decidendo su questo pagamento. Attendi la decisione.

bell-marketplace-payout-sent = Il denaro delle tue vendite ti è stato inviato.
bell-marketplace-payout-failed = Non è stato possibile inviarti il denaro delle tue vendite. Controlla i tuoi dati presso il fornitore dei pagamenti.
bell-marketplace-chargeback-opened = La banca ha ripreso il denaro per { $place }. L'ordine attende la decisione della banca.
bell-marketplace-chargeback-closed = La banca ha deciso sul denaro per { $place }.
bell-marketplace-chargeback-filed = Una banca ha ripreso il denaro di un ordine. Dacci un'occhiata.

subject-marketplace-payout-sent = Il tuo denaro è stato inviato
subject-marketplace-payout-failed = Non è stato possibile inviare il tuo denaro
subject-marketplace-chargeback-opened = Una banca ha ripreso il denaro di un ordine
subject-marketplace-chargeback-closed = Una banca ha deciso su un ordine
subject-marketplace-chargeback-filed = Una banca ha ripreso il denaro di un ordine

type-marketplace-payout-sent = Pagamento inviato
type-marketplace-payout-failed = Pagamento non riuscito
type-marketplace-chargeback-opened = Riaddebito aperto
type-marketplace-chargeback-closed = Riaddebito chiuso
type-marketplace-chargeback-filed = Riaddebito segnalato

marketplace-dispute-unsent = Da un mese non è stato detto che la merce è stata spedita.
marketplace-release-nothing = Di questo pagamento non è trattenuto nulla.

bell-marketplace-order-ship-due = { $place } aspetta che tu lo spedisca o lo consegni. Segnalalo appena fatto, al più tardi entro:
bell-marketplace-order-arrival-due = È arrivato { $place }? Confermalo, o apri una contestazione se qualcosa non va. Rispondi entro:
bell-marketplace-order-unsent = La spedizione di { $place } non è mai stata segnalata: una contestazione è stata aperta a tuo nome. Decide l'amministrazione.
bell-marketplace-order-presumed = Per un mese nessuno ha detto il contrario: { $place } risulta ricevuto. Se qualcosa non va, apri una contestazione. L'ordine sarà completato il:
bell-marketplace-order-released = Il denaro di { $place } è andato a chi vende prima del termine, per decisione dell'amministrazione. L'ordine è completato. Il motivo:

subject-marketplace-order-ship-due = Un ordine aspetta la tua spedizione
subject-marketplace-order-arrival-due = È arrivato il tuo ordine?
subject-marketplace-order-unsent = Il tuo ordine non è mai stato spedito
subject-marketplace-order-presumed = Un ordine risulta ricevuto
subject-marketplace-order-released = Il denaro di un ordine è andato a chi vende

type-marketplace-order-ship-due = Ordine da spedire
type-marketplace-order-arrival-due = Arrivo da confermare
type-marketplace-order-unsent = Ordine mai spedito
type-marketplace-order-presumed = Ordine considerato ricevuto
type-marketplace-order-released = Denaro versato prima del termine
