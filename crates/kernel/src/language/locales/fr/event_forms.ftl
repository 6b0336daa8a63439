# Forms of events.

event-form-missing = Ce formulaire n’existe pas.
event-form-conflict = Cela ne peut plus être modifié ni publié.
event-form-stale = Quelqu’un d’autre a modifié ce formulaire entre-temps. Revoyez-le, s’il vous plaît.
event-form-title = Donnez un titre au formulaire, s’il vous plaît.
event-forms-many = Un événement peut avoir au plus { $most } formulaires.
event-form-empty = Ajoutez d’abord une question, s’il vous plaît.
event-form-kind = Un formulaire précédent a, sous cette clé, une question avec un autre type de réponse. Choisissez une autre clé, s’il vous plaît.
event-form-key-twice = Une autre question a déjà cette clé.
event-form-label = Écrivez ce qui est demandé, s’il vous plaît.
event-form-options = Donnez au moins deux options différentes, s’il vous plaît.
event-form-no-options = Ce type de question n’a pas d’options.
event-answers-required = Répondez d’abord aux questions de cet événement, s’il vous plaît.
event-answers-given = Vous avez déjà répondu. Vous pouvez corriger vos réponses.
event-answers-closed = Il n’est plus possible de répondre aux questions de cet événement.
event-answers-missing = Ces réponses n’existent pas.
event-answer-unknown = Cette question n’est pas posée.
event-answer-twice = Cette question a deux réponses.
event-answer-text = Répondez par un texte de { $most } caractères au plus, s’il vous plaît.
event-answer-option = Choisissez une des options, s’il vous plaît.
event-answer-options = Choisissez seulement parmi les options, s’il vous plaît.
event-answer-yes-no = Répondez par oui ou par non, s’il vous plaît.
event-answer-number = Répondez par un nombre, s’il vous plaît.
event-answer-date = Répondez par un jour, par exemple 2030-05-01, s’il vous plaît.
event-answer-consent = Donnez votre accord si vous voulez participer, s’il vous plaît.
event-answer-required = Répondez à cette question, s’il vous plaît : { $question }
