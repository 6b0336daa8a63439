# Japanese. Polite form. There is no plural. The English file says what the messages are for.

tenant-required = ヘッダー X-Tenant-ID または X-Tenant-Slug でコミュニティを指定してください。
tenant-missing = このコミュニティは存在しません。
tenant-id-not-a-number = X-Tenant-ID は数値にしてください。
tenant-headers-differ = X-Tenant-ID と X-Tenant-Slug が別々のコミュニティを指しています。どちらか一方を送るか、両方を同じコミュニティにしてください。
tenant-slug-differs = tenant_slug が別のコミュニティを指しています。省くか、正しいものを送ってください。
tenant-inactive = このコミュニティは現在ご利用いただけません。
token-of-other-tenant = 別のコミュニティにログインしています。このコミュニティにログインしてください。
