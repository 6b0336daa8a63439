# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

## Who may do what.

auth-required = Merci de vous connecter d’abord.
role-forbidden = Votre rôle ne permet pas cette action.
feature-disabled = Cette communauté a désactivé cette fonctionnalité.
rate-limited = Trop de demandes à la fois. Merci de patienter un instant, puis de réessayer.
not-a-member = Vous n’avez pas d’adhésion active dans cette communauté.
cursor-of-other-list = Ce curseur ne vient pas de cette liste. Merci de reprendre à la première page.
arguments-apart = Merci de donner soit cet argument, soit { $other }, mais pas les deux.

## Signing in.

login-incomplete = Merci de saisir votre adresse e-mail et votre mot de passe.
login-wrong = L’adresse e-mail ou le mot de passe est incorrect.
too-many-wrong-passwords = Trop de mots de passe incorrects. Merci de réessayer plus tard.
too-many-sign-ins-at-once = Trop de connexions en même temps. Merci de réessayer.
account-suspended = Ce compte est suspendu. Merci de contacter l’équipe de votre communauté.
account-not-taken = Votre inscription n’a pas été acceptée. Merci de contacter l’équipe de la communauté.
account-waits-for-approval = Votre compte attend l’approbation de l’équipe.
email-not-confirmed = Merci de confirmer d’abord votre adresse e-mail.

## Tokens.

token-missing = Merci d’envoyer un jeton.
token-invalid = Ce jeton n’est pas valide. Merci de vous reconnecter.
refresh-token-missing = Merci d’envoyer un jeton de renouvellement.
refresh-token-not-yours = Ce jeton de renouvellement n’est pas le vôtre.
refresh-superseded = Un jeton plus récent vient d’être émis. Merci d’utiliser celui-là.
session-over = Votre session est terminée. Merci de vous reconnecter.
signed-out = Votre session est fermée.
signed-out-everywhere = Vos sessions sont fermées sur tous vos appareils.

## Registration.

registration-closed = Cette communauté n’accueille pas de nouveaux membres en ce moment.
registration-daily-limit = Assez de personnes se sont inscrites depuis votre réseau aujourd’hui. Veuillez réessayer demain.
organisation-name-missing = Merci de saisir le nom de l’organisation.
terms-not-accepted = Merci d’accepter les conditions pour vous inscrire.
passwords-differ = Les deux mots de passe ne sont pas identiques.
position-missing = Cette position ne correspond à aucun lieu réel. Merci de choisir à nouveau votre lieu.
name-unseen-letters = Veuillez écrire le nom sans retour à la ligne ni caractère caché.
name-markup = Veuillez écrire le nom sans < ni >.
name-address = Veuillez écrire le nom sans adresse web ou e-mail.
password-repeats = Ce mot de passe répète quelques caractères. Veuillez en choisir un plus difficile à deviner.
password-row = Ce mot de passe suit une rangée de touches ou l’alphabet. Veuillez en choisir un plus difficile à deviner.
password-common = Ce mot de passe est l’un des premiers que les attaquants essaient. Veuillez en choisir un autre.
email-disposable = Veuillez utiliser une adresse que vous gardez. Celle-ci appartient à un service de boîtes jetables.
password-own = Ce mot de passe se compose de ce que d’autres savent de vous ou de la communauté. Veuillez en choisir un autre.
invite-required = Il faut une invitation pour s’inscrire ici. Veuillez saisir son code.
invite-invalid = Cette invitation n’est pas valable ou a déjà été utilisée. Veuillez en demander une nouvelle.
invite-ends-before = L’invitation finirait avant de commencer.
invite-missing = Cette invitation n’existe pas.
registration-does-not-wait = Ce compte n’attend pas de décision.
registered = Bienvenue ! Vous pouvez maintenant vous connecter.
registered-confirm = Bienvenue ! Merci de confirmer votre adresse e-mail.
registered-wait = Bienvenue ! L’équipe va examiner votre inscription.
registered-confirm-and-wait = Bienvenue ! Merci de confirmer votre adresse e-mail. L’équipe examinera ensuite votre inscription.

## Confirming an e-mail address.

verification-link-invalid = Ce lien ne fonctionne plus. Merci d’en demander un nouveau.
verification-sent = Nous vous avons envoyé un e-mail avec un nouveau lien.
verification-sent-perhaps = Si cette adresse doit encore être confirmée, nous y avons envoyé un e-mail.
email-confirmed = Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.
email-confirmed-wait = Votre adresse e-mail est confirmée. L’équipe va examiner votre inscription.
email-confirmed-before = Votre adresse e-mail est déjà confirmée.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Si quelqu’un a un compte avec cette adresse, nous y avons envoyé un e-mail.
password-set = Votre nouveau mot de passe est enregistré. Vous pouvez maintenant vous connecter avec lui.
password-changed = Votre nouveau mot de passe est enregistré. Veuillez vous reconnecter.
password-wrong = Ce n’est pas votre mot de passe actuel.
password-too-short = { $least ->
    [one] Le mot de passe doit avoir au moins { $least } caractère.
   *[other] Le mot de passe doit avoir au moins { $least } caractères.
}
password-used-before = Vous avez déjà utilisé ce mot de passe. Veuillez en choisir un nouveau.
email-change-sent = Nous avons envoyé un e-mail à votre nouvelle adresse. Veuillez ouvrir le lien qu’il contient.
email-stays = Votre adresse e-mail reste la même.
email-change-stopped = Votre adresse e-mail reste la même. Veuillez choisir un nouveau mot de passe ; nous vous avons envoyé un e-mail pour cela.
email-changed = Votre nouvelle adresse e-mail est confirmée. Veuillez vous reconnecter.
email-change-missing = Aucun changement de votre adresse e-mail n’est en attente.
security-event-missing = Cette entrée n’existe pas dans votre journal de sécurité. Les entrées sont conservées pendant un an.
sign-in-missing = Cette connexion n’existe pas. Elle est peut-être déjà terminée.
session-goes-on = Votre session continue.
session-opened = Votre session est ouverte.

## The second factor.

second-factor-wanted = Veuillez aussi saisir un code de votre application d’authentification.
second-factor-on-before = Le second facteur est déjà activé.
second-factor-code-wrong = Ce code est faux, ou il y en a eu trop de faux. Veuillez essayer le suivant, ou attendre 15 minutes.
second-factor-step-over = Cette connexion a duré trop longtemps, ou il y a eu trop de codes faux. Veuillez recommencer.
second-factor-off = Le second facteur est désactivé. Veuillez vous reconnecter.
second-factor-demanded = Cette communauté demande un second facteur. Veuillez d’abord l’activer dans vos paramètres de sécurité.
trusted-device-missing = Cet appareil n’est pas un appareil de confiance.
member-not-below-you = Vous ne pouvez le faire que pour des membres dont le rôle est inférieur au vôtre.
impersonation-not-allowed = Seul le membre peut le faire.
impersonation-of-oneself = Vous êtes déjà vous-même.
impersonation-none = Vous n’agissez au nom de personne d’autre.
impersonation-proof-worthless = Cet accès a expiré ou a déjà été utilisé. Veuillez recommencer.
onboarding-required = Veuillez d’abord terminer vos premiers pas.
maintenance = Cette communauté est en maintenance. Veuillez revenir un peu plus tard.
maintenance-said = { $message }
app-update-required = Cette version de l’application est trop ancienne pour cette communauté. Veuillez la mettre à jour.
legal-accepted = Merci.
legal-document-missing = Ce document n’existe pas.
legal-version-not-in-force = Ce n’est pas la version en vigueur. Veuillez lire la version actuelle.
legal-versions-of-two = Ce sont des versions de deux documents différents.
legal-acceptance-required = Les conditions de la communauté ont changé. Veuillez d’abord les accepter.

## Passkeys.

security-confirmation-required = Veuillez d’abord confirmer que c’est bien vous.
passkey-page = Les clés d’accès ne peuvent pas être utilisées sur cette page.
passkey-too-late = Cela a pris trop de temps ou a déjà été tenté. Veuillez recommencer.
passkey-failed = Cette clé d’accès n’a pas pu être utilisée. Veuillez réessayer.
passkey-known = Cette clé d’accès est déjà connue.
passkeys-enough = Vous pouvez avoir au plus { $most } clés d’accès. Veuillez d’abord en supprimer une.
passkey-missing = Cette clé d’accès n’existe pas.
passkey-name-odd = Un nom ne contient pas de caractères de contrôle.
passkey-last = C’est le seul accès à votre compte. Veuillez d’abord choisir un mot de passe.
passkey-added = Votre clé d’accès a été ajoutée.
passkey-removed = Votre clé d’accès a été supprimée. Veuillez vous reconnecter.
passkeys-removed = Vos clés d’accès ont été supprimées. Veuillez vous reconnecter.
