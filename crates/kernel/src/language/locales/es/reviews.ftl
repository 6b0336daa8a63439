# Spanish. The English file says what the messages are for.

review-missing = Esta reseña no existe.
review-exists = Ya has escrito esta reseña.
review-yourself = No puedes escribir una reseña sobre ti.
review-not-between-you = Esta transacción no fue con esta persona.
review-not-yours = Solo puede retirar esta reseña quien la escribió.
review-about-you = Escribiste esta reseña o trata de ti, así que déjala en manos de otra persona.
reviewed = ¡Gracias por tu reseña!
review-removed = La reseña se ha eliminado.
review-flagged = La reseña se ha denunciado.
review-hidden = La reseña se ha ocultado.
review-approved = La reseña vuelve a mostrarse.
review-shown = Esta reseña ya se muestra.
