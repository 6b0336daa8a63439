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

profile-email-elsewhere = Qui non puoi cambiare il tuo indirizzo e-mail. Lascialo com'è.
profile-picture-elsewhere = Carica la tua immagine. Non si può usare un indirizzo esterno.
profile-birth-date-impossible = Controlla la tua data di nascita.
profile-phone-short = Il tuo numero di telefono deve avere almeno { $least } cifre.
profile-place-incomplete = Indica sia la latitudine sia la longitudine, oppure nessuna delle due.
skill-missing = Questa competenza non è nella tua lista.
skill-there = Questa competenza è già nella tua lista.
too-many-skills = Puoi indicare al massimo { $most } competenze. Prima rimuovine una.
skill-removed = La competenza è stata rimossa.
skill-category-missing = Questa categoria di competenze non esiste.
skill-category-there = Esiste già una categoria con questo nome.
skill-category-circle = Una categoria non può stare sotto se stessa, né così in profondità.
skill-category-used = Alcuni membri hanno competenze in questa categoria, quindi si può solo nascondere.
skill-category-removed = La categoria è stata rimossa.
availability-missing = Non hai indicato di avere tempo in quel momento.
availability-ends-first = Un orario deve finire dopo il suo inizio.
availability-overlaps = Due dei tuoi orari si sovrappongono. Uniscili in uno.
availability-too-many = Puoi indicare al massimo { $most } orari al giorno.
availability-over = Questo giorno è passato.
availability-saved = I tuoi orari sono salvati.
day-sunday = domenica
day-monday = lunedì
day-tuesday = martedì
day-wednesday = mercoledì
day-thursday = giovedì
day-friday = venerdì
day-saturday = sabato

badge-unknown = Questo distintivo non esiste.
badge-over = { $field } deve essere nel futuro.
badge-missing = Il membro non ha questo distintivo.
bell-verification = Hai ricevuto un distintivo: { $place }.
subject-verification = Un distintivo per te
type-verification = Verifica
