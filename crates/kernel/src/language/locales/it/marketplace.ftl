# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Questo importo non può essere pagato in { $currency }.
marketplace-currency-unknown = I prezzi non possono essere in questa valuta.
marketplace-out-of-stock = Non ne restano così tanti.
marketplace-listing-not-yours = Solo chi vende può modificare questo annuncio.
marketplace-text-required = Scrivi qualcosa qui.
marketplace-free-off = In questa comunità non si regalano cose.
marketplace-business-off = In questa comunità le aziende non possono vendere.
marketplace-shipping-off = Questa comunità non consente spedizioni.
marketplace-community-delivery-off = In questa comunità i membri non consegnano cose tra loro.
marketplace-hybrid-off = In questa comunità una cosa costa denaro oppure ore, ma non entrambi.
marketplace-template-data-unusable = { $field } deve essere un oggetto e non troppo lungo.
marketplace-template-field-unknown = Il modulo di questa categoria non ha questo campo.
marketplace-template-field-unusable = Questo non va bene per il campo del modulo.
marketplace-listing-waits = Il tuo annuncio sarà visibile dopo l’approvazione.
marketplace-seller-suspended = Al momento non puoi vendere: la tua vendita è sospesa.
marketplace-decide-own = Sul tuo annuncio deve decidere qualcun altro.
marketplace-seller-missing = Questo venditore non esiste.
marketplace-option-missing = Questo modo di spedire non esiste.
marketplace-slot-missing = Questo orario di ritiro non esiste.
marketplace-slot-booked = Questo orario di ritiro è prenotato e non può essere rimosso. Puoi disattivarlo.
marketplace-slot-order = Un orario di ritiro deve finire dopo il suo inizio.
marketplace-slot-over = Un orario di ritiro deve finire nel futuro.
marketplace-slot-capacity = Ci sono già più prenotazioni.
marketplace-verify-business = Solo un’azienda può essere verificata.
marketplace-decide-own-seller = Sulla tua vendita deve decidere qualcun altro.
marketplace-neither-day = Indica un giorno come 2026-05-01 o un momento come 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = “{ $place }” scade presto. Rinnovalo se è ancora disponibile. È visibile fino a:
bell-marketplace-listing-expired = “{ $place }” è scaduto e non è più visibile. Puoi rinnovarlo in qualsiasi momento.
subject-marketplace-listing-expiring = Qualcosa di tuo nel mercatino scade presto
subject-marketplace-listing-expired = Qualcosa di tuo nel mercatino è scaduto
type-marketplace-listing-expiring = Annuncio in scadenza
type-marketplace-listing-expired = Annuncio scaduto
