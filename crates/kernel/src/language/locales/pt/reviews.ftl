# Portuguese. The English file says what the messages are for.

review-missing = Esta avaliação não existe.
review-exists = Você já escreveu esta avaliação.
review-yourself = Você não pode avaliar o seu próprio perfil.
review-not-between-you = Esta transação não foi com esta pessoa.
review-not-yours = Só quem escreveu esta avaliação a pode retirar.
review-about-you = Você escreveu esta avaliação ou ela é sobre você, por isso deixe-a com outra pessoa.
reviewed = Agradecemos a sua avaliação!
review-removed = A avaliação foi removida.
review-flagged = A avaliação foi denunciada.
review-hidden = A avaliação foi ocultada.
review-approved = A avaliação está novamente visível.
review-shown = Esta avaliação já está visível.
