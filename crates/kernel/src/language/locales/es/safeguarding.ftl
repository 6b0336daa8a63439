# Spanish. The English file says what the messages are for.

## What a member is told who may not contact another.

contact-restricted = Esto no es posible con esta persona.
jurisdiction-required = Esto no será posible hasta que quienes cuidan de la comunidad anoten dónde vives.
vetting-required = Esto no será posible hasta que quienes cuidan de la comunidad completen tu verificación.
safeguarding-unavailable = Esto no es posible en este momento. Inténtalo más tarde.

## What staff are told who manage measures.

measure-missing = Esta medida no existe.
measure-lifted = Esta medida ya se ha levantado.
measure-about-you = Esta medida trata de ti, así que déjala en manos de la administración.
reason-missing = Indica un motivo.
measure-pair-of-one = { $field } debe ser otra persona.
measure-no-pair = Solo una medida del tipo no_contact puede tener { $field }.
measure-no-direction = Solo una medida del tipo no_contact sobre una única persona puede tener direction.
measure-for-everything = Este tipo de medida se aplica siempre a todas las interacciones. No incluyas interactions.
measure-place-missing = Indica el país o la región.
measure-no-place = Este tipo de medida no tiene país ni región. No incluyas jurisdiction.
measure-over = { $field } debe estar en el futuro y ser posterior a { $other_field }.

safeguarding-option-missing = Esta opción no existe.
safeguarding-option-nothing-named = Indica qué quieres cambiar.
safeguarding-option-there = Ya existe una opción con esta clave.
too-many-safeguarding-options = Puede haber { $most } opciones como máximo.
safeguarding-option-only-read = Una opción del tipo info solo se lee: { $field } no le corresponde.
safeguarding-option-values = Una opción del tipo select tiene valores, y ninguna otra los tiene.
safeguarding-option-value-twice = Cada valor necesita un nombre propio.
safeguarding-choice-unknown = Esta opción no se ofrece.
safeguarding-choice-twice = «{ $label }» aparece dos veces.
safeguarding-choice-value = Elige uno de los valores de «{ $label }».
safeguarding-choice-needed = Responde a «{ $label }».
safeguarding-told = Gracias. Solo quienes cuidan de la comunidad pueden leerlo.
onboarding-safeguarding-missing = Cuéntanos lo que debemos saber sobre tu seguridad.
bell-safeguarding-choice-made = Un miembro de { $place } ha contado algo sobre su seguridad. Revísalo, por favor.
subject-safeguarding-choice-made = Un miembro de { $place } ha contado algo sobre su seguridad
type-safeguarding-choice-made = Dato de seguridad
