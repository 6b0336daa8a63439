# Spanish. The English file says what the messages are for.

tenant-required = Indica una comunidad con la cabecera X-Tenant-ID o X-Tenant-Slug.
tenant-missing = Esta comunidad no existe.
tenant-id-not-a-number = X-Tenant-ID debe ser un número.
tenant-headers-differ = X-Tenant-ID y X-Tenant-Slug indican dos comunidades distintas. Envía solo una de las dos cabeceras, o la misma comunidad en ambas.
tenant-slug-differs = tenant_slug nombra otra comunidad. Omítelo o envía el correcto.
tenant-inactive = Esta comunidad no está disponible en este momento.
token-of-other-tenant = Tu sesión es de otra comunidad. Inicia sesión en esta.
