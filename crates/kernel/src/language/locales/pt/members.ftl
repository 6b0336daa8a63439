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

profile-email-elsewhere = Aqui não pode mudar o seu endereço de e-mail. Deixe-o como está.
profile-picture-elsewhere = Carregue a sua imagem. Não é possível usar um endereço externo.
profile-birth-date-impossible = Verifique a sua data de nascimento.
profile-phone-short = O seu número de telefone precisa de pelo menos { $least } algarismos.
profile-place-incomplete = Indique a latitude e a longitude, ou nenhuma delas.
skill-missing = Esta competência não está na sua lista.
skill-there = Esta competência já está na sua lista.
too-many-skills = Pode indicar no máximo { $most } competências. Remova primeiro uma.
skill-removed = A competência foi removida.
skill-category-missing = Esta categoria de competências não existe.
skill-category-there = Já existe uma categoria com este nome.
skill-category-circle = Uma categoria não pode ficar abaixo de si mesma, nem tão fundo.
skill-category-used = Há membros com competências nesta categoria, por isso só pode ser ocultada.
skill-category-removed = A categoria foi removida.
availability-missing = Não indicou que tem tempo nessa altura.
availability-ends-first = Um horário tem de acabar depois de começar.
availability-overlaps = Dois dos seus horários sobrepõem-se. Junte-os num só.
availability-too-many = Pode indicar no máximo { $most } horários por dia.
availability-over = Este dia já passou.
availability-saved = Os seus horários estão guardados.
day-sunday = domingo
day-monday = segunda-feira
day-tuesday = terça-feira
day-wednesday = quarta-feira
day-thursday = quinta-feira
day-friday = sexta-feira
day-saturday = sábado

badge-unknown = Esse distintivo não existe.
badge-over = { $field } tem de estar no futuro.
badge-missing = O membro não tem esse distintivo.
bell-verification = Você recebeu um distintivo: { $place }.
subject-verification = Um distintivo para você
type-verification = Verificação
