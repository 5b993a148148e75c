-- Who did it, as the log is asked: a key or user, or what they are where they have no identifier.
alter table events add column actor_id text generated always as (coalesce(actor ->> 'id', actor ->> 'type')) stored;

-- Identifiers begin with the time, so that a time is a range of them; each combination of what is asked for hence is one stretch of one
-- of these indexes. None begins with the identifier: for an organization whose events are all old, it would be read from its end to there.
alter table events drop constraint events_pkey;
drop index events_organization_id_id_idx;
alter table events add primary key (organization_id, id);
drop index events_organization_id_kind_id_idx;
drop index events_organization_id_target_id_idx;
create index events_by_kind on events (organization_id, kind, id desc);
create index events_by_actor on events (organization_id, actor_id, id desc);
create index events_by_kind_and_actor on events (organization_id, kind, actor_id, id desc);
create index events_by_target on events (organization_id, target, id desc);
create index events_by_target_and_kind on events (organization_id, target, kind, id desc);
create index events_by_target_and_actor on events (organization_id, target, actor_id, id desc);
create index events_by_target_kind_and_actor on events (organization_id, target, kind, actor_id, id desc);

-- What has no place in the chain yet. Triggers alone write here, so that an event gets here with the transaction that it is of, however
-- late that commits, and leaves with the transaction that seals it.
create table unsealed_events (
    organization_id uuid not null references organizations,
    event_id uuid not null,
    primary key (organization_id, event_id),
    foreign key (organization_id, event_id) references events
);
call tenant_table('unsealed_events');

create table event_seals (
    organization_id uuid not null references organizations,
    position bigint not null check (position > 0),
    event_id uuid not null,
    hash bytea not null check (length(hash) = 32),
    primary key (organization_id, position),
    unique (organization_id, event_id),
    foreign key (organization_id, event_id) references events
);
call tenant_table('event_seals');

create function event_awaits_its_seal() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
begin
    insert into unsealed_events (organization_id, event_id) select organization_id, id from added;
    return null;
end $$;
create trigger events_await_their_seals after insert on events
    referencing new table as added for each statement execute function event_awaits_its_seal();

create function event_was_sealed() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
declare
    expected bigint;
    removed bigint;
begin
    select count(*) into expected from added;
    delete from unsealed_events u using added a where u.event_id = a.event_id and u.organization_id = a.organization_id;
    get diagnostics removed = row_count;
    if removed <> expected then
        raise exception 'an event that does not await its seal was sealed';
    end if;
    return null;
end $$;
create trigger events_were_sealed after insert on event_seals
    referencing new table as added for each statement execute function event_was_sealed();

insert into unsealed_events (organization_id, event_id) select organization_id, id from events;

-- Which organizations have something to seal; a job goes through these alone.
create function organizations_to_seal() returns setof uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select o.id from organizations o where exists (select from unsealed_events u where u.organization_id = o.id) order by o.id
$$;

revoke execute on function event_awaits_its_seal(), event_was_sealed(), organizations_to_seal() from public;
grant execute on function organizations_to_seal() to ectype_app;
grant select on unsealed_events to ectype_app;
grant select, insert on event_seals to ectype_app;
