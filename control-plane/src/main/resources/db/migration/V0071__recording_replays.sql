-- What was replayed of a recording, and what came of it; the results of its exchanges are in object storage.
create table recording_replays (
    organization_id uuid not null references organizations,
    id uuid not null,
    recording_id uuid not null,
    target text not null,
    state text not null check (state in ('running', 'completed', 'failed')),
    error text,
    requests bigint not null default 0,
    matches bigint not null default 0,
    status_mismatches bigint not null default 0,
    body_shape_mismatches bigint not null default 0,
    connectivity_errors bigint not null default 0,
    skipped bigint not null default 0,
    actor_type text not null,
    actor_id text,
    actor_name text,
    path text not null,
    size bigint not null default 0,
    started_at timestamptz not null,
    -- By the clock of the database: whoever runs it says so, and whoever died does not.
    seen_at timestamptz not null,
    ended_at timestamptz,
    primary key (organization_id, id),
    foreign key (organization_id, recording_id) references recordings on delete cascade
);
create index on recording_replays (organization_id, recording_id, id desc);
create index on recording_replays (organization_id, seen_at) where state = 'running';
call tenant_table('recording_replays');
create trigger recording_replays_leave_files after delete on recording_replays for each row execute function leave_file();
grant select, insert, update, delete on recording_replays to ectype_app;
