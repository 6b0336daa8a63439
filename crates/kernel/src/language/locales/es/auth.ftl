# Spanish. The English file says what the messages are for.

## Who may do what.

auth-required = Primero inicia sesión.
role-forbidden = Tu rol no te permite hacer esto.
feature-disabled = Esta comunidad ha desactivado esta función.
rate-limited = Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.
not-a-member = Tu cuenta no está activa en esta comunidad.
cursor-of-other-list = Este cursor no es de esta lista. Empieza por la primera página.
arguments-apart = Indica este argumento o { $other }, pero no los dos.

## Signing in.

login-incomplete = Escribe tu correo electrónico y tu contraseña.
login-wrong = El correo electrónico o la contraseña no son correctos.
too-many-wrong-passwords = Demasiadas contraseñas incorrectas. Inténtalo más tarde.
too-many-sign-ins-at-once = Hay demasiados inicios de sesión a la vez. Inténtalo de nuevo.
account-suspended = Esta cuenta está suspendida. Ponte en contacto con quienes cuidan de tu comunidad.
account-not-taken = Tu inscripción no fue aceptada. Ponte en contacto con quienes cuidan de la comunidad.
account-waits-for-approval = Tu cuenta está pendiente de aprobación por quienes cuidan de la comunidad.
email-not-confirmed = Primero confirma tu correo electrónico.

## Tokens.

token-missing = Envía un token.
token-invalid = Este token no es válido. Inicia sesión de nuevo.
refresh-token-missing = Envía un token de renovación.
refresh-token-not-yours = Este no es uno de tus tokens de renovación.
refresh-superseded = Hace un momento se emitió un token más reciente. Usa ese.
session-over = Tu sesión ha terminado. Inicia sesión de nuevo.
signed-out = Has cerrado la sesión.
signed-out-everywhere = Has cerrado la sesión en todos tus dispositivos.

## Registration.

registration-closed = Esta comunidad no admite nuevas inscripciones por ahora.
registration-daily-limit = Hoy ya se han inscrito bastantes personas desde tu red. Inténtalo de nuevo mañana.
organisation-name-missing = Escribe el nombre de la organización.
terms-not-accepted = Para registrarte, acepta las condiciones.
passwords-differ = Las dos contraseñas no coinciden.
position-missing = Esta posición no es un lugar real. Elige de nuevo tu lugar.
name-unseen-letters = Escribe el nombre sin saltos de línea ni caracteres ocultos.
name-markup = Escribe el nombre sin < ni >.
name-address = Escribe el nombre sin direcciones web ni de correo.
password-repeats = Esta contraseña repite unos pocos caracteres. Elige una más difícil de adivinar.
password-row = Esta contraseña sigue una fila de teclas o el alfabeto. Elige una más difícil de adivinar.
password-common = Esta contraseña es de las primeras que prueban los atacantes. Elige otra.
email-disposable = Usa una dirección que conserves. Esta es de un servicio de buzones desechables.
password-own = Esta contraseña se compone de lo que otros saben de ti o de la comunidad. Elige otra.
invite-required = Para registrarte aquí necesitas una invitación. Introduce su código.
invite-invalid = Esta invitación no es válida o está agotada. Pide una nueva.
invite-ends-before = La invitación terminaría antes de empezar.
invite-missing = Esta invitación no existe.
registration-does-not-wait = Esta cuenta no espera ninguna decisión.
registered = ¡Te damos la bienvenida! Ya puedes iniciar sesión.
registered-confirm = ¡Te damos la bienvenida! Confirma tu correo electrónico.
registered-wait = ¡Te damos la bienvenida! Quienes cuidan de la comunidad revisarán tu inscripción.
registered-confirm-and-wait = ¡Te damos la bienvenida! Confirma tu correo electrónico. Después, quienes cuidan de la comunidad revisarán tu inscripción.

## Confirming an e-mail address.

verification-link-invalid = Este enlace ya no funciona. Pide uno nuevo.
verification-sent = Te hemos enviado un correo con un enlace nuevo.
verification-sent-perhaps = Si esta dirección todavía está por confirmar, le hemos enviado un correo.
email-confirmed = Tu correo electrónico está confirmado. Ya puedes iniciar sesión.
email-confirmed-wait = Tu correo electrónico está confirmado. Quienes cuidan de la comunidad revisarán tu inscripción.
email-confirmed-before = Tu correo electrónico ya estaba confirmado.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Si alguien tiene una cuenta con esta dirección, hemos enviado un correo a ella.
password-set = Tu nueva contraseña ya vale. Ahora puedes iniciar sesión con ella.
password-changed = Tu nueva contraseña ya vale. Inicia sesión de nuevo.
password-wrong = Esta no es tu contraseña actual.
password-too-short = { $least ->
    [one] La contraseña necesita al menos { $least } carácter.
   *[other] La contraseña necesita al menos { $least } caracteres.
}
password-used-before = Ya has usado esta contraseña. Elige una nueva.
email-change-sent = Hemos enviado un correo a tu nueva dirección. Abre el enlace que contiene.
email-stays = Tu dirección de correo sigue siendo la misma.
email-change-stopped = Tu dirección de correo sigue siendo la misma. Elige una nueva contraseña; te hemos enviado un correo para ello.
email-changed = Tu nueva dirección de correo está confirmada. Inicia sesión de nuevo.
email-change-missing = No hay ningún cambio de tu dirección de correo pendiente.
security-event-missing = Esta entrada no existe en tu registro de seguridad. Las entradas se conservan durante un año.
sign-in-missing = Ese inicio de sesión no existe. Puede que ya haya terminado.
session-goes-on = Tu sesión continúa.
session-opened = Tu sesión está abierta.

## The second factor.

second-factor-wanted = Introduce también un código de tu aplicación de autenticación.
second-factor-on-before = El segundo factor ya está activado.
second-factor-code-wrong = Este código es incorrecto, o ha habido demasiados incorrectos. Prueba el siguiente o espera 15 minutos.
second-factor-step-over = Este inicio de sesión ha tardado demasiado, o ha habido demasiados códigos incorrectos. Empieza de nuevo.
second-factor-off = El segundo factor está desactivado. Inicia sesión de nuevo.
second-factor-demanded = Esta comunidad pide un segundo factor. Actívalo primero en tus ajustes de seguridad.
trusted-device-missing = Este dispositivo no es de confianza.
member-not-below-you = Solo puedes hacerlo con miembros cuyo rol está por debajo del tuyo.
impersonation-not-allowed = Solo el miembro puede hacerlo.
impersonation-of-oneself = Ya eres tú.
impersonation-none = No actúas en nombre de nadie más.
impersonation-proof-worthless = Este acceso ha caducado o ya se usó. Empieza de nuevo.
onboarding-required = Termina primero tus primeros pasos.
maintenance = Esta comunidad está en mantenimiento. Vuelve un poco más tarde.
maintenance-said = { $message }
app-update-required = Esta versión de la aplicación es demasiado antigua para esta comunidad. Actualízala.
legal-accepted = Gracias.
legal-document-missing = No existe ese documento.
legal-version-not-in-force = Esta no es la versión vigente. Lee la actual.
legal-versions-of-two = Son versiones de dos documentos distintos.
legal-acceptance-required = Las condiciones de la comunidad han cambiado. Acéptalas primero.

## Passkeys.

security-confirmation-required = Confirma primero que eres tú.
passkey-page = Las llaves de acceso no se pueden usar en esta página.
passkey-too-late = Ha tardado demasiado o ya se intentó. Empieza de nuevo.
passkey-failed = No se pudo usar esta llave de acceso. Inténtalo de nuevo.
passkey-known = Esta llave de acceso ya se conoce.
passkeys-enough = Puedes tener como máximo { $most } llaves de acceso. Elimina antes una.
passkey-missing = No existe esta llave de acceso.
passkey-name-odd = Un nombre no contiene caracteres de control.
passkey-last = Es el único acceso a tu cuenta. Elige antes una contraseña.
passkey-added = Se ha añadido tu llave de acceso.
passkey-removed = Se ha eliminado tu llave de acceso. Inicia sesión de nuevo.
passkeys-removed = Se han eliminado tus llaves de acceso. Inicia sesión de nuevo.
