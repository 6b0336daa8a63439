# Novidades, comentários e reações.

feed-item-missing = Isto não está nas novidades, ou não é para ti.
feed-post-not-yours = Só quem escreveu esta publicação a pode alterar ou apagar.
feed-moment-out-of-reach = Escolha um momento nos próximos 365 dias.
feed-post-came-out = Esta publicação já está no feed e não precisa de data.
too-many-scheduled-posts = Pode ter no máximo { $most } publicações agendadas.
too-many-post-pictures = { $most ->
    [one] Uma publicação pode ter no máximo { $most } imagem.
   *[other] Uma publicação pode ter no máximo { $most } imagens.
}
feed-report-own = Isto é teu. Se não o queres aí, apaga-o.
feed-report-exists = Já denunciaste isto. A equipa vai ver.
feed-decide-own = Isto é teu, por isso tem de decidir outra pessoa.
comment-not-yours = Este comentário não é teu, ou já não existe.
comment-missing = Este comentário não existe.
comment-too-deep = Não se pode responder mais fundo. Começa um novo comentário, por favor.
