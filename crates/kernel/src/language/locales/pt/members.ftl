# Portuguese. The English file says what the messages are for.

member-missing = Esta pessoa não existe aqui.
language-not-offered = Esta comunidade não oferece este idioma.
language-saved = O seu idioma foi guardado.
preferences-saved = As suas preferências foram guardadas.

blocked = Uma das duas pessoas bloqueou a outra, por isso isto não é possível.
block-yourself = Você não pode bloquear a sua própria conta.
block-missing = Você não bloqueou esta pessoa.
member-blocked = Esta pessoa está bloqueada. Até você a desbloquear, o contacto não é possível em nenhum sentido.
member-unblocked = Esta pessoa já não está bloqueada.
