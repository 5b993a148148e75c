-- The token of an identity provider for SCIM. A provider has at most one, which ends with the provider.
create table scim_tokens (
    id uuid not null,
    organization_id uuid not null references organizations,
    provider_id uuid not null,
    prefix text not null,
    hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    primary key (organization_id, id),
    unique (organization_id, provider_id),
    foreign key (organization_id, provider_id) references sso_providers on delete cascade
);
call tenant_table('scim_tokens');

-- Authentication knows the hash of a token but not its organization.
create function scim_token_of(asked bytea)
    returns table (id uuid, organization_id uuid, plan text, name text, expires_at timestamptz, suspended_at timestamptz, suspension_reason text)
    language sql stable security definer set search_path = public, pg_temp as $$
    select t.id, t.organization_id, o.plan, p.name, t.expires_at, o.suspended_at, o.suspension_reason
      from scim_tokens t
      join organizations o on o.id = t.organization_id
      join sso_providers p on p.organization_id = t.organization_id and p.id = t.provider_id
     where t.hash = asked
$$;

-- The attributes of a member that only SCIM knows. A member that no identity provider has changed has no row.
create table scim_users (
    organization_id uuid not null references organizations,
    id uuid not null,
    external_id text,
    -- The other attributes by their SCIM names.
    attributes jsonb not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, id) references users on delete cascade
);
create index on scim_users (organization_id, external_id);
call tenant_table('scim_users');

create table scim_groups (
    id uuid not null,
    organization_id uuid not null references organizations,
    -- Null for a group that an administrator created in an organization with several providers.
    provider_id uuid,
    display_name text not null,
    external_id text,
    -- The scope of the members; null if the role mapping of their provider decides.
    scope text check (scope in ('read', 'write', 'admin')),
    -- Counts the changes, for entity tags.
    version bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, provider_id) references sso_providers on delete cascade
);
create unique index scim_groups_named_once
    on scim_groups (organization_id, coalesce(provider_id, '00000000-0000-0000-0000-000000000000'), lower(display_name));
call tenant_table('scim_groups');

create table scim_group_members (
    organization_id uuid not null references organizations,
    group_id uuid not null,
    user_id uuid not null,
    primary key (organization_id, group_id, user_id),
    foreign key (organization_id, group_id) references scim_groups on delete cascade,
    foreign key (organization_id, user_id) references users on delete cascade
);
create index on scim_group_members (organization_id, user_id);
call tenant_table('scim_group_members');

revoke execute on function scim_token_of(bytea) from public;
do $$
begin
    execute format('grant execute on function scim_token_of(bytea) to %I', application_role());
    execute format('grant select, insert, delete, update (last_used_at) on scim_tokens to %I', application_role());
    execute format('grant select, insert, update (external_id, attributes, updated_at) on scim_users to %I', application_role());
    execute format('grant select, insert, delete, update (display_name, external_id, scope, version, updated_at) on scim_groups to %I', application_role());
    execute format('grant select, insert, delete on scim_group_members to %I', application_role());
end $$;
