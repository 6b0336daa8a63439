# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

notification-missing = Cette notification n’existe pas.
notification-group-key-invalid = Merci de désigner un groupe de notifications par son type, deux-points et son lien.
notification-choice-missing = Merci d’indiquer soit une seule notification, soit toutes.

preferences-empty = Merci d’envoyer au moins une préférence.
thread-missing = Ce fil de discussion n’existe pas.
notification-context-missing = Merci d’indiquer ce que ce réglage concerne.
notification-context-id-missing = Merci d’indiquer quel groupe ou quel fil de discussion ce réglage concerne.
notification-frequency-missing = Merci d’indiquer à quelle fréquence vous voulez recevoir des notifications.
notification-push-alone = Merci de modifier les notifications push dans une demande à part.
push-failure-missing = Cette notification push n'est plus dans le journal.
unsubscribe-link-invalid = Ce lien ne fonctionne pas. Merci de rouvrir le lien dans l’e-mail.

mute-yourself = Vous ne pouvez pas vous mettre en sourdine vous-même.
mute-missing = Vous n’avez pas mis ce membre en sourdine.
