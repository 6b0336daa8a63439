# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

socket-id-invalid = { $field } doit être deux nombres séparés par un point.
channel-name-invalid = { $field } n’est pas le nom d’un canal.
channel-public = { $field } doit être un canal privé ou un canal de présence. Les canaux publics ne demandent aucune autorisation.
channel-not-yours = Vous n’avez pas accès à ce canal.
presence-not-offered = Les canaux de présence ne sont pas disponibles ici.
presence-hidden = Vos réglages de confidentialité masquent votre présence : elle ne peut donc pas être affichée.
