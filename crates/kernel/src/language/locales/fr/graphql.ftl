# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

query-missing = Merci d’envoyer une requête.
query-request-invalid = Merci d’envoyer un seul objet avec query, variables, operationName et extensions.
query-digest-mismatch = L’empreinte n’est pas le SHA-256 de cette requête.
persisted-query-version = Une requête enregistrée demande la version 1.
document-not-trusted = Ce document n’est pas dans la liste des documents de confiance. Merci d’envoyer l’un de ceux-là.
operation-name-missing = Ce document contient plusieurs opérations. Merci d’en nommer une dans operationName.
operation-name-unknown = Ce document n’a pas d’opération { $name }.
mutation-by-get = Les mutations ne peuvent pas être envoyées avec GET. Merci d’utiliser POST.
subscription-without-socket = Les abonnements demandent un WebSocket avec le protocole graphql-transport-ws.
subscription-many-fields = Un abonnement ne peut demander qu’un seul champ. Merci de s’abonner à chaque champ séparément.
socket-protocol-missing = Merci d’ouvrir le WebSocket avec le protocole graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] Ce socket exécute déjà { $limit } opération et ne peut pas en exécuter plus à la fois. Merci d’attendre qu’elle se termine.
   *[other] Ce socket exécute déjà { $limit } opérations et ne peut pas en exécuter plus à la fois. Merci d’attendre que l’une d’elles se termine.
}

query-too-complex = Cette requête demande trop de choses à la fois. Merci de demander des listes plus courtes ou moins de champs.
response-too-large = Cette réponse serait trop grande. Merci de demander des listes plus courtes ou moins de champs. La limite en octets est { $limit }.
query-too-deep = { $limit ->
    [one] Cette requête est trop imbriquée. Elle peut avoir { $limit } niveau au plus.
   *[other] Cette requête est trop imbriquée. Elle peut avoir { $limit } niveaux au plus.
}
introspection-too-deep = Cette requête imbrique trop profondément la description du schéma par lui-même.
document-too-long = { $limit ->
    [one] Ce document est trop long. Il peut avoir { $limit } octet au plus.
   *[other] Ce document est trop long. Il peut avoir { $limit } octets au plus.
}
document-too-many-tokens = { $limit ->
    [one] Ce document est trop long. Il peut avoir { $limit } élément lexical au plus.
   *[other] Ce document est trop long. Il peut avoir { $limit } éléments lexicaux au plus.
}
document-too-many = { $what ->
    [aliases] Ce document a trop d’alias. Il peut en avoir { $limit } au plus.
    [directives] Ce document a trop de directives. Il peut en avoir { $limit } au plus.
    [schemas] Ce document demande __schema trop souvent. La limite est { $limit }.
    [types] Ce document demande __type trop souvent. La limite est { $limit }.
    [self-aliases] Ce document a trop d’alias dans la description du schéma par lui-même. Il peut en avoir { $limit } au plus.
    [self-fields] Ce document demande trop de la description du schéma par lui-même. La limite, comptée en champs, est { $limit }.
   *[fields] Ce document a trop de champs. Il peut en avoir { $limit } au plus.
}
fragment-cycle = Le fragment { $name } s’utilise lui-même.
value-null = { $field } ne doit pas être null. Son type est { $kind }.
value-of-other-type = { $field } doit être une valeur du type { $kind }.

query-field-unknown = Le type { $kind } n’a pas de champ { $name }.
query-field-similar = Le type { $kind } n’a pas de champ { $name }. Champs ressemblants : { $names }.
query-argument-unknown = { $place } n’a pas d’argument { $argument }.
query-argument-similar = { $place } n’a pas d’argument { $argument }. Arguments ressemblants : { $names }.
query-directive-unknown = La directive { $directive } n’existe pas.
query-directive-misplaced = La directive { $directive } ne peut pas se trouver ici.
query-directive-twice = La directive { $directive } se trouve ici deux fois.
query-fragment-unknown = Ce document n’a pas de fragment { $fragment }.
query-type-unknown = Le schéma n’a pas de type { $kind }.
query-variable-undeclared = La variable { $variable } est utilisée, mais pas déclarée.
query-variable-unused = La variable { $variable } est déclarée, mais pas utilisée.
query-fragment-unused = Le fragment { $fragment } n’est pas utilisé.
query-fields-conflict = Deux champs s’appellent { $name } dans la réponse, mais demandent des choses différentes. Merci de donner un alias à l’un d’eux.
query-fragment-misfit = Un fragment sur { $kind } ne peut correspondre à rien dans { $inside }.
query-argument-missing = { $place } demande l’argument { $argument }.
query-selection-missing = Le champ { $name } de type { $kind } demande une sélection de ses champs.
query-selection-needless = Le champ { $name } de type { $kind } n’a pas de champs à sélectionner.
query-name-twice = Le nom { $name } se trouve ici deux fois.
query-fragment-on-leaf = Un fragment ne peut pas porter sur { $kind } : seuls les objets, les interfaces et les unions ont des champs.
query-variable-output = La variable { $variable } ne peut pas être de type { $kind }, qui n’est pas un type d’entrée.
query-unreadable = Ce document ne peut pas être lu à partir de la ligne { $line }, colonne { $column }.

id-invalid = { $kind ->
    [member] Ce n’est pas l’identifiant d’un membre.
    [connection] Ce n’est pas l’identifiant d’une mise en relation.
    [review] Ce n’est pas l’identifiant d’un avis.
    [listing] Ce n’est pas l’identifiant d’une annonce.
    [message] Ce n’est pas l’identifiant d’un message.
    [notification] Ce n’est pas l’identifiant d’une notification.
    [group] Ce n’est pas l’identifiant d’un groupe.
   *[anything] Cet identifiant n’est pas valide.
}
