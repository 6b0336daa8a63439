# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

event-missing = Cet évènement n’existe pas.
event-forbidden = Seules les personnes qui gèrent cet évènement peuvent faire cela.
event-creation-closed = Dans cette communauté, seule l’équipe peut créer des évènements.

event-title-short = Un titre doit compter au moins 3 lettres.
event-title-hidden = Le titre contient des caractères invisibles. Veuillez les retirer.
event-description-required = Veuillez décrire l’évènement.
event-time-unreadable = Veuillez indiquer un jour ou une heure, par exemple 2030-05-01T18:00.
event-time-left-out = Cette heure n’existe pas : les horloges avancent cette nuit-là. Veuillez en choisir une autre.
event-time-twice = Cette heure existe deux fois : les horloges reculent cette nuit-là. Veuillez en choisir une autre.
event-time-past = Un évènement doit commencer dans le futur.
event-end-before-start = Un évènement doit se terminer après son début.
event-all-day-midnight = Un évènement sur une journée entière commence et se termine à minuit. Veuillez indiquer le premier jour, et le jour qui suit le dernier.
event-timezone-unknown = Ce fuseau horaire est inconnu. Veuillez indiquer son nom IANA, par exemple Europe/Dublin.
event-half-a-place = Un lieu sur la carte a besoin d’une latitude et d’une longitude.
event-place-required = Veuillez indiquer où se trouve l’évènement avant de décrire le lieu.
event-address-unusable = Veuillez indiquer une adresse qui commence par https:// ou http://.
event-category-missing = Cette communauté n’a pas cette catégorie d’évènements.
event-series-missing = Cette série d’évènements n’existe pas.
event-series-forbidden = Cette série appartient à un autre membre.
event-group-missing = Il n’existe pas de tel groupe actif.
event-group-forbidden = Seules les personnes qui animent le groupe peuvent y ajouter des évènements.
event-places-taken = Davantage de places sont déjà prises.
event-recurs = Cet évènement se répète. Veuillez indiquer les dates à modifier.

event-review-pending = Cet évènement attend une décision et ne peut pas être modifié jusque-là.
event-review-not-required = Cet évènement n’a pas besoin d’une décision. Il peut être publié tout de suite.
event-review-required = Dans cette communauté, l’administration publie les évènements. Veuillez en faire la demande.
event-lifecycle-conflict = Cela n’est pas possible pour cet évènement dans son état actuel.
event-reason-required = Veuillez indiquer pourquoi.
event-reason-long = Le motif est trop long. Veuillez vous limiter à 4 000 caractères.

event-registration-disabled = Cette communauté ne prend pas d’inscriptions aux évènements.
event-registration-forbidden = Vous ne pouvez pas vous inscrire à cet évènement.
event-occurrence-required = Cet évènement se répète. Veuillez choisir une date.
event-registration-unavailable = Vous ne pouvez pas vous inscrire à cet évènement pour le moment.
event-registration-closed = Cet évènement a déjà commencé.
event-full = Cet évènement est complet.
event-offer-acceptance-required = Une place vous est réservée. Veuillez l’accepter.
event-waitlist-disabled = Cette communauté n’a pas de listes d’attente.
event-already-confirmed = Votre inscription est déjà faite.
event-place-free = Il reste des places, personne n’a besoin d’attendre.
event-offer-inactive = Aucune place ne vous est réservée.
event-offer-expired = La place vous a été réservée jusqu’à présent et revient à quelqu’un d’autre.
event-offer-token = Il ne faut pas de code pour accepter la place. Veuillez le retirer.
event-answer-going = Votre inscription est faite.
event-answer-waitlisted = L’évènement est complet. Vous êtes sur la liste d’attente.
event-answer-interested = C’est noté : l’évènement vous intéresse.
event-answer-not-going = C’est noté : vous ne venez pas.
