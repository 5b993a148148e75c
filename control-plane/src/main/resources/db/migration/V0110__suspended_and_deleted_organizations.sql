-- An operator suspends an organization: its credentials are refused until the operator resumes it.
alter table organizations
    add column suspended_at timestamptz,
    add column suspension_reason text,
    add check (suspension_reason is null or suspended_at is not null);

-- Both functions return the suspension of the organization as well. A function with other columns has to be made anew.
drop function api_key_of(bytea);
create function api_key_of(asked bytea)
    returns table (id uuid, organization_id uuid, plan text, name text, scope text, expires_at timestamptz, revoked_at timestamptz,
        suspended_at timestamptz, suspension_reason text)
    language sql stable security definer set search_path = public, pg_temp as $$
    select k.id, k.organization_id, o.plan, k.name, k.scope, k.expires_at, k.revoked_at, o.suspended_at, o.suspension_reason
      from api_keys k join organizations o on o.id = k.organization_id
     where k.hash = asked
$$;

drop function session_of(bytea);
create function session_of(asked bytea)
    returns table (id uuid, organization_id uuid, plan text, user_id uuid, email text, scope text, expires_at timestamptz,
        revoked_at timestamptz, suspended_at timestamptz, suspension_reason text)
    language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.organization_id, o.plan, u.id, u.email, u.scope, s.expires_at, s.revoked_at, o.suspended_at, o.suspension_reason
      from sessions s
      join organizations o on o.id = s.organization_id
      join users u on u.organization_id = s.organization_id and u.id = s.user_id
     where s.hash = asked
$$;

-- The organizations that an operator deleted, and until when their contents were found in storage and deleted. An upload that was under way
-- can bring a content after the rows are gone, so a job looks again until a day has passed.
create table deleted_organizations (
    id uuid primary key,
    slug text not null,
    deleted_at timestamptz not null,
    contents_gone_at timestamptz
);

revoke execute on function api_key_of(bytea), session_of(bytea) from public;
do $$
begin
    execute format('grant execute on function api_key_of(bytea), session_of(bytea) to %I', application_role());
    execute format('grant select, update (contents_gone_at) on deleted_organizations to %I', application_role());
end $$;
