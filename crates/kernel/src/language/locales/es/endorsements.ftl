# Spanish. The English file says what the messages are for.

skill-name-missing = Indica la habilidad.
skill-not-listed = La lista de la comunidad no tiene ninguna habilidad con este nombre.
skill-exists = Esta habilidad ya está en la lista.
endorse-yourself = No puedes avalar tus propias habilidades.
endorsement-exists = Ya has avalado esta habilidad.
endorsement-gone = Este aval se ha retirado.
endorsed = Tu aval se ha guardado.
endorsement-withdrawn = Tu aval se ha retirado.
vouched = Has avalado a esta persona.
