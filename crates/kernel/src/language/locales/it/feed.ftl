# Novità, commenti e reazioni.

feed-item-missing = Questo non è tra le novità, oppure non è per te.
feed-post-not-yours = Solo chi ha scritto questo post può modificarlo o eliminarlo.
feed-moment-out-of-reach = Scegli un momento entro i prossimi 365 giorni.
feed-post-came-out = Questo post è già nel feed e non ha più bisogno di una data.
too-many-scheduled-posts = Puoi avere al massimo { $most } post programmati.
too-many-post-pictures = { $most ->
    [one] Un post può avere al massimo { $most } immagine.
   *[other] Un post può avere al massimo { $most } immagini.
}
feed-report-own = Questo è tuo. Se non vuoi che resti lì, eliminalo.
feed-report-exists = L’hai già segnalato. Lo staff lo guarderà.
feed-decide-own = Questo è tuo, quindi deve decidere qualcun altro.
comment-not-yours = Questo commento non è tuo, oppure non c’è più.
comment-missing = Questo commento non esiste.
comment-too-deep = Non si può rispondere più in profondità. Inizia un nuovo commento, per favore.
