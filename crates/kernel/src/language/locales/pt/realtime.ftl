# Portuguese. The English file says what the messages are for.

socket-id-invalid = { $field } deve ser dois números com um ponto entre eles.
channel-name-invalid = { $field } não é o nome de um canal.
channel-public = { $field } deve ser um canal privado ou de presença. Os canais públicos não precisam de autorização.
channel-not-yours = Você não tem acesso a este canal.
presence-not-offered = Aqui não há canais de presença.
presence-hidden = As suas configurações de privacidade ocultam a sua presença, por isso não é possível mostrá-la.
