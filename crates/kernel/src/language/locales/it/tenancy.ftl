# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

tenant-required = Indica una comunità con l’intestazione X-Tenant-ID o X-Tenant-Slug.
tenant-missing = Questa comunità non esiste.
tenant-id-not-a-number = X-Tenant-ID deve essere un numero.
tenant-headers-differ = X-Tenant-ID e X-Tenant-Slug indicano due comunità diverse. Invia solo una delle due intestazioni, oppure due volte la stessa comunità.
tenant-slug-differs = tenant_slug indica un’altra comunità. Omettilo o invia quello giusto.
tenant-inactive = In questo momento questa comunità non è disponibile.
token-of-other-tenant = La tua sessione è aperta in un’altra comunità. Accedi a questa, per favore.
