-- Which organizations have emulators that ended, or were lost, so long ago that nobody asks for them: a job looks at these only.
create function organizations_with_ended_emulators(age interval) returns setof uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select distinct organization_id from emulators where coalesce(stopped_at, lost_at) < now() - age
$$;
revoke execute on function organizations_with_ended_emulators(interval) from public;
grant execute on function organizations_with_ended_emulators(interval) to ectype_app;
