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
