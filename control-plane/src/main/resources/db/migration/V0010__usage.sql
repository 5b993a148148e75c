-- What was used, by day (UTC), project and key. A project or key that is gone stays here by its identifier.
create table usage_days (
    id uuid primary key,
    organization_id uuid not null references organizations,
    day date not null,
    project_id uuid,
    key_id uuid,
    requests bigint not null,
    emulator_seconds bigint not null,
    recording_bytes bigint not null,
    snapshot_bytes bigint not null,
    unique nulls not distinct (organization_id, day, project_id, key_id)
);
create index on usage_days (organization_id, day desc, id desc);
call tenant_table('usage_days');

-- The last of its batches that a node has added, so that one whose fate it could not learn is not added twice.
create table usage_nodes (
    organization_id uuid not null references organizations,
    node uuid not null,
    batch bigint not null,
    at timestamptz not null,
    primary key (organization_id, node)
);
call tenant_table('usage_nodes');

grant select, insert, update on usage_days to ectype_app;
grant select, insert, update, delete on usage_nodes to ectype_app;
