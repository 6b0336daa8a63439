# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

member-missing = Questo membro non esiste.
language-not-offered = Questa comunità non offre questa lingua.
language-saved = La tua lingua è salvata.
preferences-saved = Le tue preferenze sono salvate.

blocked = Tra voi due c’è un blocco, quindi non è possibile.
block-yourself = Puoi bloccare solo altre persone.
block-missing = Non hai bloccato questa persona.
member-blocked = Questa persona è bloccata. Non potete contattarvi finché non togli il blocco.
member-unblocked = Questa persona non è più bloccata.
