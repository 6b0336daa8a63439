# Portuguese. The English file says what the messages are for.

data-request-open = Já fez este pedido. A equipa responderá em breve.
data-request-missing = Este pedido não existe.
data-request-over = Este pedido já está encerrado.
data-request-own = Este pedido é seu. Deixe-o a outra pessoa da administração.
data-request-received = Recebemos o seu pedido e responderemos em 30 dias.
data-export-missing = Esta cópia não existe.
data-export-over = O ficheiro desta cópia já não está disponível.
account-erased = A sua conta foi eliminada.
community-sole-admin = Só você administra esta comunidade. Dê primeiro esse papel a outra pessoa.
former-member = Antigo membro
