-- The passwords of members, as Argon2id hashes.
create table passwords (
    organization_id uuid not null references organizations,
    user_id uuid not null,
    hash text not null,
    changed_at timestamptz not null,
    primary key (organization_id, user_id),
    foreign key (organization_id, user_id) references users on delete cascade
);
call tenant_table('passwords');

-- The second factors of members. Sign-ins need no code of a secret without a time of confirmation.
create table totp_secrets (
    organization_id uuid not null references organizations,
    user_id uuid not null,
    -- Sealed with the application key.
    secret bytea not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    -- The time step of the last accepted code: each code signs in once.
    last_step bigint,
    primary key (organization_id, user_id),
    foreign key (organization_id, user_id) references users on delete cascade
);
call tenant_table('totp_secrets');

create table recovery_codes (
    organization_id uuid not null references organizations,
    user_id uuid not null,
    hash bytea not null,
    primary key (organization_id, user_id, hash),
    foreign key (organization_id, user_id) references totp_secrets on delete cascade
);
call tenant_table('recovery_codes');

-- Links that work once. A link of an invitation ends with the invitation.
create table sign_in_links (
    id uuid not null,
    organization_id uuid not null references organizations,
    purpose text not null check (purpose in ('invitation', 'reset', 'sign_in', 'setup')),
    hash bytea not null unique,
    user_id uuid,
    invitation_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, user_id) references users on delete cascade,
    foreign key (organization_id, invitation_id) references invitations on delete cascade,
    check ((purpose = 'invitation') = (invitation_id is not null)),
    check ((purpose in ('reset', 'sign_in')) = (user_id is not null))
);
create index on sign_in_links (organization_id, user_id);
create index on sign_in_links (organization_id, invitation_id);
call tenant_table('sign_in_links');

create function organization_of_sign_in_link(asked bytea) returns uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select l.organization_id
      from sign_in_links l join organizations o on o.id = l.organization_id
     where l.hash = asked and o.suspended_at is null
$$;

-- A sign-in with a password knows the address but not the organization.
create index users_by_address on users (email);
create function memberships_of(address text)
    returns table (organization_id uuid, user_id uuid, slug text, name text, active boolean)
    language sql stable security definer set search_path = public, pg_temp as $$
    select u.organization_id, u.id, o.slug, o.name, u.active
      from users u join organizations o on o.id = u.organization_id
     where u.email = address and o.suspended_at is null
     order by u.last_signed_in_at desc nulls last, u.id
$$;

-- The attempts to guess the password of an address since the last success. Addresses without a member count as well, so that a refusal does
-- not reveal whether the address has one; therefore the rows belong to no organization.
create table password_attempts (
    -- Derived from the address with the application key.
    address bytea primary key,
    failures integer not null,
    blocked_until timestamptz,
    last_at timestamptz not null
);
create index on password_attempts (last_at);

-- Mails that wait to be sent, with their content sealed with the application key.
create table mails (
    id uuid not null,
    organization_id uuid not null references organizations,
    content bytea not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (organization_id, id)
);
call tenant_table('mails');

create function organizations_with_mails(due timestamptz) returns setof uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select distinct m.organization_id from mails m where m.next_attempt_at <= due order by 1
$$;

revoke execute on function organization_of_sign_in_link(bytea), memberships_of(text), organizations_with_mails(timestamptz) from public;
do $$
begin
    execute format('grant execute on function organization_of_sign_in_link(bytea), memberships_of(text), organizations_with_mails(timestamptz) to %I',
        application_role());
    execute format('grant select, insert, update, delete on passwords, totp_secrets, password_attempts, mails to %I', application_role());
    execute format('grant select, insert, delete on recovery_codes, sign_in_links to %I', application_role());
end $$;
