# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

recipient-missing = Indica chi deve ricevere le ore.
recipient-inactive = In questo momento questa persona non può ricevere ore.
transfer-to-yourself = Puoi inviare ore solo ad altre persone.
insufficient-funds = Non ci sono abbastanza ore.
transfer-too-large = { $most ->
    [one] Puoi trasferire al massimo { $most } ora alla volta.
   *[other] Puoi trasferire al massimo { $most } ore alla volta.
}
hours-not-positive = Inserisci più di 0 ore.
hours-too-fine = Inserisci le ore con al massimo due decimali.
hours-out-of-range = Inserisci al massimo 1000 ore, con al massimo due decimali.
transaction-missing = Questo trasferimento di ore non esiste.
transaction-final = Questo trasferimento di ore non si può annullare.
account-missing = Questo conto non esiste.

transaction-category-missing = Questa categoria non esiste.
transaction-category-exists = Esiste già una categoria con questo nome.
transaction-category-name-missing = Dai un nome alla categoria.
transaction-category-deleted = La categoria è eliminata.

donated = Grazie! Le tue ore sono state donate.
donated-to-community = Grazie! Le tue ore sono state donate alla comunità.
donation-repeated = Nulla si è mosso: hai appena donato esattamente questo.
hours-of-your-own = Non puoi decidere sulle tue ore. Chiedi a un’altra persona dell’amministrazione.
community-fund-description = Ore che appartengono a tutta la comunità.
