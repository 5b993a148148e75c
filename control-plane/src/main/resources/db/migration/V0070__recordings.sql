-- Nothing made recordings until now, so no row has to be given a file.
alter table recordings
    add column sha256 bytea not null,
    add column path text not null;

-- Names in object storage that may belong to nothing: of what is on its way there, and of what was deleted. A job deletes what they
-- name once they are due, so that no crash leaves a file behind.
create table stored_leftovers (
    organization_id uuid not null references organizations,
    path text not null,
    due_at timestamptz not null,
    primary key (organization_id, path)
);
create index on stored_leftovers (organization_id, due_at);
call tenant_table('stored_leftovers');
grant select, insert, update, delete on stored_leftovers to ectype_app;

-- However a row goes, by itself or with its project, its file is left over.
create function leave_file() returns trigger language plpgsql as $$
begin
    insert into stored_leftovers (organization_id, path, due_at) values (old.organization_id, old.path, now())
        on conflict (organization_id, path) do update set due_at = excluded.due_at;
    return null;
end $$;
create trigger recordings_leave_files after delete on recordings for each row execute function leave_file();

-- A recording that comes in parts, until it is whole.
create table recording_uploads (
    organization_id uuid not null references organizations,
    id uuid not null,
    project_id uuid not null,
    size bigint,
    sha256 bytea,
    received bigint not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, project_id) references projects on delete cascade
);
create index on recording_uploads (organization_id, project_id);
call tenant_table('recording_uploads');

create table recording_upload_parts (
    organization_id uuid not null references organizations,
    upload_id uuid not null,
    start bigint not null,
    length bigint not null,
    sha256 bytea not null,
    path text not null,
    primary key (organization_id, upload_id, start),
    foreign key (organization_id, upload_id) references recording_uploads on delete cascade
);
call tenant_table('recording_upload_parts');
create trigger recording_upload_parts_leave_files after delete on recording_upload_parts for each row execute function leave_file();

grant select, insert, update, delete on recording_uploads, recording_upload_parts to ectype_app;
