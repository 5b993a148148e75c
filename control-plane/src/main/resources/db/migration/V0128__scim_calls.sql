-- The last accepted and the last refused call of a token by method and resource. Nodes add their counts every few seconds.
create table scim_calls (
    organization_id uuid not null references organizations,
    token_id uuid not null,
    method text not null,
    resource text not null,
    refused boolean not null,
    status integer not null,
    -- The detail of the error.
    reason text,
    calls bigint not null,
    last_at timestamptz not null,
    primary key (organization_id, token_id, method, resource, refused),
    foreign key (organization_id, token_id) references scim_tokens on delete cascade
);
call tenant_table('scim_calls');

do $$
begin
    execute format('grant select, insert, update (status, reason, calls, last_at) on scim_calls to %I', application_role());
end $$;
