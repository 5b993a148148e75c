-- A provider may sign people in only after the ownership of its e-mail domain was verified. Every provider that is there begins as pending,
-- with a random token of its own for the TXT record.
alter table sso_providers
    add column domain_token text not null default replace(gen_random_uuid()::text, '-', ''),
    add column domain_verified_at timestamptz,
    add column domain_verified_by text check (domain_verified_by in ('dns', 'operator')),
    add check ((domain_verified_at is null) = (domain_verified_by is null));

do $$
begin
    execute format(
        'grant update (name, entity_id, sso_url, certificate, issuer, client_id, client_secret, domain_verified_at, domain_verified_by) on sso_providers to %I',
        application_role());
end $$;

-- Sign-in looks a provider up before it knows an organization. The function runs as the owner and returns a verified provider only.
create function verified_sso_provider_of(domain text)
    returns table (id uuid, organization_id uuid, type text, name text)
    language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.organization_id, p.type, p.name
      from sso_providers p
     where p.email_domain = domain and p.domain_verified_at is not null
$$;
revoke execute on function verified_sso_provider_of(text) from public;
do $$
begin
    execute format('grant execute on function verified_sso_provider_of(text) to %I', application_role());
end $$;
