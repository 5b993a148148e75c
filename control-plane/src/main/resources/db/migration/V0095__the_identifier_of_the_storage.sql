-- The identifier that is written into the storage of contents as well: a node whose storage has none or another one does not start.
alter table installation add column storage_id text;

do $$
begin
    execute format('grant update (storage_id) on installation to %I', application_role());
end $$;
