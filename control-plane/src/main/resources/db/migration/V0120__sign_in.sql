-- Users that an identity provider or an administrator deactivated cannot sign in, and their sessions end.
alter table users
    add column active boolean not null default true,
    add column last_signed_in_at timestamptz;

-- How a session began, where it may be used, and when it ends without use.
alter table sessions
    add column kind text not null default 'cookie' check (kind in ('cookie', 'bearer')),
    add column method text not null default 'link' check (method in ('oidc', 'saml', 'password', 'link', 'device')),
    add column provider_id uuid,
    add column origin text,
    add column agent text,
    add column address text,
    add column last_used_at timestamptz,
    add column idle_seconds bigint not null default 43200,
    -- The ID token of the provider, sealed with the application key: a sign-out at the provider names it.
    add column id_token bytea,
    add foreign key (organization_id, provider_id) references sso_providers on delete cascade;

drop function session_of(bytea);
create function session_of(asked bytea)
    returns table (id uuid, organization_id uuid, plan text, user_id uuid, email text, scope text, origin text, expires_at timestamptz,
        revoked_at timestamptz, suspended_at timestamptz, suspension_reason text)
    language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.organization_id, o.plan, u.id, u.email, u.scope, s.origin,
           least(s.expires_at, coalesce(s.last_used_at, s.created_at) + make_interval(secs => s.idle_seconds)),
           s.revoked_at, o.suspended_at, o.suspension_reason
      from sessions s
      join organizations o on o.id = s.organization_id
      join users u on u.organization_id = s.organization_id and u.id = s.user_id
     where s.hash = asked and u.active
$$;

-- The scope of the users of a provider, by their groups; whether the users of its domain may sign in without it; the SAML binding of requests.
alter table sso_providers
    add column default_scope text not null default 'read' check (default_scope in ('read', 'write', 'admin')),
    add column role_mapping jsonb,
    add column required boolean not null default false,
    add column sso_binding text check (sso_binding in ('redirect', 'post')),
    add check (sso_binding is null or type = 'saml');

drop function verified_sso_provider_of(text);
create function verified_sso_provider_of(domain text)
    returns table (id uuid, organization_id uuid, type text, name text, required boolean)
    language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.organization_id, p.type, p.name, p.required
      from sso_providers p join organizations o on o.id = p.organization_id
     where p.email_domain = domain and p.domain_verified_at is not null and o.plan = 'enterprise' and o.suspended_at is null
$$;

-- The login route knows the identifier of a provider but not its organization.
create function organization_of_sso_provider(provider uuid) returns uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select p.organization_id
      from sso_providers p join organizations o on o.id = p.organization_id
     where p.id = provider and p.domain_verified_at is not null and o.plan = 'enterprise' and o.suspended_at is null
$$;

-- Sign-ins that wait for the response of a provider, until it arrives on any node.
create table pending_sign_ins (
    id uuid not null,
    organization_id uuid not null references organizations,
    provider_id uuid not null,
    -- The hash of the state or RelayState.
    hash bytea not null unique,
    -- The hash of the cookie that binds the sign-in to one browser.
    browser bytea not null,
    -- The PKCE verifier and the nonce, or the identifier of the SAML request, sealed with the application key.
    secrets bytea not null,
    next text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, provider_id) references sso_providers on delete cascade
);
call tenant_table('pending_sign_ins');

create function organization_of_pending_sign_in(asked bytea) returns uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select p.organization_id from pending_sign_ins p where p.hash = asked
$$;

-- An assertion signs a user in once.
create table used_assertions (
    organization_id uuid not null references organizations,
    provider_id uuid not null,
    hash bytea not null,
    expires_at timestamptz not null,
    primary key (organization_id, provider_id, hash),
    foreign key (organization_id, provider_id) references sso_providers on delete cascade
);
call tenant_table('used_assertions');

revoke execute on function session_of(bytea), verified_sso_provider_of(text), organization_of_sso_provider(uuid),
    organization_of_pending_sign_in(bytea) from public;
do $$
begin
    execute format('grant execute on function session_of(bytea), verified_sso_provider_of(text), organization_of_sso_provider(uuid), organization_of_pending_sign_in(bytea) to %I',
        application_role());
    execute format('grant select, insert, delete on pending_sign_ins, used_assertions to %I', application_role());
    execute format('grant update (default_scope, role_mapping, required, sso_binding) on sso_providers to %I', application_role());
end $$;
