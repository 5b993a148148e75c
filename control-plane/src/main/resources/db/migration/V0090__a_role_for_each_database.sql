-- Until now the application worked as ectype_app, one role with one password for all databases of a server. From here on each database has
-- a role of its own, which is made before the migrations run; ectype_app keeps no rights here.

create function application_role() returns name
    language sql stable
    return ('ectype_app_' || current_database())::name;

create or replace procedure tenant_table(name regclass, organization text default 'organization_id')
    language plpgsql as $$
begin
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s force row level security', name);
    execute format('create policy tenant on %s to %3$I using (%2$I = (select current_organization())) with check (%2$I = (select current_organization()))', name, organization, application_role());
    execute format('create policy owner on %s to current_user using (true) with check (true)', name);
end $$;

-- Moves every right that ectype_app has in this database.
do $$
declare
    before constant regrole := 'ectype_app'::regrole;
    role constant name := application_role();
    part record;
begin
    for part in
        select format('%s on schema %I', a.privilege_type, n.nspname) as rights
        from pg_namespace n, aclexplode(n.nspacl) a where a.grantee = before
        union all
        select format('%s on table %s', a.privilege_type, c.oid::regclass)
        from pg_class c, aclexplode(c.relacl) a where a.grantee = before and c.relkind in ('r', 'v')
        union all
        select format('%s (%I) on table %s', a.privilege_type, t.attname, t.attrelid::regclass)
        from pg_attribute t, aclexplode(t.attacl) a where a.grantee = before
        union all
        select format('%s on routine %s', a.privilege_type, p.oid::regprocedure)
        from pg_proc p, aclexplode(p.proacl) a where a.grantee = before
    loop
        execute format('grant %s to %I', part.rights, role);
        execute format('revoke %s from %s', part.rights, before);
    end loop;
    for part in
        select polname, polrelid::regclass as "table" from pg_policy where before = any (polroles)
    loop
        execute format('alter policy %I on %s to %I', part.polname, part."table", role);
    end loop;
end $$;

revoke execute on function application_role() from public;
