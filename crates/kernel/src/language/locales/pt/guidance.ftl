# Portuguese. The English file says what the messages are for.

faq-missing = Esta pergunta não existe.
faq-nothing-named = Indique o que pretende mudar.
consent-unknown = Este consentimento não existe.
consent-marketing = Novidades por e-mail
consent-marketing-means = A sua comunidade pode enviar-lhe novidades por e-mail.
onboarding-picture-missing = Adicione uma fotografia sua.
onboarding-bio-missing = Escreva algo sobre si, com pelo menos { $least } caracteres.
onboarding-done = Boas-vindas! Está tudo pronto.
support-request-missing = Este pedido não existe.
support-request-over = Este pedido já foi respondido ou encerrado.
support-message-arrived = A sua mensagem chegou. A equipa da comunidade irá responder-lhe.
