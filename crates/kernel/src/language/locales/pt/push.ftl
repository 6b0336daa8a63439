# Portuguese. The English file says what the messages are for.

push-auth-invalid = keys.auth deve ser 16 bytes em base64url.
push-key-invalid = keys.p256dh deve ser um ponto não comprimido de P-256 em base64url.
endpoint-invalid = endpoint deve ser um endereço web.
endpoint-not-https = endpoint deve começar por https.
endpoint-with-user = endpoint não pode conter dados de acesso.
endpoint-with-port = endpoint não pode conter uma porta.
endpoint-not-public = endpoint deve ser um endereço público.
browser-unsubscribed = Este navegador já não recebe mensagens push.
phone-registered = Este telefone agora recebe mensagens push.
phone-unregistered = Este telefone já não recebe mensagens push.
phone-not-registered-by-you = Este telefone não está registado na sua conta.
phone-needs-sign-in = Entre primeiro na sua conta e depois inscreva este telefone.
push-to-nobody = Nenhuma destas pessoas tem um navegador que receba mensagens push.
campaign-missing = Esta mensagem não foi enviada para a sua conta.
push-campaign-missing = Esta campanha não existe.
campaign-url-unsafe = Introduza o endereço de uma página web pública que comece por https ou http.
campaign-moment-wrong = Escolha um momento futuro, a menos de um ano.
campaign-half-a-place = Um lugar precisa de latitude, longitude e raio, ou de nenhum deles.
campaigns-many = Pode ter no máximo { $most } campanhas por decidir.
campaign-wrong-status = A campanha está demasiado adiantada para isto, ou ainda não o suficiente.
campaign-stale = A campanha mudou. Veja-a de novo.
