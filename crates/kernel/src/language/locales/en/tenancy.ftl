# What is wrong with the community that a request names.

tenant-required = Please name a community with the X-Tenant-ID or X-Tenant-Slug header.
tenant-missing = This community doesn't exist.
tenant-id-not-a-number = X-Tenant-ID must be a number.
tenant-headers-differ = X-Tenant-ID and X-Tenant-Slug name two different communities. Please send one of them, or the same one twice.
tenant-slug-differs = tenant_slug names another community than this one. Please leave it out or send the right one.
tenant-inactive = This community isn't available right now.
token-of-other-tenant = You are signed in to another community. Please sign in to this one.
