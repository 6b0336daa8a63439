# Fil d’actualité, commentaires et réactions.

feed-item-missing = Ceci n’est pas dans le fil d’actualité, ou pas pour toi.
feed-post-not-yours = Seul le membre qui a écrit cette publication peut la modifier ou la supprimer.
feed-moment-out-of-reach = Merci de choisir un moment dans les 365 prochains jours.
feed-post-came-out = Cette publication est déjà dans le fil et n’a plus besoin de date.
too-many-scheduled-posts = Vous pouvez avoir { $most } publications programmées au plus.
too-many-post-pictures = { $most ->
    [one] Une publication peut avoir { $most } image au plus.
   *[other] Une publication peut avoir { $most } images au plus.
}
feed-report-own = C’est à toi. Si tu ne veux pas le laisser là, supprime-le.
feed-report-exists = Tu l’as déjà signalé. L’équipe va regarder.
feed-decide-own = C’est à toi : quelqu’un d’autre doit donc en décider.
comment-not-yours = Ce commentaire n’est pas le tien, ou il n’existe plus.
comment-missing = Ce commentaire n’existe pas.
comment-too-deep = On ne peut pas répondre plus loin. Commence plutôt un nouveau commentaire.
