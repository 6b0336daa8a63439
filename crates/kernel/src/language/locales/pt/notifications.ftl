# Portuguese, in words that are at home on both sides of the ocean (você, with "lhe"), and none that agrees with the gender of a member.
# The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name } gostaria de se conectar com você.
bell-connection-accepted = { $name } aceitou o seu pedido de conexão.
bell-connection-declined = { $name } recusou o seu pedido de conexão.
bell-new-message = { $name } enviou-lhe uma mensagem.
bell-transaction = { $name } enviou-lhe horas.
bell-credits-received = { $name } creditou-lhe horas.
bell-credits-taken = As pessoas que cuidam de { $place } retiraram horas do seu saldo.
bell-credit-received = { $hours ->
    [one] { $name } enviou-lhe { $hours } hora.
   *[other] { $name } enviou-lhe { $hours } horas.
}
bell-credit-sent = { $hours ->
    [one] Você enviou { $hours } hora a { $name }.
   *[other] Você enviou { $hours } horas a { $name }.
}
bell-review-request = Conte como correu com { $name }.
bell-review-received = { $name } escreveu uma avaliação sobre você.
bell-review-hidden = As pessoas que cuidam de { $place } ocultaram uma avaliação que você escreveu.
bell-review-removed = As pessoas que cuidam de { $place } removeram uma avaliação que você escreveu.
bell-listing-saved = { $name } guardou o seu anúncio.
bell-listing-pending-review = Um anúncio de { $name } aguarda aprovação.
bell-listing-approved = O seu anúncio “{ $place }” foi aprovado.
bell-listing-rejected = O seu anúncio “{ $place }” não foi aprovado. Você pode alterá-lo e enviá-lo de novo. O motivo:
bell-listing-reported = O seu anúncio “{ $place }” foi denunciado, e quem cuida da comunidade concorda. Por favor, analise-o.
bell-listing-report-upheld = Você denunciou “{ $place }”, e quem cuida da comunidade concorda. Agradecemos!
bell-listing-report-dismissed = Você denunciou “{ $place }”. A equipe analisou o anúncio e não encontrou nada de errado. Agradecemos o aviso!
bell-listing-removed = A equipe eliminou o seu anúncio “{ $place }”.
bell-listing-suspended = A equipe suspendeu o seu anúncio “{ $place }”. Os outros membros já não o veem.
bell-new-listing-created = { $name } publicou um anúncio.
bell-listing-report-created = Um anúncio em { $place } foi denunciado. Por favor, analise-o.
bell-marketplace-listing-pending-review = Algo que { $name } vende aguarda aprovação.
bell-marketplace-listing-approved = O seu artigo “{ $place }” foi aprovado.
bell-marketplace-listing-rejected = O seu artigo “{ $place }” foi retirado do mercado.
bell-marketplace-low-stock = Restam poucas unidades de “{ $place }”.
bell-marketplace-seller-suspended = A sua venda foi suspensa. O que você vende está oculto por agora.
bell-marketplace-seller-restored = Você pode vender de novo. O que você vende está visível como antes.
bell-group-member-joined = { $name } passou a fazer parte de { $place }.
bell-group-join-request = { $name } gostaria de fazer parte de { $place }.
bell-group-join = Você faz agora parte de { $place }.
bell-group-join-rejected = O seu pedido para fazer parte de { $place } foi recusado.
bell-group-role-owner = { $place } está agora sob a sua responsabilidade.
bell-group-role-admin = Você ajuda agora a conduzir { $place }.
bell-group-role-member = Você já não ajuda a conduzir { $place }, mas continua a fazer parte.
bell-group-removed = Você já não faz parte de { $place }.
bell-group-banned = Você já não pode participar em { $place }.
bell-group-invite = { $name } faz-lhe um convite para { $place }.
bell-group-chatroom-message = { $name } escreveu em { $place }.
bell-group-announcement = { $name } publicou um aviso em { $place }.
bell-new-topic = { $name } abriu uma discussão em { $place }.
bell-new-reply = { $name } respondeu numa discussão em { $place }.
bell-new-group-created = { $name } criou o grupo { $place }.
bell-exchange-request-received = { $name } propõe-lhe uma troca.
bell-exchange-pending-broker = { $name } aceitou a sua troca; falta a concordância de alguém que cuida de { $place }.
bell-exchange-accepted = { $name } aceitou a sua troca.
bell-exchange-approved = { $name } aprovou a sua troca.
bell-exchange-rejected = { $name } interrompeu a sua troca.
bell-exchange-request-declined = { $name } recusou a sua troca.
bell-exchange-started = { $name } deu início à sua troca.
bell-exchange-ready-confirmation = { $name } diz que está feito. Por favor, confirme as horas.
bell-exchange-completed = A sua troca está concluída e as horas foram transferidas.
bell-exchange-cancelled = { $name } cancelou a sua troca.
bell-exchange-disputed = { $name } pede que alguém analise a sua troca.
bell-exchange-hours-differ = Você e { $name } confirmaram horas diferentes na vossa troca. Quem cuida da comunidade vai analisá-la.
bell-exchange-needs-broker = Uma troca em { $place } aguarda uma decisão. Por favor, analise-a.
bell-marketplace-order-confirmed = A encomenda de { $place } está confirmada.
bell-marketplace-order-paid = A encomenda de { $place } está paga.
bell-marketplace-order-shipped = { $place } está a caminho.
bell-marketplace-order-delivered = { $place } chegou, diz a outra parte.
bell-marketplace-order-completed = A encomenda de { $place } está concluída.
bell-marketplace-order-cancelled = A encomenda de { $place } foi cancelada.
bell-marketplace-order-rated = { $name } avaliou uma encomenda sua.
bell-marketplace-dispute-opened = { $name } abriu uma disputa sobre a vossa encomenda.
bell-marketplace-dispute-resolved = A disputa sobre a sua encomenda está decidida.
bell-marketplace-dispute-filed = Uma disputa em { $place } espera uma decisão. Veja-a, por favor.
bell-marketplace-offer-received = { $name } fez uma proposta para o seu anúncio.
bell-marketplace-offer-accepted = { $name } aceitou a sua proposta.
bell-marketplace-offer-declined = A sua proposta foi recusada.
bell-marketplace-offer-countered = { $name } respondeu à sua proposta com outro valor.
bell-marketplace-offer-counter-accepted = { $name } aceitou a sua contraproposta.
bell-marketplace-offer-withdrawn = { $name } retirou uma proposta para o seu anúncio.
bell-safeguarding-flag = Houve uma denúncia em { $place }. Por favor, analise-a em breve.
bell-safeguarding-contact-blocked = Uma tentativa de contacto em { $place } foi impedida para proteger uma pessoa. Por favor, analise-a.
bell-gdpr-request = { $name } fez um pedido de proteção de dados. Responda em 30 dias.
bell-gdpr-account-deletion = { $name } quer que a sua conta seja eliminada. Responda em 30 dias.
bell-data-request-received = A equipa de { $place } recebeu o seu pedido de proteção de dados e responderá em 30 dias.
bell-data-request-completed = A equipa de { $place } deu seguimento ao seu pedido de proteção de dados.
bell-data-request-rejected = A equipa de { $place } recusou o seu pedido de proteção de dados. O motivo está nas suas definições.
bell-data-export-ready = A cópia dos seus dados em { $place } está pronta. Fica guardada durante sete dias.
bell-legal-acceptance-needed = Há uma nova versão de «{ $place }». Leia-a e aceite-a.
bell-legal-version-published = Há uma nova versão de «{ $place }».
bell-impersonation-started = { $place }, da equipa, entrou em seu nome durante 15 minutos no máximo para ajudar. Pode terminá-lo nas definições de segurança.
bell-passkey-registered = Foi adicionada uma chave de acesso à sua conta. Se não foi você, remova-a e mude a palavra-passe.
bell-passkey-removed = Foi removida uma chave de acesso da sua conta.
bell-welcome = Damos-lhe as boas-vindas a { $place }!
bell-new-user-registered = { $name } passou a fazer parte da comunidade.
bell-registration-waiting = { $name } fez a inscrição e aguarda uma decisão.
bell-password-changed = A sua palavra-passe foi alterada.
bell-email-changed = O seu endereço de e-mail foi alterado.
bell-2fa-enabled = O segundo fator está ativo.
bell-2fa-disabled = O segundo fator está desativado.
bell-2fa-reset = A equipa repôs o seu segundo fator.

## The subject of an e-mail about it.

subject-connection-request = { $name } gostaria de se conectar com você
subject-connection-accepted = { $name } aceitou o seu pedido de conexão
subject-connection-declined = { $name } recusou o seu pedido de conexão
subject-new-message = { $name } enviou-lhe uma mensagem
subject-transaction = { $name } enviou-lhe horas
subject-credits-received = { $name } creditou-lhe horas
subject-credits-taken = Foram retiradas horas do seu saldo
subject-credit-received = { $hours ->
    [one] { $name } enviou-lhe { $hours } hora
   *[other] { $name } enviou-lhe { $hours } horas
}
subject-credit-sent = { $hours ->
    [one] Você enviou { $hours } hora a { $name }
   *[other] Você enviou { $hours } horas a { $name }
}
subject-review-request = Como correu com { $name }?
subject-review-received = { $name } escreveu uma avaliação sobre você
subject-review-hidden = Uma avaliação que você escreveu foi ocultada
subject-review-removed = Uma avaliação que você escreveu foi removida
subject-listing-saved = { $name } guardou o seu anúncio
subject-listing-pending-review = Um anúncio aguarda aprovação
subject-listing-approved = O seu anúncio foi aprovado
subject-listing-rejected = O seu anúncio não foi aprovado
subject-listing-reported = O seu anúncio foi denunciado
subject-listing-report-upheld = A sua denúncia foi aceite
subject-listing-report-dismissed = A sua denúncia foi analisada
subject-listing-removed = O seu anúncio foi eliminado
subject-listing-suspended = O seu anúncio foi suspenso
subject-new-listing-created = Novo anúncio de { $name }
subject-listing-report-created = Um anúncio foi denunciado
subject-marketplace-listing-pending-review = Um artigo à venda aguarda aprovação
subject-marketplace-listing-approved = O seu artigo foi aprovado
subject-marketplace-listing-rejected = O seu artigo foi retirado do mercado
subject-marketplace-low-stock = Restam poucas unidades do seu artigo
subject-marketplace-seller-suspended = A sua venda foi suspensa
subject-marketplace-seller-restored = Você pode vender de novo
subject-group-member-joined = { $name } passou a fazer parte de { $place }
subject-group-join-request = { $name } gostaria de fazer parte de { $place }
subject-group-join = Você faz agora parte de { $place }
subject-group-join-rejected = O seu pedido para fazer parte de { $place } foi recusado
subject-group-role-owner = { $place } está agora sob a sua responsabilidade
subject-group-role-admin = Você ajuda agora a conduzir { $place }
subject-group-role-member = Você já não ajuda a conduzir { $place }, mas continua a fazer parte
subject-group-removed = Você já não faz parte de { $place }
subject-group-banned = Você já não pode participar em { $place }
subject-group-invite = { $name } faz-lhe um convite para { $place }
subject-group-chatroom-message = { $name } escreveu em { $place }
subject-group-announcement = { $name } publicou um aviso em { $place }
subject-new-topic = { $name } abriu uma discussão em { $place }
subject-new-reply = { $name } respondeu numa discussão em { $place }
subject-new-group-created = Novo grupo: { $place }
subject-exchange-request-received = { $name } propõe-lhe uma troca
subject-exchange-pending-broker = A sua troca aguarda aprovação
subject-exchange-accepted = { $name } aceitou a sua troca
subject-exchange-approved = A sua troca foi aprovada
subject-exchange-rejected = A sua troca foi interrompida
subject-exchange-request-declined = { $name } recusou a sua troca
subject-exchange-started = { $name } deu início à sua troca
subject-exchange-ready-confirmation = Por favor, confirme as horas da sua troca
subject-exchange-completed = A sua troca está concluída
subject-exchange-cancelled = { $name } cancelou a sua troca
subject-exchange-disputed = { $name } pede que alguém analise a sua troca
subject-exchange-hours-differ = Você e { $name } confirmaram horas diferentes
subject-exchange-needs-broker = Uma troca aguarda uma decisão
subject-marketplace-order-confirmed = Uma encomenda está confirmada
subject-marketplace-order-paid = Uma encomenda está paga
subject-marketplace-order-shipped = A sua encomenda está a caminho
subject-marketplace-order-delivered = A sua venda chegou
subject-marketplace-order-completed = Uma encomenda está concluída
subject-marketplace-order-cancelled = Uma encomenda foi cancelada
subject-marketplace-order-rated = { $name } avaliou uma encomenda sua
subject-marketplace-dispute-opened = { $name } abriu uma disputa sobre a vossa encomenda
subject-marketplace-dispute-resolved = A disputa sobre a sua encomenda está decidida
subject-marketplace-dispute-filed = Uma disputa espera uma decisão
subject-marketplace-offer-received = { $name } fez uma proposta para o seu anúncio
subject-marketplace-offer-accepted = { $name } aceitou a sua proposta
subject-marketplace-offer-declined = A sua proposta foi recusada
subject-marketplace-offer-countered = { $name } respondeu à sua proposta com outro valor
subject-marketplace-offer-counter-accepted = { $name } aceitou a sua contraproposta
subject-marketplace-offer-withdrawn = { $name } retirou uma proposta para o seu anúncio
subject-safeguarding-flag = Houve uma denúncia em { $place }
subject-safeguarding-contact-blocked = Uma tentativa de contacto em { $place } foi impedida
subject-gdpr-request = { $name } fez um pedido de proteção de dados
subject-gdpr-account-deletion = { $name } quer sair
subject-data-request-received = O seu pedido de proteção de dados chegou
subject-data-request-completed = O seu pedido de proteção de dados foi atendido
subject-data-request-rejected = O seu pedido de proteção de dados foi recusado
subject-data-export-ready = A cópia dos seus dados está pronta
subject-legal-acceptance-needed = Leia e aceite: { $place }
subject-legal-version-published = Nova versão de «{ $place }»
subject-impersonation-started = { $place }, da equipa, entrou em seu nome
subject-passkey-registered = Foi adicionada uma chave de acesso à sua conta
subject-passkey-removed = Foi removida uma chave de acesso da sua conta
subject-welcome = Damos-lhe as boas-vindas a { $place }!
subject-new-user-registered = Nova inscrição: { $name }
subject-registration-waiting = Inscrição a analisar: { $name }
subject-password-changed = A sua palavra-passe foi alterada
subject-email-changed = O seu endereço de e-mail foi alterado
subject-2fa-enabled = O segundo fator está ativo
subject-2fa-disabled = O segundo fator está desativado
subject-2fa-reset = A equipa repôs o seu segundo fator

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] { $hours } hora de { $name } foi acrescentada ao seu saldo.
   *[other] { $hours } horas de { $name } foram acrescentadas ao seu saldo.
}
detail-credit-sent = { $hours ->
    [one] { $hours } hora foi enviada a { $name }.
   *[other] { $hours } horas foram enviadas a { $name }.
}
detail-review-request = Você e { $name } trocaram tempo. Conte em poucas palavras como correu: isso ajuda outras pessoas a encontrar alguém de confiança.
detail-voice-message = Você tem uma mensagem de voz à sua espera.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Há novidades para você
push-new-message = Você tem uma nova mensagem
push-connection-request = Você tem um novo pedido de conexão
push-connection-accepted = O seu pedido de conexão foi aceite
push-body = Abra a aplicação para ver.

## The short heading of a line in the bell.

type-connection-request = Pedido de conexão
type-connection-accepted = Pedido de conexão aceite
type-connection-declined = Pedido de conexão recusado
type-new-message = Nova mensagem
type-transaction = Transferência de horas
type-credits-received = Horas creditadas
type-credits-taken = Horas retiradas
type-credit-received = Horas recebidas
type-credit-sent = Horas enviadas
type-review-request = A sua opinião
type-review-received = Avaliação recebida
type-review-hidden = Avaliação ocultada
type-review-removed = Avaliação removida
type-listing-saved = Anúncio guardado
type-listing-pending-review = Anúncio à espera de aprovação
type-listing-approved = Anúncio aprovado
type-listing-rejected = Anúncio rejeitado
type-listing-reported = O seu anúncio denunciado
type-listing-report-upheld = Denúncia aceite
type-listing-report-dismissed = Denúncia rejeitada
type-listing-removed = Anúncio eliminado pela equipe
type-listing-suspended = Anúncio suspenso
type-new-listing-created = Novo anúncio
type-listing-report-created = Anúncio denunciado
type-marketplace-listing-pending-review = Artigo à espera de aprovação
type-marketplace-listing-approved = Artigo aprovado
type-marketplace-listing-rejected = Artigo rejeitado
type-marketplace-low-stock = Poucas unidades
type-marketplace-seller-suspended = Venda suspensa
type-marketplace-seller-restored = Venda restabelecida
type-group-member-joined = Nova pessoa no grupo
type-group-join-request = Pedido para entrar num grupo
type-group-join = Entrada num grupo
type-group-join-rejected = Pedido recusado
type-group-role-owner = Grupo sob a sua responsabilidade
type-group-role-admin = Ajuda na condução de um grupo
type-group-role-member = Fim da condução de um grupo
type-group-removed = Saída de um grupo
type-group-banned = Exclusão de um grupo
type-group-invite = Convite para um grupo
type-group-chatroom-message = Mensagem no grupo
type-group-announcement = Aviso no grupo
type-new-topic = Nova discussão
type-new-reply = Nova resposta numa discussão
type-new-group-created = Novo grupo
type-exchange-request-received = Proposta de troca
type-exchange-pending-broker = Troca a aguardar aprovação
type-exchange-accepted = Troca aceite
type-exchange-approved = Troca aprovada
type-exchange-rejected = Troca interrompida
type-exchange-request-declined = Troca recusada
type-exchange-started = Troca iniciada
type-exchange-ready-confirmation = Horas a confirmar
type-exchange-completed = Troca concluída
type-exchange-cancelled = Troca cancelada
type-exchange-disputed = Troca a analisar
type-exchange-hours-differ = Horas diferentes numa troca
type-exchange-needs-broker = Troca por decidir
type-marketplace-order-confirmed = Encomenda confirmada
type-marketplace-order-paid = Encomenda paga
type-marketplace-order-shipped = Encomenda enviada
type-marketplace-order-delivered = Encomenda entregue
type-marketplace-order-completed = Encomenda concluída
type-marketplace-order-cancelled = Encomenda cancelada
type-marketplace-order-rated = Encomenda avaliada
type-marketplace-dispute-opened = Disputa aberta
type-marketplace-dispute-resolved = Disputa decidida
type-marketplace-dispute-filed = Disputa apresentada
type-marketplace-offer-received = Proposta recebida
type-marketplace-offer-accepted = Proposta aceite
type-marketplace-offer-declined = Proposta recusada
type-marketplace-offer-countered = Contraproposta recebida
type-marketplace-offer-counter-accepted = Contraproposta aceite
type-marketplace-offer-withdrawn = Proposta retirada
type-safeguarding-flag = Alerta de proteção
type-safeguarding-contact-blocked = Contacto impedido
type-gdpr-request = Pedido sobre dados
type-gdpr-account-deletion = Pedido de eliminação da conta
type-data-request-received = Pedido sobre dados recebido
type-data-request-completed = Pedido sobre dados atendido
type-data-request-rejected = Pedido sobre dados recusado
type-data-export-ready = Cópia dos dados pronta
type-legal-acceptance-needed = Documento por aceitar
type-legal-version-published = Nova versão de um documento
type-impersonation-started = A equipa entrou em seu nome
type-passkey-registered = Chave de acesso adicionada
type-passkey-removed = Chave de acesso removida
type-welcome = Boas-vindas
type-new-user-registered = Nova inscrição
type-registration-waiting = Inscrição a analisar
type-password-changed = Palavra-passe alterada
type-email-changed = Endereço de e-mail alterado
type-2fa-enabled = O segundo fator está ativo
type-2fa-disabled = O segundo fator está desativado
type-2fa-reset = A equipa repôs o seu segundo fator

bell-event-cancelled = “{ $place }” foi cancelado.
bell-event-updated = A hora ou o lugar de “{ $place }” mudou.
bell-event-approved = O seu evento “{ $place }” foi aprovado e está publicado.
bell-event-pending-review = { $name } gostaria de publicar “{ $place }”. Por favor, decida.
bell-new-event-created = { $name } publicou o evento “{ $place }”.
subject-event-cancelled = Cancelado: { $place }
subject-event-updated = Alterado: { $place }
subject-event-approved = O seu evento está publicado
subject-event-pending-review = Um evento espera uma decisão
subject-new-event-created = Novo evento: { $place }
type-event-cancelled = Evento cancelado
type-event-updated = Evento alterado
type-event-approved = Evento aprovado
type-event-pending-review = Evento à espera de uma decisão
type-new-event-created = Novo evento
bell-event-waitlist-offered = Por pouco tempo há um lugar em “{ $place }” reservado para si. Aceite-o se quiser vir.
bell-event-offer-expired = O lugar em “{ $place }” estava reservado para si, mas não foi aceite a tempo.
subject-event-waitlist-offered = Há um lugar para si: { $place }
subject-event-offer-expired = O lugar não foi aceite a tempo: { $place }
type-event-waitlist-offered = Lugar da lista de espera
type-event-offer-expired = Lugar não aceite
bell-event-postponed = “{ $place }” foi adiado. Ainda não há nova data.
bell-event-restored = “{ $place }” vai afinal realizar-se.
bell-event-rejected = O seu evento “{ $place }” não foi aprovado e voltou a ser um rascunho. O motivo:
bell-event-reopened = O seu evento “{ $place }” já não está arquivado. Voltou a ser um rascunho.
bell-event-place-free = Há um lugar livre em “{ $place }”. Inscreva-se se quiser vir, antes que seja ocupado.
subject-event-postponed = Adiado: { $place }
subject-event-restored = Vai realizar-se: { $place }
subject-event-rejected = O seu evento não foi aprovado
subject-event-reopened = O seu evento voltou a ser um rascunho
subject-event-place-free = Há um lugar livre: { $place }
type-event-postponed = Evento adiado
type-event-restored = Evento restabelecido
type-event-rejected = Evento rejeitado
type-event-reopened = Evento reaberto
type-event-place-free = Lugar livre
