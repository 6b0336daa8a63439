# Spanish. The English file says what the messages are for.

member-missing = Esta persona no existe aquí.
language-not-offered = Esta comunidad no ofrece este idioma.
language-saved = Tu idioma se ha guardado.
preferences-saved = Tus preferencias se han guardado.

blocked = Una de las dos personas ha bloqueado a la otra, así que esto no es posible.
block-yourself = No puedes bloquear tu propia cuenta.
block-missing = No has bloqueado a esta persona.
member-blocked = Esta persona está bloqueada. Hasta que la desbloquees, no será posible el contacto en ninguna dirección.
member-unblocked = Esta persona ya no está bloqueada.

profile-email-elsewhere = Aquí no puedes cambiar tu dirección de correo. Déjala como está.
profile-picture-elsewhere = Sube tu imagen. No se puede usar una dirección externa.
profile-birth-date-impossible = Revisa tu fecha de nacimiento.
profile-phone-short = Tu número de teléfono necesita al menos { $least } cifras.
profile-place-incomplete = Indica la latitud y la longitud, o ninguna de las dos.
skill-missing = Esta habilidad no está en tu lista.
skill-there = Esta habilidad ya está en tu lista.
too-many-skills = Puedes indicar como máximo { $most } habilidades. Quita primero una.
skill-removed = La habilidad se ha quitado.
skill-category-missing = Esta categoría de habilidades no existe.
skill-category-there = Ya hay una categoría con este nombre.
skill-category-circle = Una categoría no puede estar debajo de sí misma, ni tan abajo.
skill-category-used = Hay miembros con habilidades en esta categoría, así que solo se puede ocultar.
skill-category-removed = La categoría se ha quitado.
availability-missing = No has indicado que tengas tiempo entonces.
availability-ends-first = Un horario tiene que acabar después de empezar.
availability-overlaps = Dos de tus horarios se solapan. Únelos en uno.
availability-too-many = Puedes indicar como máximo { $most } horarios al día.
availability-over = Este día ya ha pasado.
availability-saved = Tus horarios están guardados.
day-sunday = domingo
day-monday = lunes
day-tuesday = martes
day-wednesday = miércoles
day-thursday = jueves
day-friday = viernes
day-saturday = sábado

badge-unknown = Esta insignia no existe.
badge-over = { $field } debe estar en el futuro.
badge-missing = El miembro no tiene esa insignia.
bell-verification = Has recibido una insignia: { $place }.
subject-verification = Una insignia para ti
type-verification = Verificación
