# Portuguese. The English file says what the messages are for.

notification-missing = Esta notificação não existe.
notification-group-key-invalid = Indique um grupo de notificações com o seu tipo, dois pontos e o seu link.
notification-choice-missing = Indique uma só notificação ou todas.

preferences-empty = Envie pelo menos uma preferência.
thread-missing = Este tópico não existe.
notification-context-missing = Indique a que se refere esta configuração.
notification-context-id-missing = Indique a que grupo ou tópico se refere esta configuração.
notification-frequency-missing = Indique com que frequência quer receber notificações.
notification-push-alone = Altere as notificações push em um pedido à parte.
push-failure-missing = Essa notificação push já não está no registo.
unsubscribe-link-invalid = Este link não funciona. Abra o link do e-mail mais uma vez.

mute-yourself = Você não pode silenciar a sua própria conta.
mute-missing = Você não silenciou esta pessoa.
