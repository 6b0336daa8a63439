# French. Polite address. The English file says what the messages are for.

marketplace-order-missing = Cette commande n’existe pas.
marketplace-order-not-yours = Seule l’autre partie de cette commande peut le faire, et personne d’autre.
marketplace-order-wrong-status = L’état de cette commande ne le permet pas.
marketplace-order-needs-refund = Cette commande a déjà été payée. Ouvrez un litige pour demander un remboursement.
marketplace-order-own-listing = C’est votre propre annonce : vous ne pouvez pas la commander.
marketplace-order-unavailable = Cette annonce ne peut pas être commandée pour le moment.
marketplace-order-not-allowed = La communauté n’autorise pas cette commande.
marketplace-order-key-reused = Vous avez déjà utilisé cette clé pour une autre commande. Choisissez-en une nouvelle.
marketplace-order-needs-offer = Cette annonce ne peut être commandée qu’après l’acceptation d’une offre.
marketplace-order-offer-cash = Ce qui a été convenu par une offre se paie en argent.
marketplace-order-not-free = Cette annonce n’est pas gratuite.
marketplace-order-no-price = Cette annonce n’a pas de prix en argent.
marketplace-order-no-hours = Cette annonce n’a pas de prix en heures.
marketplace-order-hours-shipping = Une livraison payante ne peut pas être réglée en heures.
marketplace-order-too-much = Cette commande est trop grande. Choisissez une quantité plus petite.
marketplace-order-no-way = Cette annonce ne peut pas être livrée de cette façon.
marketplace-order-shipping-missing = Choisissez l’une des options de livraison proposées.
marketplace-order-slot-unusable = Ce créneau de retrait ne peut pas être choisi pour cette commande.
marketplace-offer-missing = Cette offre n’existe pas.
marketplace-coupon-unusable = Ce bon de réduction n’est pas valable pour cette commande.
marketplace-redemption-unusable = Cette utilisation d’heures n’est pas valable pour cette commande.
marketplace-insufficient-credits = Vous n’avez pas assez d’heures pour cette commande.
marketplace-web-address-unusable = Saisissez une adresse web qui commence par http ou https.
marketplace-rating-early = Vous pourrez évaluer cette commande une fois terminée.
marketplace-rating-exists = Vous avez déjà évalué cette commande.

marketplace-dispute-missing = Ce litige n’existe pas.
marketplace-dispute-exists = Cette commande a déjà un litige.
marketplace-dispute-decided = Ce litige est déjà tranché.
marketplace-dispute-claimed = Quelqu’un d’autre traite déjà ce litige.
marketplace-dispute-own = Cette commande est la vôtre : quelqu’un d’autre doit décider.
marketplace-dispute-done = Le litige est tranché.
marketplace-refund-failed = Le remboursement n’est pas possible pour le moment. Réessayez plus tard.
marketplace-refund-missing = Ce remboursement n’existe pas.
marketplace-refund-wrong-status = L’état de ce remboursement ne le permet pas.
marketplace-refund-not-asked = Un remboursement n’est possible qu’avec une décision en faveur de la partie qui achète.
marketplace-refund-whole = Les heures ne peuvent être rendues qu’en totalité.
marketplace-refund-too-much = On ne peut pas rendre plus que ce qui a été payé.

marketplace-offer-wrong-status = L’état de cette offre ne le permet pas.
marketplace-offer-not-yours = Seule l’autre partie de cette offre peut le faire.
marketplace-offer-expired = Cette offre a expiré.
marketplace-offer-nothing = Proposez un montant supérieur à zéro.
marketplace-offer-exists = Vous avez déjà une offre en cours pour cette annonce.
marketplace-offer-withdrawn = L’offre est retirée.

marketplace-pickup-code-unknown = Rien n’est réservé sous ce code.
marketplace-pickup-not-yours = Cette commande concerne une autre vente que les vôtres.
marketplace-pickup-not-paid = Cette commande n’est pas payée, ou elle est déjà terminée.
marketplace-pickup-done = L’article a déjà été remis.
marketplace-pickup-cancelled = Cette commande est annulée : il n’y a rien à remettre.
marketplace-pickup-not-eligible = Cette commande n’attend pas de retrait.
marketplace-pickup-exists = Cette commande a déjà un créneau de retrait.
marketplace-pickup-slot-closed = Ce créneau de retrait ne peut plus être réservé. Merci d’en choisir un autre.
marketplace-pickup-slot-over = Ce moment de retrait est passé. Veuillez en choisir un autre.
marketplace-pickup-slot-full = Ce créneau de retrait est complet. Merci d’en choisir un autre.
marketplace-order-slot-missing = Merci de choisir un des créneaux de retrait proposés.

marketplace-delivery-wrong-status = L’état de cette proposition de livraison ne le permet pas.
marketplace-delivery-missing = Cette proposition de livraison n’existe pas.
marketplace-delivery-hours = Indiquez des heures avec deux décimales au plus.
marketplace-delivery-own = Quelqu’un d’autre doit apporter cette commande.
marketplace-delivery-not-wanted = Personne n’est attendu pour apporter cette commande en ce moment.
marketplace-delivery-exists = Vous avez déjà proposé d’apporter cette commande.
marketplace-fund-short = Il n’y a pas assez d’heures dans le fonds de la communauté.

marketplace-cards-off = Ici, il n’est pas possible de payer par carte.
marketplace-card-not-chosen = Cette commande n’est pas payée par carte.
marketplace-card-by-provider = Cette commande est payée par carte. Elle sera marquée comme payée dès que l’argent sera arrivé.
marketplace-card-payment-missing = Il n’y a pas de paiement par carte pour cette commande.
marketplace-card-silent = Les paiements par carte ne fonctionnent pas pour le moment. Réessayez plus tard.
marketplace-card-signature = Ce message n’est pas signé comme prévu.
marketplace-card-event = Ce message sur un paiement par carte n’est pas utilisable.

marketplace-seller-not-paid-out = Cette personne ne peut pas encore être payée par carte. Choisissez un autre moyen de paiement.
marketplace-chargeback-open = La banque de l’acheteur examine ce paiement. Attendez sa décision.

bell-marketplace-payout-sent = L’argent de vos ventes vous a été envoyé.
bell-marketplace-payout-failed = L’argent de vos ventes n’a pas pu vous être envoyé. Vérifiez vos informations auprès du prestataire de paiement.
bell-marketplace-chargeback-opened = La banque a repris l’argent de { $place }. La commande attend la décision de la banque.
bell-marketplace-chargeback-closed = La banque a pris sa décision sur l’argent de { $place }.
bell-marketplace-chargeback-filed = Une banque a repris l’argent d’une commande. Merci de l’examiner.

subject-marketplace-payout-sent = Votre argent a été envoyé
subject-marketplace-payout-failed = Votre argent n’a pas pu être envoyé
subject-marketplace-chargeback-opened = Une banque a repris l’argent d’une commande
subject-marketplace-chargeback-closed = Une banque a pris sa décision sur une commande
subject-marketplace-chargeback-filed = Une banque a repris l’argent d’une commande

type-marketplace-payout-sent = Versement envoyé
type-marketplace-payout-failed = Versement échoué
type-marketplace-chargeback-opened = Rétrofacturation ouverte
type-marketplace-chargeback-closed = Rétrofacturation terminée
type-marketplace-chargeback-filed = Rétrofacturation signalée

marketplace-dispute-unsent = L’envoi n’a pas été annoncé depuis un mois.
marketplace-release-nothing = Rien de ce paiement n’est retenu.

bell-marketplace-order-ship-due = { $place } attend que vous l’envoyiez ou le remettiez. Veuillez le signaler dès que c’est fait, au plus tard le :
bell-marketplace-order-arrival-due = Avez-vous reçu { $place } ? Veuillez le confirmer, ou ouvrir un litige si quelque chose ne va pas. Répondez avant le :
bell-marketplace-order-unsent = L’envoi de { $place } n’a jamais été annoncé : un litige a été ouvert en votre nom. L’administration décidera.
bell-marketplace-order-presumed = Personne n’a dit le contraire depuis un mois : { $place } est considéré comme reçu. Si quelque chose ne va pas, veuillez ouvrir un litige. La commande sera terminée le :
bell-marketplace-order-released = L’argent de { $place } a été versé à la personne qui vend avant le terme, par décision de l’administration. La commande est terminée. Le motif :

subject-marketplace-order-ship-due = Une commande attend votre envoi
subject-marketplace-order-arrival-due = Avez-vous reçu votre commande ?
subject-marketplace-order-unsent = Votre commande n’a jamais été envoyée
subject-marketplace-order-presumed = Une commande est considérée comme reçue
subject-marketplace-order-released = L’argent d’une commande a été versé à la personne qui vend

type-marketplace-order-ship-due = Commande à envoyer
type-marketplace-order-arrival-due = Réception à confirmer
type-marketplace-order-unsent = Commande jamais envoyée
type-marketplace-order-presumed = Commande considérée comme reçue
type-marketplace-order-released = Argent versé avant le terme
