# Forms of events.

event-form-missing = Este formulário não existe.
event-form-conflict = Isto já não pode ser alterado nem publicado.
event-form-stale = Entretanto, outra pessoa alterou este formulário. Veja de novo, por favor.
event-form-title = Dê um título ao formulário, por favor.
event-forms-many = Um evento pode ter no máximo { $most } formulários.
event-form-empty = Acrescente primeiro uma pergunta, por favor.
event-form-kind = Um formulário anterior tem com esta chave uma pergunta com outro tipo de resposta. Escolha outra chave, por favor.
event-form-key-twice = Outra pergunta já tem esta chave.
event-form-label = Escreva o que se pergunta, por favor.
event-form-options = Indique pelo menos duas opções diferentes, por favor.
event-form-no-options = Este tipo de pergunta não tem opções.
event-answers-required = Responda primeiro às perguntas deste evento, por favor.
event-answers-given = Já respondeu. Pode corrigir as suas respostas.
event-answers-closed = Já não é possível responder às perguntas deste evento.
event-answers-missing = Estas respostas não existem.
event-answer-unknown = Esta pergunta não é feita.
event-answer-twice = Esta pergunta tem duas respostas.
event-answer-text = Responda com um texto de { $most } caracteres no máximo, por favor.
event-answer-option = Escolha uma das opções, por favor.
event-answer-options = Escolha só entre as opções, por favor.
event-answer-yes-no = Responda sim ou não, por favor.
event-answer-number = Responda com um número, por favor.
event-answer-date = Responda com um dia, por exemplo 2030-05-01, por favor.
event-answer-consent = Dê o seu consentimento se quiser participar, por favor.
event-answer-required = Responda a esta pergunta, por favor: { $question }
