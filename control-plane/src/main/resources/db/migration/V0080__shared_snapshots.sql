-- A version of a snapshot keeps who pushed it, for whoever wanted to push the same one. Versions of a name count on, even when the newest
-- is deleted: a version that somebody was told of never becomes another.
alter table snapshots add column creator_id text, add column creator text;

create table snapshot_names (
    organization_id uuid not null references organizations,
    project_id uuid not null,
    name text not null,
    newest integer not null check (newest > 0),
    primary key (organization_id, project_id, name),
    foreign key (organization_id, project_id) references projects on delete cascade
);
call tenant_table('snapshot_names');
insert into snapshot_names select organization_id, project_id, name, max(version) from snapshots where project_id is not null group by 1, 2, 3;

-- Which contents are in storage. Each is once for an organization, however many versions have it, and goes a while after the last of
-- them: touched_at is when one was last wanted, before its content comes.
create table snapshot_contents (
    organization_id uuid not null references organizations,
    sha256 bytea not null,
    touched_at timestamptz not null,
    primary key (organization_id, sha256)
);
call tenant_table('snapshot_contents');
insert into snapshot_contents select organization_id, sha256, max(created_at) from snapshots group by 1, 2;

grant select, insert, update on snapshot_names to ectype_app;
grant select, insert, update, delete on snapshot_contents to ectype_app;
