# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

socket-id-invalid = { $field } deve essere formato da due numeri separati da un punto.
channel-name-invalid = { $field } non è il nome di un canale.
channel-public = { $field } deve essere un canale privato o di presenza. I canali pubblici non richiedono autorizzazione.
channel-not-yours = Non hai accesso a questo canale.
presence-not-offered = I canali di presenza qui non sono disponibili.
presence-hidden = Le tue impostazioni sulla privacy ti nascondono, quindi la tua presenza non può essere mostrata.
