create table sso_providers (
    id uuid primary key,
    organization_id uuid not null references organizations,
    type text not null check (type in ('saml', 'oidc')),
    name text not null,
    email_domain text not null,
    entity_id text,
    sso_url text,
    certificate text,
    issuer text,
    client_id text,
    -- Sealed with the application key.
    client_secret bytea,
    created_at timestamptz not null,
    check ((type = 'saml') = (entity_id is not null and sso_url is not null and certificate is not null)),
    check ((type = 'oidc') = (issuer is not null and client_id is not null and client_secret is not null))
);
create index on sso_providers (organization_id, id desc);
-- Of all organizations one signs a domain's people in; an index sees them all, whatever the policies let the application see.
create unique index sso_providers_one_per_domain on sso_providers (email_domain);
call tenant_table('sso_providers');

grant select, insert, delete on sso_providers to ectype_app;
