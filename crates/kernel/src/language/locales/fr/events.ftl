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

bell-event-cancelled = « { $place } » a été annulé.
bell-event-updated = L’heure ou le lieu de « { $place } » a changé.
bell-event-approved = Votre évènement « { $place } » a été approuvé et est publié.
bell-event-pending-review = { $name } souhaite publier « { $place } ». Merci d’en décider.
bell-new-event-created = { $name } a publié l’évènement « { $place } ».

subject-event-cancelled = Annulé : { $place }
subject-event-updated = Modifié : { $place }
subject-event-approved = Votre évènement est publié
subject-event-pending-review = Un évènement attend une décision
subject-new-event-created = Nouvel évènement : { $place }

type-event-cancelled = Évènement annulé
type-event-updated = Évènement modifié
type-event-approved = Évènement approuvé
type-event-pending-review = Évènement en attente de décision
type-new-event-created = Nouvel évènement


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

bell-event-waitlist-offered = Une place pour « { $place } » vous est réservée pendant un court moment. Veuillez l’accepter si vous souhaitez venir.
bell-event-offer-expired = La place pour « { $place } » vous était réservée, mais n’a pas été acceptée à temps.
subject-event-waitlist-offered = Une place vous est réservée : { $place }
subject-event-offer-expired = La place n’a pas été acceptée à temps : { $place }
type-event-waitlist-offered = Place de la liste d’attente
type-event-offer-expired = Place non acceptée
