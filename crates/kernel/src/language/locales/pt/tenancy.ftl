# Portuguese. The English file says what the messages are for.

tenant-required = Indique uma comunidade com o cabeçalho X-Tenant-ID ou X-Tenant-Slug.
tenant-missing = Esta comunidade não existe.
tenant-id-not-a-number = X-Tenant-ID deve ser um número.
tenant-headers-differ = X-Tenant-ID e X-Tenant-Slug indicam duas comunidades diferentes. Envie só um dos dois, ou a mesma comunidade em ambos.
tenant-slug-differs = tenant_slug indica outra comunidade. Deixe-o de fora ou envie o certo.
tenant-inactive = Esta comunidade não está disponível neste momento.
token-of-other-tenant = A sua sessão é de outra comunidade. Entre nesta.
