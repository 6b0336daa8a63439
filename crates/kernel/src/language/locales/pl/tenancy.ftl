# Polish. The English file says what the messages are for.

tenant-required = Wskaż społeczność w nagłówku X-Tenant-ID albo X-Tenant-Slug.
tenant-missing = Ta społeczność nie istnieje.
tenant-id-not-a-number = X-Tenant-ID musi być liczbą.
tenant-headers-differ = X-Tenant-ID i X-Tenant-Slug wskazują dwie różne społeczności. Wyślij tylko jeden z tych nagłówków albo wskaż w obu tę samą społeczność.
tenant-slug-differs = tenant_slug wskazuje inną społeczność. Pomiń je albo wyślij właściwe.
tenant-inactive = Ta społeczność jest teraz niedostępna.
token-of-other-tenant = Twoja sesja należy do innej społeczności. Zaloguj się do tej.
