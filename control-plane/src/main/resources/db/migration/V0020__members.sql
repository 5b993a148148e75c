create index on users (organization_id, id desc);

create table invitations (
    id uuid primary key,
    organization_id uuid not null references organizations,
    email text not null,
    scope text not null check (scope in ('read', 'write', 'admin')),
    hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    -- Whoever is invited once more is sent another secret, and only the last works.
    unique (organization_id, email)
);
create index on invitations (organization_id, id desc);
call tenant_table('invitations');

grant select, insert, delete on invitations to ectype_app;
-- The plan and the slug are the operator's to change.
grant update (name) on organizations to ectype_app;
