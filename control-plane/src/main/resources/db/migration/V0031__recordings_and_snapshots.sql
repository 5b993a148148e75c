-- What is known of a recording without reading it; its exchanges are in object storage, below its project.
create table recordings (
    id uuid primary key,
    organization_id uuid not null references organizations,
    project_id uuid not null references projects on delete cascade,
    requests bigint not null,
    first_at timestamptz,
    last_at timestamptz,
    upstream text,
    size bigint not null,
    created_at timestamptz not null
);
create index on recordings (organization_id, project_id, id desc);
call tenant_table('recordings');

-- A name has versions; a version has a content, which is in object storage by its hash, once for all versions that are equal.
create table snapshots (
    id uuid primary key,
    organization_id uuid not null references organizations,
    project_id uuid references projects on delete cascade,
    name text not null,
    version integer not null check (version > 0),
    sha256 bytea not null,
    size bigint not null,
    api_name text not null,
    api_version text not null,
    api_hash text not null,
    position bigint not null,
    created_at timestamptz not null,
    unique nulls not distinct (organization_id, project_id, name, version)
);
create index on snapshots (organization_id, id desc);
create index on snapshots (organization_id, sha256);
call tenant_table('snapshots');

grant select, insert, delete on recordings, snapshots to ectype_app;
