-- The received responses of a replay that do not match the recording are a second content. Replays of earlier versions have none.
alter table recording_replays
    add column responses_path text,
    add column responses_size bigint not null default 0;

create function leave_responses() returns trigger language plpgsql as $$
begin
    insert into stored_leftovers (organization_id, path, due_at) values (old.organization_id, old.responses_path, now())
        on conflict (organization_id, path) do update set due_at = excluded.due_at;
    return null;
end $$;
create trigger recording_replays_leave_responses after delete on recording_replays
    for each row when (old.responses_path is not null) execute function leave_responses();
