# Portuguese. The English file says what the messages are for.

group-missing = Este grupo não existe.
group-forbidden = Você não tem permissão para fazer isto neste grupo.
group-unavailable = De momento, este grupo não está ativo.
group-full = Este grupo está cheio.
group-limit-reached = Ninguém pode estar em mais grupos do que estes. É preciso sair primeiro de outro grupo.
group-type-missing = Esta comunidade não tem esse tipo de grupo.
group-name-missing = Dê um nome ao grupo.
group-name-taken = Já existe um grupo com este nome.
group-place-incomplete = Envie a latitude e a longitude, ou nenhuma das duas.
group-picture-unclear = Envie uma imagem ou remova-a, mas não as duas coisas.
group-sole-admin = Mais ninguém administra este grupo. Escolha primeiro outra pessoa para o administrar.
group-owner-cannot-leave = Este grupo é seu, por isso não pode sair dele. Passe-o primeiro a outra pessoa ou apague-o.
group-admin-protected = Você não pode fazer isto a alguém que administra o grupo.

group-joined = Damos-lhe as boas-vindas ao grupo!
group-requested = O seu pedido foi enviado.
group-asked-already = Você já pediu para entrar neste grupo.
group-request-missing = Esta pessoa não pediu para entrar no grupo.
group-invited-already = Esta pessoa já recebeu um convite.
group-member-already = Esta pessoa já está no grupo.
group-member-missing = Esta pessoa não está no grupo.
group-member-banned = Esta pessoa está banida do grupo.
group-declined-lately = O seu último pedido foi recusado. Você pode pedir de novo { $days } dias depois disso.
group-banned-already = Esta pessoa já está banida do grupo.
group-not-banned = Esta pessoa não está banida do grupo.
group-banned = O seu acesso a este grupo foi bloqueado.
group-not-member = Você não está neste grupo.
group-tab-off = Esta comunidade desativou esta parte dos grupos.
group-announcement-missing = Este aviso não existe.
group-announcement-end-passed = Escolha um fim que ainda esteja por vir.
group-discussion-missing = Esta discussão não existe.
group-reply-missing = Esta resposta não existe.
group-invite-missing = Este convite não existe.
group-invite-expired = Este convite expirou. Peça um novo.
group-invite-revoked = Este convite foi retirado.
group-invite-used = Este convite já foi usado.
group-invite-other-email = Este convite foi enviado para outro endereço de e-mail.
group-invite-limit = Um grupo pode ter no máximo { $most } convites em aberto. Retire alguns primeiro.

group-file-missing = Esse arquivo não existe.
group-file-deleted = O arquivo foi excluído.
group-file-text-too-long = { $field } pode ter no máximo { $most } caracteres.
group-files-full = O grupo não tem espaço para esse arquivo. Exclua outros primeiro.
group-files-full-everywhere = A comunidade não tem espaço para esse arquivo.
