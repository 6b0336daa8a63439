# O que dizem os e-mails. $community é o nome da comunidade, $name quem lê.

mail-greeting = Olá, { $name }!
mail-greeting-stranger = Olá,
mail-subject = Novidades de { $community }
mail-open = Ver
mail-link-hint = Se o botão não funcionar, abra este endereço:
mail-why = Você recebe este e-mail porque faz parte de { $community }.
mail-why-account = Você recebe este e-mail porque alguém se cadastrou em { $community } com este endereço.
mail-why-invited = Recebe esta mensagem porque alguém de { $community } convidou este endereço.
mail-support-answer-subject = Uma resposta de { $community }
mail-support-answer-text = Escreveu a { $community }. Esta é a resposta da equipa:
mail-support-answer-why = Recebe esta mensagem porque alguém escreveu a { $community } com este endereço.
mail-write-open = Escrever à equipa
mail-manage = Escolher o que você quer receber
mail-unsubscribe = Não receber mais e-mails como este
mail-unsubscribe-all = Não receber mais nenhum e-mail de { $community }

mail-digest-subject-daily = Seu dia em { $community }: { $count ->
    [one] uma novidade
   *[other] { $count } novidades
}
mail-digest-subject-monthly = Seu mês em { $community }: { $count ->
    [one] uma novidade
   *[other] { $count } novidades
}
mail-digest-daily = Isto aconteceu em { $community } desde o seu último e-mail.
mail-digest-monthly = Isto aconteceu em { $community } no último mês.
mail-digest-more = { $count ->
    [one] E mais uma. Você encontra tudo nas suas notificações.
   *[other] E mais { $count }. Você encontra tudo nas suas notificações.
}
mail-digest-open = Ver todas as notificações

mail-welcome-subject = Boas-vindas a { $community }
mail-welcome-text = Que bom que você está aqui! Sua conta está pronta, e você pode entrar quando quiser.
mail-welcome-next = Conte aos outros um pouco sobre você: o que gosta de fazer e em que uma ajuda seria bem-vinda. É assim que vizinhos se encontram.
mail-welcome-open = Ir para { $community }

mail-verify-subject = Confirme seu endereço de e-mail
mail-verify-text = Que bom que você quer participar de { $community }! Confirme, por favor, que este endereço é seu.
mail-verify-open = Confirmar meu endereço
mail-verify-hours = O link vale por 24 horas e funciona uma única vez.
mail-verify-ignore = Não foi você que se cadastrou? Então não precisa fazer nada; nada vai acontecer com o seu endereço.
mail-group-invite-text = { $name } gostaria de contar consigo no grupo { $place } em { $community }.
mail-group-invite-open = Ver o convite
mail-group-invite-days = O link é válido por 14 dias e só para uma conta com este endereço.
mail-group-invite-ignore = Não lhe interessa? Então não precisa de fazer nada.

mail-received-subject = Recebemos o seu cadastro
mail-received-text = Agradecemos que você queira participar de { $community }! Alguém da equipe vai olhar o seu cadastro.
mail-received-next = Assim que a sua conta estiver pronta, escreveremos de novo.

mail-repeated-subject = Já tens uma conta
mail-repeated-text = Alguém acabou de tentar registar-se em { $community } com este endereço. Já tens lá uma conta.
mail-repeated-next = Foste tu? Então basta iniciares sessão.
mail-repeated-open = Iniciar sessão
mail-repeated-ignore = Não foste tu? Então não precisas de fazer nada: a tua conta não mudou e ninguém ficou a saber que tens uma.

mail-rejected-subject = O teu registo
mail-rejected-text = Obrigado por quereres juntar-te a { $community }. Infelizmente, a equipa não pôde aceitar o teu registo. O motivo:

mail-why-security = Recebe este e-mail porque diz respeito à segurança da sua conta em { $community }.

mail-reset-subject = Escolha uma nova palavra-passe
mail-reset-text = Alguém pediu uma nova palavra-passe para a sua conta em { $community }. Com esta ligação pode escolher uma.
mail-reset-open = Escolher uma nova palavra-passe
mail-reset-hours = A ligação é válida durante uma hora e uma só vez.
mail-reset-ignore = Não foi você? Então não precisa de fazer nada: a sua palavra-passe continua a mesma.

mail-password-changed-subject = A sua palavra-passe foi alterada
mail-password-changed-text = A palavra-passe da sua conta em { $community } acabou de ser alterada. Todos os dispositivos foram desligados.
mail-password-changed-next = Não foi você? Então escolha já uma nova palavra-passe.
mail-password-changed-open = Escolher uma nova palavra-passe

mail-email-confirm-subject = Confirme o seu novo endereço de e-mail
mail-email-confirm-text = A sua conta em { $community } passará a ter este endereço. Confirme que é seu.
mail-email-confirm-open = Confirmar o meu novo endereço
mail-email-confirm-ignore = Não sabe nada disto? Então não precisa de fazer nada; nada acontecerá ao seu endereço.

mail-email-stop-subject = O seu endereço de e-mail vai mudar
mail-email-stop-text = Alguém que conhece a sua palavra-passe quer dar outro endereço de e-mail à sua conta em { $community }. Mudará assim que o novo endereço for confirmado.
mail-email-stop-next = Não foi você? Então impeça-o: todos os dispositivos serão desligados e enviamos-lhe uma ligação para escolher uma nova palavra-passe.
mail-email-stop-open = Impedir a alteração
mail-email-stop-ignore = Foi você? Então não precisa de fazer nada.

mail-email-changed-subject = O seu endereço de e-mail foi alterado
mail-email-changed-text = A sua conta em { $community } tem agora outro endereço de e-mail. Já não pode entrar com este.
mail-email-changed-next = Não foi você? Então escreva já à equipa.

mail-second-factor-on-subject = O segundo fator está ativo
mail-second-factor-off-subject = O segundo fator está desativado
mail-second-factor-text = Trata-se de como entra na sua conta em { $community }. Com um segundo fator ativo, além da palavra-passe é preciso um código de uma aplicação.
mail-second-factor-reset-subject = A equipa repôs o seu segundo fator
mail-second-factor-reset-text = A equipa repôs o seu segundo fator. Até o ativar de novo, basta a palavra-passe para entrar na sua conta em { $community }. Todos os dispositivos foram desligados. A equipa escreve:

mail-topic-messages = Mensagens
mail-topic-connections = Conexões
mail-topic-reviews = Avaliações
mail-topic-transactions = Horas
mail-topic-social = Comentários e reações
mail-topic-events = Eventos
mail-topic-groups = Grupos
mail-topic-listings = Ofertas e pedidos
mail-topic-jobs = Vagas
mail-topic-ideation = Ideias
mail-topic-safeguarding = Segurança
mail-topic-system = Da equipe
mail-topic-security = Sua conta
mail-topic-other = Outras novidades
mail-topic-all = Todos os e-mails
mail-topic-digest = Resumos
mail-topic-gamification = Pontos e medalhas
mail-topic-org = Organizações
mail-topic-federation = Novidades de comunidades parceiras

page-unsubscribe-title = Menos e-mails?
page-unsubscribe-text = Você não receberá mais e-mails deste tipo de { $community }:
page-unsubscribe-all-text = Você não receberá mais nenhum e-mail de { $community }, exceto sobre a sua conta:
page-unsubscribe-button = Sim, pode parar
page-unsubscribe-keep = Se preferir continuar recebendo, é só fechar esta página.
page-unsubscribed-title = Pronto
page-unsubscribed-text = Você não recebe mais e-mails deste tipo de { $community }:
page-unsubscribed-all-text = Você não recebe mais nenhum e-mail de { $community }, exceto sobre a sua conta:
page-unsubscribed-back = Você pode ativá-los de novo a qualquer momento nas suas configurações.
page-unsubscribe-invalid-title = Este link não funciona
page-unsubscribe-invalid-text = Talvez ele tenha sido cortado no caminho. Abra o link do e-mail mais uma vez, ou entre e mude as suas configurações.
