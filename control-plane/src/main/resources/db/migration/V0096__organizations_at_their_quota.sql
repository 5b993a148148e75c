-- Organizations whose upload was refused because their plan has no room for it, until one is taken again: one event for many refusals.
create table storage_refusals (
    organization_id uuid primary key references organizations,
    at timestamptz not null
);
call tenant_table('storage_refusals');

do $$
begin
    execute format('grant select, insert, delete on storage_refusals to %I', application_role());
end $$;
