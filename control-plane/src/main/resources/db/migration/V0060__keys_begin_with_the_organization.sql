-- A page of one organization is one stretch of an index that begins with the organization. An index that begins with the identifier
-- lets the planner walk everybody's rows from the newest on, which reads the whole table for an organization whose rows are all old; so
-- no table of a tenant has one. References carry the organization as well: a row cannot belong to what is another's.

alter table sessions drop constraint sessions_user_id_fkey;
alter table api_keys drop constraint api_keys_rotated_from_fkey;
alter table emulators drop constraint emulators_project_id_fkey;
alter table recordings drop constraint recordings_project_id_fkey;
alter table snapshots drop constraint snapshots_project_id_fkey;

alter table users drop constraint users_pkey, add primary key (organization_id, id);
alter table sessions drop constraint sessions_pkey, add primary key (organization_id, id);
alter table api_keys drop constraint api_keys_pkey, add primary key (organization_id, id);
alter table projects drop constraint projects_pkey, add primary key (organization_id, id);
alter table usage_days drop constraint usage_days_pkey, add primary key (organization_id, id);
alter table invitations drop constraint invitations_pkey, add primary key (organization_id, id);
alter table sso_providers drop constraint sso_providers_pkey, add primary key (organization_id, id);
alter table emulators drop constraint emulators_pkey, add primary key (organization_id, id);
alter table recordings drop constraint recordings_pkey, add primary key (organization_id, id);
alter table snapshots drop constraint snapshots_pkey, add primary key (organization_id, id);

-- A primary key is read from its end as well.
drop index users_organization_id_id_idx;
drop index api_keys_organization_id_id_idx;
drop index projects_organization_id_id_idx;
drop index invitations_organization_id_id_idx;
drop index sso_providers_organization_id_id_idx;
drop index emulators_organization_id_id_idx;
drop index snapshots_organization_id_id_idx;
drop index api_keys_rotated_once;
create unique index api_keys_rotated_once on api_keys (organization_id, rotated_from);
create index on sessions (organization_id, user_id);

alter table sessions add foreign key (organization_id, user_id) references users on delete cascade;
alter table api_keys add foreign key (organization_id, rotated_from) references api_keys;
alter table emulators add foreign key (organization_id, project_id) references projects on delete set null (project_id);
alter table recordings add foreign key (organization_id, project_id) references projects on delete cascade;
alter table snapshots add foreign key (organization_id, project_id) references projects on delete cascade;

create or replace function session_of(asked bytea)
    returns table (id uuid, organization_id uuid, plan text, user_id uuid, email text, scope text, expires_at timestamptz, revoked_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.organization_id, o.plan, u.id, u.email, u.scope, s.expires_at, s.revoked_at
      from sessions s
      join organizations o on o.id = s.organization_id
      join users u on u.organization_id = s.organization_id and u.id = s.user_id
     where s.hash = asked
$$;
