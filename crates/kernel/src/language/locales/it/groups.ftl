# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

group-missing = Questo gruppo non esiste.
group-forbidden = Non hai il permesso di farlo in questo gruppo.
group-unavailable = In questo momento questo gruppo non è attivo.
group-full = Questo gruppo è al completo.
group-limit-reached = Nessuno può far parte di più gruppi di così. Lascia prima un altro gruppo.
group-type-missing = In questa comunità non esiste questo tipo di gruppo.
group-name-missing = Dai un nome al gruppo.
group-name-taken = Esiste già un gruppo con questo nome.
group-place-incomplete = Invia sia latitude sia longitude, oppure nessuna delle due.
group-picture-unclear = Invia un’immagine oppure rimuovila, non tutte e due le cose.
group-sole-admin = Solo tu amministri questo gruppo. Affida prima l’amministrazione anche a un’altra persona.
group-owner-cannot-leave = Il gruppo è tuo, quindi non puoi lasciarlo. Prima cedilo a un’altra persona, oppure eliminalo.
group-admin-protected = Non puoi farlo a chi amministra il gruppo.

group-joined = Ti diamo il benvenuto nel gruppo!
group-requested = La tua richiesta è stata inviata.
group-asked-already = Hai già chiesto di far parte di questo gruppo.
group-request-missing = Questa persona non ha chiesto di far parte del gruppo.
group-invited-already = Questa persona ha già ricevuto un invito.
group-member-already = Questa persona è già nel gruppo.
group-member-missing = Questa persona non è nel gruppo.
group-member-banned = Questa persona è esclusa dal gruppo.
group-declined-lately = La tua ultima richiesta è stata rifiutata. Potrai chiedere di nuovo { $days } giorni dopo il rifiuto.
group-banned-already = Questa persona è già esclusa dal gruppo.
group-not-banned = Questa persona non è esclusa dal gruppo.
group-banned = L’accesso a questo gruppo ti è vietato.
group-not-member = Non fai parte di questo gruppo.
group-tab-off = Questa comunità ha disattivato questa parte dei gruppi.
group-announcement-missing = Questo annuncio non esiste.
group-announcement-end-passed = Scegli una fine che deve ancora arrivare.
group-discussion-missing = Questa discussione non esiste.
group-reply-missing = Questa risposta non esiste.
group-invite-missing = Questo invito non esiste.
group-invite-expired = Questo invito è scaduto. Chiedine uno nuovo.
group-invite-revoked = Questo invito è stato ritirato.
group-invite-used = Questo invito è già stato usato.
group-invite-other-email = Questo invito è stato inviato a un altro indirizzo e-mail.
group-invite-limit = Un gruppo può avere al massimo { $most } inviti aperti. Ritirane prima alcuni.

group-file-missing = Questo file non esiste.
group-file-deleted = Il file è stato eliminato.
group-file-text-too-long = { $field } può avere al massimo { $most } caratteri.
group-files-full = Il gruppo non ha spazio per questo file. Elimina prima altri file.
group-files-full-everywhere = La comunità non ha spazio per questo file.
