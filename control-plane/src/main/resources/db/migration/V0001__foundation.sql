-- Whoever migrates owns the tables. The application works as ectype_app, which is made before the first migration, owns nothing, and
-- sees of a tenant's table only the rows of the organization that its transaction names in ectype.organization.

create function current_organization() returns uuid
    language sql stable parallel safe
    return nullif(current_setting('ectype.organization', true), '')::uuid;

-- Puts a table under the second lock: its rows are those of one organization, even if a statement forgets to say so.
create procedure tenant_table(name regclass, organization text default 'organization_id')
    language plpgsql as $$
begin
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s force row level security', name);
    execute format('create policy tenant on %s to ectype_app using (%2$I = (select current_organization())) with check (%2$I = (select current_organization()))', name, organization);
    execute format('create policy owner on %s to current_user using (true) with check (true)', name);
end $$;

create table installation (
    one boolean primary key default true check (one),
    key_check bytea not null,
    created_at timestamptz not null
);

create table organizations (
    id uuid primary key,
    slug text not null unique,
    name text not null,
    plan text not null check (plan in ('free', 'team', 'enterprise')),
    created_at timestamptz not null
);
call tenant_table('organizations', 'id');

create table users (
    id uuid primary key,
    organization_id uuid not null references organizations,
    email text not null,
    name text,
    scope text not null check (scope in ('read', 'write', 'admin')),
    created_at timestamptz not null,
    unique (organization_id, email)
);
call tenant_table('users');

create table sessions (
    id uuid primary key,
    organization_id uuid not null references organizations,
    user_id uuid not null references users on delete cascade,
    hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
);
call tenant_table('sessions');

create table api_keys (
    id uuid primary key,
    organization_id uuid not null references organizations,
    name text not null,
    scope text not null check (scope in ('read', 'write', 'admin')),
    prefix text not null,
    hash bytea not null unique,
    rotated_from uuid references api_keys,
    created_at timestamptz not null,
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
);
create index on api_keys (organization_id, id desc);
-- A key is rotated once: of two at the same time one is refused.
create unique index api_keys_rotated_once on api_keys (rotated_from);
call tenant_table('api_keys');

create table projects (
    id uuid primary key,
    organization_id uuid not null references organizations,
    slug text not null,
    name text not null,
    description text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (organization_id, slug)
);
create index on projects (organization_id, id desc);
call tenant_table('projects');

create table events (
    id uuid primary key,
    organization_id uuid not null references organizations,
    kind text not null,
    actor jsonb not null,
    target text not null,
    request_id text,
    address text,
    changes jsonb not null,
    at timestamptz not null
);
create index on events (organization_id, id desc);
create index on events (organization_id, kind, id desc);
create index on events (organization_id, target, id desc);
call tenant_table('events');

create table idempotent_replies (
    organization_id uuid not null references organizations,
    caller text not null,
    key text not null,
    fingerprint bytea not null,
    reply bytea not null,
    created_at timestamptz not null,
    primary key (organization_id, caller, key)
);
create index on idempotent_replies (organization_id, created_at);
call tenant_table('idempotent_replies');

create table job_runs (
    name text primary key,
    ran_at timestamptz not null
);

-- Who calls is found out before it is known whose rows may be seen: these functions run as the owner and give one row of what is asked for.
create function api_key_of(asked bytea)
    returns table (id uuid, organization_id uuid, plan text, name text, scope text, expires_at timestamptz, revoked_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp as $$
    select k.id, k.organization_id, o.plan, k.name, k.scope, k.expires_at, k.revoked_at
      from api_keys k join organizations o on o.id = k.organization_id
     where k.hash = asked
$$;

create function session_of(asked bytea)
    returns table (id uuid, organization_id uuid, plan text, user_id uuid, email text, scope text, expires_at timestamptz, revoked_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.organization_id, o.plan, u.id, u.email, u.scope, s.expires_at, s.revoked_at
      from sessions s join organizations o on o.id = s.organization_id join users u on u.id = s.user_id
     where s.hash = asked
$$;

-- What jobs go through, one organization at a time.
create function organization_ids() returns setof uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select id from organizations order by id
$$;

revoke execute on all functions in schema public from public;
grant usage on schema public to ectype_app;
grant execute on all functions in schema public to ectype_app;
revoke execute on procedure tenant_table(regclass, text) from ectype_app;
grant select on installation, organizations to ectype_app;
grant select, insert, update, delete on users, sessions, projects, idempotent_replies to ectype_app;
grant select, insert, update on api_keys to ectype_app;
-- What happened is never changed.
grant select, insert on events to ectype_app;
grant select, insert, update on job_runs to ectype_app;
