# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

tenant-required = Merci d’indiquer une communauté avec l’en-tête X-Tenant-ID ou X-Tenant-Slug.
tenant-missing = Cette communauté n’existe pas.
tenant-id-not-a-number = X-Tenant-ID doit être un nombre.
tenant-headers-differ = X-Tenant-ID et X-Tenant-Slug désignent deux communautés différentes. Merci d’envoyer un seul des deux, ou deux fois la même communauté.
tenant-slug-differs = tenant_slug désigne une autre communauté que celle-ci. Retirez-le ou envoyez le bon.
tenant-inactive = Cette communauté n’est pas disponible pour le moment.
token-of-other-tenant = Votre session est ouverte dans une autre communauté. Merci de vous connecter à celle-ci.
