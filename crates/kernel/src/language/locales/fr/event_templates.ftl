# Modèles d'évènements.

event-template-missing = Ce modèle n'existe pas.
event-template-blocked = Ce n'est pas possible en l'état. Voyez ce qui s'y oppose.
event-template-changed = L'évènement a changé depuis que vous l'avez regardé. Regardez-le à nouveau.
event-template-archived = Ce modèle est archivé. On n'en tire plus d'évènements.
event-template-stale = Quelqu'un d'autre a révisé ce modèle. Rechargez-le.
event-template-name = Donnez un nom au modèle.
event-template-source = Indiquez de quel évènement il est tiré.
event-template-empty = Ce que disait ce modèle est parti avec la personne qui l'avait écrit. Gardez un autre évènement.
event-templates-many = Vous pouvez garder au plus { $most } modèles. Archivez-en un d'abord.
event-template-versions = Ce modèle a déjà { $most } versions. Gardez-en un nouveau.
