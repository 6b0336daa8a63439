# Portuguese. The English file says what the messages are for.

recipient-missing = Indique quem deve receber as horas.
recipient-inactive = De momento, esta pessoa não pode receber horas.
transfer-to-yourself = Você não pode enviar horas para a sua própria conta.
insufficient-funds = Não há horas suficientes para isto.
transfer-too-large = { $most ->
    [one] Você pode transferir até { $most } hora de cada vez.
   *[other] Você pode transferir até { $most } horas de cada vez.
}
hours-not-positive = Indique mais de 0 horas.
hours-too-fine = Indique as horas com duas casas decimais no máximo.
hours-out-of-range = Indique até 1000 horas, com duas casas decimais no máximo.
transaction-missing = Esta transação não existe.
transaction-final = Não é possível reverter esta transação.
account-missing = Esta conta não existe.

transaction-category-missing = Esta categoria não existe.
transaction-category-exists = Já existe uma categoria com este nome.
transaction-category-name-missing = Dê um nome à categoria.
transaction-category-deleted = A categoria foi apagada.

donated = Agradecemos! As suas horas foram doadas.
donated-to-community = Agradecemos! As suas horas foram doadas à comunidade.
donation-repeated = Nada se moveu: acabou de doar exatamente isto.
hours-of-your-own = Não pode decidir sobre as suas próprias horas. Peça a outra pessoa da administração.
community-fund-description = Horas que pertencem a toda a comunidade.
