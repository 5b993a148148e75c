-- The key with which this installation signs SAML requests and opens encrypted assertions, sealed with the application key, and its
-- certificate. It is made at its first use, by one of the nodes.
create table saml_key (
    one boolean primary key default true check (one),
    private_key bytea not null,
    certificate bytea not null,
    created_at timestamptz not null
);

do $$
begin
    execute format('grant select, insert on saml_key to %I', application_role());
end $$;
