-- Sign-ins of programs without a browser, until a user approves them in a browser (RFC 8628). They belong to no organization before.
create table device_sign_ins (
    id uuid primary key,
    -- The hashes of the code that the program keeps and of the code that the user types.
    hash bytea not null unique,
    user_code_hash bytea not null unique,
    client text not null,
    address text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    polled_at timestamptz,
    denied boolean not null default false,
    approved_organization uuid,
    approved_user uuid,
    -- The session of the browser in which the user approved it.
    approved_session uuid,
    check ((approved_organization is null) = (approved_user is null)),
    check ((approved_organization is null) = (approved_session is null))
);

do $$
begin
    execute format('grant select, insert, update, delete on device_sign_ins to %I', application_role());
end $$;
