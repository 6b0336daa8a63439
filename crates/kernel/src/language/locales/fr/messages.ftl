# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

message-missing = Ce message n’existe pas.
message-deleted = Ce message a été supprimé.
message-not-yours = Seul le membre qui a écrit ce message peut faire cela.
message-edit-expired = Un message ne peut être modifié que dans les 24 heures qui suivent son envoi.
voice-message-without-text = Un message vocal n’a pas de texte à modifier.
message-without-text = Ce message n’a pas de texte.
translator-missing = Cette communauté n’a pas de service de traduction.
message-to-yourself = Vous ne pouvez pas vous envoyer de messages à vous-même.
message-recipient-missing = Merci d’indiquer à qui le message est destiné.
message-listing-differs = { $field } désigne autre chose que { $other_field } et { $third_field }. Envoyez seulement l’un des deux.
message-context-type-missing = Merci d’envoyer { $field } avec { $other_field }.
message-context-id-missing = Merci d’envoyer { $field } avec { $other_field }.
messages-off = Cette communauté a désactivé les messages.
messages-off-for-one = Vous ou l’autre membre avez désactivé les messages.
text-missing = Merci d’écrire quelque chose.
emoji-invalid = Merci de choisir parmi ceux-ci : { $choice }
recording-missing = Merci d’envoyer un enregistrement.
too-many-files = { $most ->
    [one] Un message peut avoir { $most } fichier au plus.
   *[other] Un message peut avoir { $most } fichiers au plus.
}
form-number-invalid = Ce nombre n’est pas possible ici.
scopes-differ = L’adresse et le corps indiquent deux valeurs différentes pour scope. Merci d’en envoyer une seule.
message-gone = Le message est supprimé.

conversation-missing = Cette conversation n’existe pas.
conversation-archived = La conversation est archivée.
conversation-restored = La conversation est de retour dans votre boîte de réception.

coordinator-request-missing = Cette demande n’existe pas.
coordinator-request-closed = Cette demande a déjà été close.
bell-coordinator-requested = Un membre de { $place } demande que quelqu’un intervienne. Merci d’examiner sa demande.
subject-coordinator-requested = Un membre de { $place } demande que quelqu’un intervienne
type-coordinator-requested = Demande de coordination
bell-coordinator-request-closed = Les personnes qui s’occupent de { $place } ont examiné ta demande.
subject-coordinator-request-closed = Ta demande à { $place } a été examinée
type-coordinator-request-closed = Demande de coordination close
