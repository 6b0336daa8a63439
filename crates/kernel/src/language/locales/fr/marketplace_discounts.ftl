# French. Polite address. The English file says what the messages are for.

marketplace-coupon-missing = Ce bon n’existe pas.
marketplace-coupon-code-taken = Un autre bon de cette communauté a déjà ce code. Veuillez en choisir un autre.
marketplace-coupon-code-unusable = Un code se compose de lettres de A à Z, de chiffres, de traits d’union et de tirets bas.
marketplace-coupon-no-seller = Pour les bons, il vous faut un profil de vente. Veuillez d’abord en créer un.
marketplace-coupon-window = Un bon doit se terminer après son début.
marketplace-coupon-value-unusable = Veuillez indiquer une valeur avec deux décimales au plus.
marketplace-coupon-scope-missing = Veuillez choisir de 1 à 100 annonces ou catégories différentes.
marketplace-coupon-scope-listings = Un bon ne peut valoir que pour vos propres annonces.
marketplace-coupon-scope-categories = L’une de ces catégories n’existe pas.
marketplace-coupon-uses = Ce bon a déjà été utilisé plus souvent.
marketplace-coupon-suspended = L’administration a suspendu ce bon : son état ne peut plus changer.
marketplace-coupon-wrong-status = L’état de ce bon ne le permet pas.
marketplace-coupon-too-many = Vous pouvez avoir au plus { $most } bons. Veuillez d’abord en supprimer un.
marketplace-coupon-decide-own = Ce bon est le vôtre : quelqu’un d’autre doit décider.
marketplace-coupon-inactive = Ce bon n’est pas valable pour le moment.
marketplace-coupon-min-order = Votre commande est trop petite pour ce bon.
marketplace-coupon-used-up = Ce bon est épuisé.
marketplace-coupon-used-by-you = Vous avez déjà utilisé ce bon autant de fois que possible.
marketplace-coupon-currency = Ce bon ne vaut pas pour les commandes en { $currency }.
marketplace-coupon-two = Pour ce bon, commandez-en au moins deux.
marketplace-coupon-cash = Un bon ne vaut que si vous payez en argent.
marketplace-coupon-one-discount = Veuillez utiliser soit un bon, soit une remise pour des heures, pas les deux.
marketplace-coupon-own = Ce bon est le vôtre : vous ne pouvez pas l’utiliser.
marketplace-coupon-token-unknown = Ce code est inconnu, utilisé ou expiré. Veuillez en demander un nouveau.
marketplace-coupon-not-yours = Ce bon est celui d’un autre vendeur.
