# Portuguese. The English file says what the messages are for.

## What a member is told who may not contact another.

contact-restricted = Isto não é possível com esta pessoa.
jurisdiction-required = Isto só será possível quando quem cuida da comunidade tiver anotado onde você vive.
vetting-required = Isto só será possível quando a sua verificação por quem cuida da comunidade estiver concluída.
safeguarding-unavailable = Isto não é possível neste momento. Tente de novo mais tarde.

## What staff are told who manage measures.

measure-missing = Esta medida não existe.
measure-lifted = Esta medida já foi levantada.
measure-about-you = Esta medida é sobre você, por isso deixe-a com a administração.
reason-missing = Indique um motivo.
measure-pair-of-one = { $field } deve ser outra pessoa.
measure-no-pair = Só uma medida do tipo no_contact pode ter { $field }.
measure-no-direction = Só uma medida do tipo no_contact sobre uma única pessoa pode ter direction.
measure-for-everything = Este tipo de medida aplica-se sempre a todas as interações. Não inclua interactions.
measure-place-missing = Indique o país ou a região.
measure-no-place = Este tipo de medida não tem país nem região. Não inclua jurisdiction.
measure-over = { $field } deve ser no futuro e depois de { $other_field }.

safeguarding-option-missing = Essa opção não existe.
safeguarding-option-nothing-named = Indique o que você quer mudar.
safeguarding-option-there = Já existe uma opção com essa chave.
too-many-safeguarding-options = Pode haver no máximo { $most } opções.
safeguarding-option-only-read = Uma opção do tipo info é só para leitura: { $field } não faz parte dela.
safeguarding-option-values = Uma opção do tipo select tem valores, e nenhuma outra tem.
safeguarding-option-value-twice = Cada valor precisa de um nome próprio.
safeguarding-choice-unknown = Essa opção não é oferecida.
safeguarding-choice-twice = “{ $label }” aparece duas vezes.
safeguarding-choice-value = Escolha um dos valores de “{ $label }”.
safeguarding-choice-needed = Responda a “{ $label }”.
safeguarding-told = Obrigado. Só quem cuida da comunidade pode ler isso.
onboarding-safeguarding-missing = Conte o que precisamos saber sobre a sua segurança.
bell-safeguarding-choice-made = Um membro de { $place } contou algo sobre a sua segurança. Por favor, dê uma olhada.
subject-safeguarding-choice-made = Um membro de { $place } contou algo sobre a sua segurança
type-safeguarding-choice-made = Informação de segurança
