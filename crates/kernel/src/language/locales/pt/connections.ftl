# Portuguese. The English file says what the messages are for.

connection-missing = Esta conexão não existe.
connection-exists = Esta conexão já existe, ou uma das duas pessoas já enviou um pedido.
connection-requested = O seu pedido foi enviado.
connection-member-gone = Uma das duas pessoas já não está aqui.
connection-answered = Este pedido já teve resposta.
connection-accept-own = Foi você que enviou este pedido, por isso só a outra pessoa o pode aceitar.
connection-decline-own = Foi você que enviou este pedido, por isso não o pode recusar. Mas pode retirá-lo.
connect-with-yourself = Você não pode conectar-se com a sua própria conta.
connect-blocked = Você não pode conectar-se com esta pessoa.
connection-status-own = Indique o id de outra pessoa. Não é possível ter uma conexão com a sua própria conta.
