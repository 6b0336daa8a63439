# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Ce montant ne peut pas être payé en { $currency }.
marketplace-currency-unknown = Les prix ne peuvent pas être dans cette monnaie.
marketplace-out-of-stock = Il n’en reste pas autant.
marketplace-listing-not-yours = Seule la personne qui vend peut modifier cette annonce.
marketplace-text-required = Merci d’écrire quelque chose ici.
marketplace-free-off = Dans cette communauté, rien ne peut être donné.
marketplace-business-off = Dans cette communauté, les entreprises ne peuvent pas vendre.
marketplace-shipping-off = Cette communauté ne permet pas les envois.
marketplace-community-delivery-off = Dans cette communauté, les membres ne livrent pas les uns aux autres.
marketplace-hybrid-off = Dans cette communauté, une chose coûte de l’argent ou des heures, mais pas les deux.
marketplace-template-data-unusable = { $field } doit être un objet et ne pas être trop long.
marketplace-template-field-unknown = Le formulaire de cette catégorie n’a pas ce champ.
marketplace-template-field-unusable = Cela ne convient pas à ce champ du formulaire.
marketplace-listing-waits = Votre annonce sera visible une fois approuvée.
marketplace-seller-suspended = Vous ne pouvez pas vendre pour le moment : votre vente est suspendue.
marketplace-decide-own = Quelqu’un d’autre doit décider de votre propre annonce.
marketplace-seller-missing = Ce vendeur n’existe pas.
marketplace-option-missing = Ce mode d’envoi n’existe pas.
marketplace-slot-missing = Ce créneau de retrait n’existe pas.
marketplace-slot-booked = Ce créneau est réservé et ne peut pas être supprimé. Vous pouvez le désactiver.
marketplace-slot-order = Un créneau doit se terminer après son début.
marketplace-slot-over = Un créneau doit se terminer dans le futur.
marketplace-slot-capacity = Il y a déjà plus de réservations que cela.
marketplace-verify-business = Seule une entreprise peut être vérifiée.
marketplace-decide-own-seller = Quelqu’un d’autre doit décider de votre vente.
marketplace-neither-day = Indiquez un jour comme 2026-05-01, ou un moment comme 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = « { $place } » expire bientôt. Renouvelez l’annonce si l’objet est toujours disponible. Elle est visible jusqu’au :
bell-marketplace-listing-expired = « { $place } » a expiré et n’est plus visible. Vous pouvez renouveler l’annonce à tout moment.
subject-marketplace-listing-expiring = L’une de vos annonces expire bientôt
subject-marketplace-listing-expired = L’une de vos annonces a expiré
type-marketplace-listing-expiring = Annonce bientôt expirée
type-marketplace-listing-expired = Annonce expirée
