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
