# Portuguese. The English file says what the messages are for.

exchange-missing = Esta troca não existe.
exchange-own-listing = Este anúncio é seu, por isso não pode pedir uma troca sobre ele.
exchange-exists = Você já tem uma troca em aberto sobre este anúncio.
exchange-blocked = Você não pode fazer trocas com esta pessoa.
exchange-partner-inactive = De momento, a outra pessoa não está ativa nesta comunidade.
exchange-not-yours = Só outra pessoa desta troca pode fazer isto.
exchange-decide-own = Você participa nesta troca, por isso tem de decidir outra pessoa que cuida da comunidade.
exchange-hours-missing = Indique quantas horas são pagas.
exchange-insufficient-balance = A pessoa que paga não tem horas suficientes.

exchange-wrong-status = { $status ->
    [pending_provider] Esta troca ainda não foi aceite
    [pending_broker] Esta troca aguarda a aprovação de quem cuida da comunidade
    [accepted] Esta troca foi aceite, mas ainda não começou
    [in_progress] Esta troca já está em curso
    [pending_confirmation] Esta troca tem horas por confirmar
    [disputed] Quem cuida da comunidade ainda analisa esta troca
    [completed] Esta troca já está concluída
    [expired] Esta troca expirou
   *[cancelled] Esta troca já foi cancelada
}, { $action ->
    [accept] por isso não é possível aceitá-la.
    [decline] por isso não é possível recusá-la.
    [start] por isso não é possível iniciá-la.
    [complete] por isso não é possível dá-la como feita.
    [confirm] por isso não é possível confirmar as horas.
    [dispute] por isso não é possível pedir que alguém a analise.
    [cancel] por isso não é possível cancelá-la.
    [approve] por isso não há nada para aprovar.
    [resolve] por isso não há nenhum desacordo para resolver.
   *[other] por isso isto não é possível.
}

exchange-cancelled = A troca foi cancelada.
exchange-declined = A troca foi recusada.
exchange-paid = Agradecemos! As horas foram transferidas.
exchange-half-confirmed = Agradecemos! Falta a confirmação da outra pessoa.
exchange-disputed = As horas que você confirmou são diferentes das da outra pessoa. Quem cuida da comunidade vai analisar a troca.

exchange-rating-early = Você poderá avaliar esta troca quando ela estiver concluída.
exchange-reversed = As horas desta troca foram estornadas, por isso não pode ser avaliada.
exchange-rating-exists = Você já avaliou esta troca.
