# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

member-missing = Ce membre n’existe pas.
language-not-offered = Cette communauté ne propose pas cette langue.
language-saved = Votre langue est enregistrée.
preferences-saved = Vos préférences sont enregistrées.

blocked = Il y a un blocage entre vous deux : ce n’est donc pas possible.
block-yourself = Vous ne pouvez pas vous bloquer vous-même.
block-missing = Vous n’avez pas bloqué ce membre.
member-blocked = Ce membre est bloqué. Aucun contact n’est possible entre vous tant que vous ne le débloquez pas.
member-unblocked = Ce membre n’est plus bloqué.

profile-email-elsewhere = Votre adresse e-mail ne peut pas être modifiée ici. Laissez-la telle quelle.
profile-picture-elsewhere = Veuillez envoyer votre image. Une adresse externe ne peut pas être utilisée.
profile-birth-date-impossible = Veuillez vérifier votre date de naissance.
profile-phone-short = Votre numéro de téléphone doit comporter au moins { $least } chiffres.
profile-place-incomplete = Veuillez indiquer la latitude et la longitude, ou aucune des deux.
skill-missing = Cette compétence n'est pas dans votre liste.
skill-there = Cette compétence est déjà dans votre liste.
too-many-skills = Vous pouvez indiquer au plus { $most } compétences. Supprimez-en d'abord une.
skill-removed = La compétence est supprimée.
skill-category-missing = Cette catégorie de compétences n'existe pas.
skill-category-there = Une catégorie de ce nom existe déjà.
skill-category-circle = Une catégorie ne peut pas se trouver sous elle-même, ni aussi profondément.
skill-category-used = Des membres ont des compétences dans cette catégorie : elle peut seulement être masquée.
skill-category-removed = La catégorie est supprimée.
availability-missing = Vous n'avez pas indiqué être disponible à ce moment.
availability-ends-first = Une plage doit se terminer après son début.
availability-overlaps = Deux de vos plages se chevauchent. Veuillez n'en faire qu'une.
availability-too-many = Vous pouvez indiquer au plus { $most } plages par jour.
availability-over = Ce jour est passé.
availability-saved = Vos disponibilités sont enregistrées.
day-sunday = dimanche
day-monday = lundi
day-tuesday = mardi
day-wednesday = mercredi
day-thursday = jeudi
day-friday = vendredi
day-saturday = samedi

badge-unknown = Ce badge n’existe pas.
badge-over = { $field } doit être dans le futur.
badge-missing = Le membre n’a pas ce badge.
bell-verification = Tu as reçu un badge : { $place }.
subject-verification = Un badge pour toi
type-verification = Vérification
