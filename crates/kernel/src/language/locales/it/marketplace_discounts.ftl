# Italian. Familiar address. The English file says what the messages are for.

marketplace-coupon-missing = Questo buono non esiste.
marketplace-coupon-code-taken = Un altro buono di questa comunità ha già questo codice. Scegline un altro.
marketplace-coupon-code-unusable = Un codice può avere lettere dalla A alla Z, cifre, trattini e trattini bassi.
marketplace-coupon-no-seller = Per i buoni ti serve un profilo di vendita. Creane prima uno.
marketplace-coupon-window = Un buono deve finire dopo il suo inizio.
marketplace-coupon-value-unusable = Indica un valore con al massimo due decimali.
marketplace-coupon-scope-missing = Scegli da 1 a 100 annunci o categorie diversi.
marketplace-coupon-scope-listings = Un buono può essere solo per i tuoi annunci.
marketplace-coupon-scope-categories = Una di queste categorie non esiste.
marketplace-coupon-uses = Questo buono è già stato usato più volte.
marketplace-coupon-suspended = L’amministrazione ha sospeso questo buono, quindi il suo stato non può cambiare.
marketplace-coupon-wrong-status = Lo stato di questo buono non lo consente.
marketplace-coupon-too-many = Puoi avere al massimo { $most } buoni. Eliminane prima uno.
marketplace-coupon-decide-own = Questo buono è tuo, quindi deve decidere qualcun altro.
marketplace-coupon-inactive = Questo buono al momento non è valido.
marketplace-coupon-min-order = Il tuo ordine è troppo piccolo per questo buono.
marketplace-coupon-used-up = Questo buono è esaurito.
marketplace-coupon-used-by-you = Hai già usato questo buono tutte le volte che puoi.
marketplace-coupon-currency = Questo buono non vale per ordini in { $currency }.
marketplace-coupon-two = Per questo buono, ordina almeno due pezzi della stessa cosa.
marketplace-coupon-cash = Un buono si può usare solo se paghi in denaro.
marketplace-coupon-one-discount = Usa un buono oppure uno sconto per ore, non entrambi.
marketplace-coupon-own = Questo buono è tuo, quindi non puoi usarlo.
marketplace-coupon-token-unknown = Questo codice è sconosciuto, usato o scaduto. Chiedine uno nuovo.
marketplace-coupon-not-yours = Questo buono è di un altro venditore.
