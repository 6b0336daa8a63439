# Irish. Singular address. The English file says what the messages are for.

tenant-required = Ainmnigh pobal leis an gceanntásc X-Tenant-ID nó X-Tenant-Slug, le do thoil.
tenant-missing = Níl an pobal seo ann.
tenant-id-not-a-number = Ní mór uimhir a bheith in X-Tenant-ID.
tenant-headers-differ = Ainmníonn X-Tenant-ID agus X-Tenant-Slug dhá phobal éagsúla. Seol ceann amháin acu, nó an pobal céanna faoi dhó, le do thoil.
tenant-slug-differs = Ainmníonn tenant_slug pobal eile. Fág ar lár é nó seol an ceann ceart.
tenant-inactive = Níl an pobal seo ar fáil faoi láthair.
token-of-other-tenant = Tá tú sínithe isteach i bpobal eile. Sínigh isteach sa phobal seo, le do thoil.
