create table emulators (
    id uuid primary key,
    organization_id uuid not null references organizations,
    project_id uuid references projects on delete set null,
    name text not null,
    url text not null,
    api_name text not null,
    api_version text not null,
    api_hash text not null,
    version text not null,
    requests bigint,
    position bigint,
    -- How long it was seen to run.
    ran_millis bigint not null default 0,
    -- By the clock of the database, which all nodes share and no emulator sets.
    registered_at timestamptz not null,
    last_seen_at timestamptz not null,
    lost_at timestamptz,
    stopped_at timestamptz
);
create index on emulators (organization_id, id desc);
create index on emulators (organization_id, project_id, id desc);
-- Those of which something is still to be heard.
create index emulators_awaited on emulators (last_seen_at) where stopped_at is null and lost_at is null;
call tenant_table('emulators');
grant select, insert, update, delete on emulators to ectype_app;

-- Whose emulators were not heard of for a while and are not yet known as lost: a job looks at these organizations only.
create function organizations_with_silent_emulators(silence interval) returns setof uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select distinct organization_id from emulators
     where stopped_at is null and lost_at is null and last_seen_at < now() - silence
$$;
revoke execute on function organizations_with_silent_emulators(interval) from public;
grant execute on function organizations_with_silent_emulators(interval) to ectype_app;
