# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

tenant-required = Noem een gemeenschap in de header X-Tenant-ID of X-Tenant-Slug.
tenant-missing = Deze gemeenschap bestaat niet.
tenant-id-not-a-number = X-Tenant-ID moet een getal zijn.
tenant-headers-differ = X-Tenant-ID en X-Tenant-Slug noemen twee verschillende gemeenschappen. Stuur een van de twee, of twee keer dezelfde gemeenschap.
tenant-slug-differs = tenant_slug noemt een andere gemeenschap dan deze. Laat het weg of stuur de juiste.
tenant-inactive = Deze gemeenschap is nu niet beschikbaar.
token-of-other-tenant = Je bent bij een andere gemeenschap ingelogd. Log alsjeblieft in bij deze.
