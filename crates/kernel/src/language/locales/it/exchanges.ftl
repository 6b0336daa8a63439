# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

exchange-missing = Questo scambio non esiste.
exchange-own-listing = Questo annuncio è tuo, quindi non puoi chiedere uno scambio che lo riguarda.
exchange-exists = Hai già uno scambio aperto per questo annuncio.
exchange-blocked = Non puoi fare scambi con questa persona.
exchange-partner-inactive = In questo momento l’altra persona non è attiva in questa comunità.
exchange-not-yours = Può farlo solo un’altra persona di questo scambio.
exchange-decide-own = Fai parte di questo scambio, quindi deve decidere un’altra persona del team.
exchange-hours-missing = Indica quante ore vengono pagate.
exchange-insufficient-balance = La persona che paga non ha abbastanza ore.

exchange-wrong-status = { $status ->
    [pending_provider] Questo scambio non è ancora stato accettato
    [pending_broker] Questo scambio attende l’approvazione del team
    [accepted] Questo scambio è stato accettato ma non è ancora iniziato
    [in_progress] Questo scambio è già in corso
    [pending_confirmation] Le ore di questo scambio sono ancora da confermare
    [disputed] Il team sta esaminando questo scambio
    [completed] Questo scambio è già concluso
    [expired] Questo scambio è scaduto
   *[cancelled] Questo scambio è già stato annullato
}, { $action ->
    [accept] quindi non può essere accettato.
    [decline] quindi non può essere rifiutato.
    [start] quindi non può essere iniziato.
    [complete] quindi non può essere segnato come fatto.
    [confirm] quindi le sue ore non possono essere confermate.
    [dispute] quindi non può essere contestato.
    [cancel] quindi non può essere annullato.
    [approve] quindi non c’è nulla da approvare.
    [resolve] quindi non c’è nessuna contestazione da risolvere.
   *[other] quindi non è possibile.
}

exchange-cancelled = Lo scambio è annullato.
exchange-declined = Lo scambio è rifiutato.
exchange-paid = Grazie! Le ore sono state trasferite.
exchange-half-confirmed = Grazie! Ora manca la conferma dell’altra persona.
exchange-disputed = Avete confermato ore diverse. Il team esaminerà lo scambio.

exchange-rating-early = Puoi valutare questo scambio quando è concluso.
exchange-reversed = Le ore di questo scambio sono state riprese, quindi non può essere valutato.
exchange-rating-exists = Hai già valutato questo scambio.
