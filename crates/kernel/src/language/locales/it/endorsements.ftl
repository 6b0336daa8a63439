# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

skill-name-missing = Indica la competenza.
skill-not-listed = Nell’elenco della comunità non c’è nessuna competenza con questo nome.
skill-exists = Questa competenza è già nell’elenco.
endorse-yourself = Puoi raccomandare solo altre persone.
endorsement-exists = Hai già dato la tua raccomandazione per questa competenza.
endorsement-gone = Questa raccomandazione è stata ritirata.
endorsed = La tua raccomandazione è salvata.
endorsement-withdrawn = La tua raccomandazione è ritirata.
vouched = Hai raccomandato questa persona.
