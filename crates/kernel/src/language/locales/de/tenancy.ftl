# German. Informal address (du). The English file says what the messages are for.

tenant-required = Bitte nenne eine Gemeinschaft im Header X-Tenant-ID oder X-Tenant-Slug.
tenant-missing = Diese Gemeinschaft gibt es nicht.
tenant-id-not-a-number = X-Tenant-ID muss eine Zahl sein.
tenant-headers-differ = X-Tenant-ID und X-Tenant-Slug nennen zwei verschiedene Gemeinschaften. Bitte sende nur einen der beiden Header oder nenne zweimal dieselbe.
tenant-slug-differs = tenant_slug nennt eine andere Gemeinschaft als diese. Bitte lass es weg oder sende das richtige.
tenant-inactive = Diese Gemeinschaft ist gerade nicht erreichbar.
token-of-other-tenant = Du bist bei einer anderen Gemeinschaft angemeldet. Bitte melde dich bei dieser an.
