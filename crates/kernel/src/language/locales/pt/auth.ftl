# Portuguese. The English file says what the messages are for.

## Who may do what.

auth-required = Entre primeiro na sua conta.
role-forbidden = A sua função não permite fazer isto.
feature-disabled = Esta comunidade desativou esta funcionalidade.
rate-limited = Demasiados pedidos. Aguarde um momento e tente de novo.
not-a-member = A sua conta não está ativa nesta comunidade.
cursor-of-other-list = Este cursor não é desta lista. Comece pela primeira página.
arguments-apart = Indique este argumento ou { $other }, não os dois.

## Signing in.

login-incomplete = Indique o seu e-mail e a sua senha.
login-wrong = O e-mail ou a senha não estão corretos.
too-many-wrong-passwords = Demasiadas senhas erradas. Tente de novo mais tarde.
too-many-sign-ins-at-once = Há demasiadas entradas ao mesmo tempo. Tente de novo.
account-suspended = Esta conta está suspensa. Fale com quem cuida da sua comunidade.
account-not-taken = A sua inscrição não foi aceite. Fale com quem cuida da comunidade.
account-waits-for-approval = A sua conta aguarda a aprovação de quem cuida da comunidade.
email-not-confirmed = Confirme primeiro o seu e-mail.

## Tokens.

token-missing = Envie um token.
token-invalid = Este token não é válido. Entre de novo na sua conta.
refresh-token-missing = Envie um token de renovação.
refresh-token-not-yours = Este não é um dos seus tokens de renovação.
refresh-superseded = Há um momento foi emitido um token mais recente. Use esse.
session-over = A sua sessão terminou. Entre de novo na sua conta.
signed-out = Você saiu da sua conta.
signed-out-everywhere = Você saiu da sua conta em todos os dispositivos.

## Registration.

registration-closed = De momento, esta comunidade não aceita novas inscrições.
registration-daily-limit = Hoje já se inscreveram pessoas suficientes a partir da sua rede. Tente de novo amanhã.
organisation-name-missing = Indique o nome da organização.
terms-not-accepted = Para se inscrever, aceite os termos.
passwords-differ = As duas senhas não são iguais.
position-missing = Esta posição não é um lugar real. Escolha de novo o seu lugar.
name-unseen-letters = Escreve o nome sem quebras de linha nem caracteres ocultos.
name-markup = Escreve o nome sem < nem >.
name-address = Escreve o nome sem endereços web ou de e-mail.
password-repeats = Esta palavra-passe repete poucos caracteres. Escolhe uma mais difícil de adivinhar.
password-row = Esta palavra-passe segue uma fila de teclas ou o alfabeto. Escolhe uma mais difícil de adivinhar.
password-common = Esta palavra-passe é uma das primeiras que os atacantes experimentam. Escolhe outra.
email-disposable = Use um endereço que mantém. Este pertence a um serviço de caixas de correio descartáveis.
password-own = Esta palavra-passe é feita do que outros sabem de ti ou da comunidade. Escolhe outra.
invite-required = Precisas de um convite para te registares aqui. Introduz o código.
invite-invalid = Este convite não é válido ou está esgotado. Pede um novo.
invite-ends-before = O convite terminaria antes de começar.
invite-missing = Este convite não existe.
registration-does-not-wait = Esta conta não espera por uma decisão.
registered = Damos-lhe as boas-vindas! Já pode entrar na sua conta.
registered-confirm = Damos-lhe as boas-vindas! Confirme o seu e-mail.
registered-wait = Damos-lhe as boas-vindas! Quem cuida da comunidade vai analisar a sua inscrição.
registered-confirm-and-wait = Damos-lhe as boas-vindas! Confirme o seu e-mail. Depois, quem cuida da comunidade vai analisar a sua inscrição.

## Confirming an e-mail address.

verification-link-invalid = Este link já não funciona. Peça um novo.
verification-sent = Um e-mail com um novo link está a caminho.
verification-sent-perhaps = Se este endereço ainda estiver por confirmar, há um e-mail a caminho.
email-confirmed = O seu e-mail está confirmado. Já pode entrar na sua conta.
email-confirmed-wait = O seu e-mail está confirmado. Quem cuida da comunidade vai analisar a sua inscrição.
email-confirmed-before = O seu e-mail já estava confirmado.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Se alguém tiver uma conta com este endereço, enviámos um e-mail para lá.
password-set = A sua nova palavra-passe está definida. Já pode entrar com ela.
password-changed = A sua nova palavra-passe está definida. Entre novamente.
password-wrong = Esta não é a sua palavra-passe atual.
password-too-short = { $least ->
    [one] A palavra-passe precisa de pelo menos { $least } carácter.
   *[other] A palavra-passe precisa de pelo menos { $least } caracteres.
}
password-used-before = Já usou esta palavra-passe. Escolha uma nova.
email-change-sent = Enviámos um e-mail para o seu novo endereço. Abra a ligação que ele contém.
email-stays = O seu endereço de e-mail continua o mesmo.
email-change-stopped = O seu endereço de e-mail continua o mesmo. Escolha uma nova palavra-passe; enviámos-lhe um e-mail para isso.
email-changed = O seu novo endereço de e-mail está confirmado. Entre novamente.
email-change-missing = Nenhuma alteração do seu endereço de e-mail está à espera.
security-event-missing = Essa entrada não existe no seu registo de segurança. As entradas são guardadas durante um ano.
sign-in-missing = Esta sessão não existe. Talvez já tenha terminado.
session-goes-on = A sua sessão continua.
session-opened = A sua sessão está aberta.

## The second factor.

second-factor-wanted = Introduza também um código da sua aplicação de autenticação.
second-factor-on-before = O segundo fator já está ativo.
second-factor-code-wrong = Este código está errado, ou houve demasiados errados. Tente o seguinte ou espere 15 minutos.
second-factor-step-over = Esta entrada demorou demasiado, ou houve demasiados códigos errados. Comece de novo.
second-factor-off = O segundo fator está desativado. Entre novamente.
second-factor-demanded = Esta comunidade pede um segundo fator. Ative-o primeiro nas suas definições de segurança.
trusted-device-missing = Este dispositivo não é de confiança.
member-not-below-you = Só o pode fazer com membros cuja função está abaixo da sua.
impersonation-not-allowed = Só o membro o pode fazer.
impersonation-of-oneself = Já é você.
impersonation-none = Não está a agir por mais ninguém.
impersonation-proof-worthless = Este acesso expirou ou já foi usado. Comece de novo.
onboarding-required = Conclua primeiro os seus primeiros passos.
maintenance = Esta comunidade está em manutenção. Volte um pouco mais tarde.
maintenance-said = { $message }
app-update-required = Esta versão da aplicação é demasiado antiga para esta comunidade. Atualize-a.
legal-accepted = Obrigado.
legal-document-missing = Esse documento não existe.
legal-version-not-in-force = Esta não é a versão em vigor. Leia a atual.
legal-versions-of-two = São versões de dois documentos diferentes.
legal-acceptance-required = As condições da comunidade mudaram. Aceite-as primeiro.

## Passkeys.

security-confirmation-required = Confirme primeiro que é você.
passkey-page = As chaves de acesso não podem ser usadas nesta página.
passkey-too-late = Demorou demasiado ou já foi tentado. Comece de novo.
passkey-failed = Não foi possível usar esta chave de acesso. Tente de novo.
passkey-known = Esta chave de acesso já é conhecida.
passkeys-enough = Pode ter no máximo { $most } chaves de acesso. Remova primeiro uma.
passkey-missing = Esta chave de acesso não existe.
passkey-name-odd = Um nome não contém caracteres de controlo.
passkey-last = É o único acesso à sua conta. Escolha primeiro uma palavra-passe.
passkey-added = A sua chave de acesso foi adicionada.
passkey-removed = A sua chave de acesso foi removida. Inicie sessão de novo.
passkeys-removed = As suas chaves de acesso foram removidas. Inicie sessão de novo.
