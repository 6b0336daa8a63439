# Portuguese. The English file says what the messages are for.

listing-missing = Este anúncio não existe.
listing-not-yours = Só quem publicou este anúncio ou alguém da administração pode fazer isto.
listing-limit-reached = { $most ->
    [one] Você já tem { $most } anúncio e não pode ter mais. Remova-o primeiro.
   *[other] Você já tem { $most } anúncios e não pode ter mais. Remova um primeiro.
}
listing-text-too-short = { $least ->
    [one] Escreva pelo menos { $least } caractere.
   *[other] Escreva pelo menos { $least } caracteres.
}
listing-offers-off = Esta comunidade não aceita ofertas.
listing-requests-off = Esta comunidade não aceita pedidos.
listing-category-missing = Esta categoria não existe.
listing-category-required = Escolha uma categoria.
listing-location-required = Indique onde é.
listing-hours-too-few = { $field } deve ser no mínimo igual a { $other_field }.
listing-hours-out-of-range = Indique entre 0,5 e { $most } horas.
listing-availability-invalid = availability deve ser uma lista ou um objeto.
listing-availability-too-long = { $most ->
    [one] availability é demasiado longo. Pode ter até { $most } byte.
   *[other] availability é demasiado longo. Pode ter até { $most } bytes.
}
listing-not-approved = Quem cuida da comunidade tem de aprovar este anúncio antes de você o poder ativar.
listing-status-forbidden = Não é possível mudar este anúncio para este estado.
listing-not-renewable = Só é possível renovar um anúncio ativo ou expirado.
listing-renew-waits = O texto deste anúncio ainda não foi aprovado. Ative primeiro o anúncio.
listing-renewed-too-often = Este anúncio já não pode ser renovado. Escreva um novo.
listing-renew-not-yours = Só quem publicou um anúncio o pode renovar.
listing-favourites-off = Nesta comunidade não é possível guardar anúncios.
listing-writer-missing = Esta comunidade não tem um serviço que escreva textos.

listing-reports-off = Nesta comunidade não é possível denunciar anúncios.
listing-report-own = Você não pode denunciar o seu próprio anúncio.
listing-save-own = Não pode guardar o seu próprio anúncio.
listing-report-exists = Você já denunciou este anúncio.
listing-report-missing = Esta denúncia não existe.
listing-report-decide-own = Esta denúncia é sua, por isso tem de ser outra pessoa a decidir.
listing-report-decided = Já houve uma decisão sobre esta denúncia.
listing-decide-own = Este anúncio é seu, por isso outra pessoa tem de decidir sobre ele.
listing-not-waiting = Este anúncio não aguarda aprovação.
listing-changed-since = Este anúncio foi alterado depois de você o ler. Veja-o de novo.
listing-reported = Agradecemos! Quem cuida da comunidade vai analisar o anúncio.

picture-required = Envie uma imagem.
too-many-pictures = { $most ->
    [one] Um anúncio pode ter no máximo { $most } imagem.
   *[other] Um anúncio pode ter no máximo { $most } imagens.
}
listing-picture-missing = Este anúncio não tem essa imagem.
listing-pictures-incomplete = Indique cada imagem do anúncio exatamente uma vez.
too-many-tags = { $most ->
    [one] Um anúncio pode ter no máximo { $most } etiqueta.
   *[other] Um anúncio pode ter no máximo { $most } etiquetas.
}
place-missing = Esse lugar não existe no mapa.
