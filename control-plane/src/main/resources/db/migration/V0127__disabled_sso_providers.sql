-- A disabled provider keeps its settings and its verified domain, and signs nobody in.
alter table sso_providers add column enabled boolean not null default true;

drop function verified_sso_provider_of(text);
create function verified_sso_provider_of(domain text)
    returns table (id uuid, organization_id uuid, type text, name text, required boolean, enabled boolean)
    language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.organization_id, p.type, p.name, p.required, p.enabled
      from sso_providers p join organizations o on o.id = p.organization_id
     where p.email_domain = domain and p.domain_verified_at is not null and o.plan = 'enterprise' and o.suspended_at is null
$$;

-- Nodes of the previous version call this function. For them, a disabled provider is unknown.
create or replace function organization_of_sso_provider(provider uuid) returns uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select p.organization_id
      from sso_providers p join organizations o on o.id = p.organization_id
     where p.id = provider and p.domain_verified_at is not null and p.enabled and o.plan = 'enterprise' and o.suspended_at is null
$$;

-- The organization of a provider that may be disabled, whose events record the refused sign-ins.
create function organization_of_verified_sso_provider(provider uuid) returns uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select p.organization_id
      from sso_providers p join organizations o on o.id = p.organization_id
     where p.id = provider and p.domain_verified_at is not null and o.plan = 'enterprise' and o.suspended_at is null
$$;

revoke execute on function verified_sso_provider_of(text), organization_of_verified_sso_provider(uuid) from public;
do $$
begin
    execute format('grant execute on function verified_sso_provider_of(text), organization_of_verified_sso_provider(uuid) to %I', application_role());
    execute format('grant update (enabled) on sso_providers to %I', application_role());
end $$;
