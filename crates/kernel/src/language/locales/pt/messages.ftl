# Portuguese. The English file says what the messages are for.

message-missing = Esta mensagem não existe.
message-deleted = Esta mensagem foi apagada.
message-not-yours = Só quem escreveu esta mensagem pode fazer isto.
message-edit-expired = Uma mensagem só pode ser alterada nas 24 horas depois do envio.
voice-message-without-text = Uma mensagem de voz não tem texto que se possa alterar.
message-without-text = Esta mensagem não tem texto.
translator-missing = Esta comunidade não tem um serviço de tradução.
message-to-yourself = Você não pode enviar mensagens para a sua própria conta.
message-recipient-missing = Indique para quem é a mensagem.
message-listing-differs = { $field } indica algo diferente de { $other_field } e { $third_field }. Envie só um dos dois.
message-context-type-missing = Envie { $field } junto com { $other_field }.
message-context-id-missing = Envie { $field } junto com { $other_field }.
messages-off = Esta comunidade desativou as mensagens.
messages-off-for-one = Uma das duas pessoas desativou as mensagens.
text-missing = Escreva alguma coisa.
emoji-invalid = Escolha um destes: { $choice }
recording-missing = Envie uma gravação.
too-many-files = { $most ->
    [one] Uma mensagem pode ter no máximo { $most } arquivo.
   *[other] Uma mensagem pode ter no máximo { $most } arquivos.
}
form-number-invalid = Este número não é possível aqui.
scopes-differ = Os parâmetros do endereço e o corpo indicam âmbitos diferentes. Envie só um deles.
message-gone = A mensagem foi apagada.

conversation-missing = Esta conversa não existe.
conversation-archived = A conversa está arquivada.
conversation-restored = A conversa está de volta à sua caixa de entrada.

coordinator-request-missing = Esse pedido não existe.
coordinator-request-closed = Esse pedido já foi encerrado.
bell-coordinator-requested = Um membro de { $place } pede que alguém intervenha. Por favor, dê uma olhada.
subject-coordinator-requested = Um membro de { $place } pede que alguém intervenha
type-coordinator-requested = Pedido de coordenação
bell-coordinator-request-closed = Quem cuida de { $place } analisou o que você pediu.
subject-coordinator-request-closed = O seu pedido em { $place } foi analisado
type-coordinator-request-closed = Pedido de coordenação encerrado
