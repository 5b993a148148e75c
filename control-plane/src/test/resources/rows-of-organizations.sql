insert into projects (id, organization_id, slug, name, created_at, updated_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, 'listed-' || row_number() over (order by n), 'Listed', now(), now() from :series;
insert into api_keys (id, organization_id, name, scope, prefix, hash, created_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, 'Listed', 'read', 'usk_read_', sha256((:organization || n::text)::bytea), now() from :series;
insert into users (id, organization_id, email, scope, created_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, n || '@example.com', 'read', now() from :series;
insert into invitations (id, organization_id, email, scope, hash, created_at, expires_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, n || '@example.org', 'read', sha256((:organization || n::text)::bytea), now(), now() from :series;
insert into sso_providers (id, organization_id, type, name, email_domain, entity_id, sso_url, certificate, created_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, 'saml', 'Listed', n || '.listed.example.com', 'https://a', 'https://a', 'x', now() from :series;
insert into events (id, organization_id, kind, actor, target, changes, at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, 'listed', '{"type": "operator"}', 'x', '[]', now() from :series;
insert into event_seals (organization_id, position, event_id, hash)
select :organization, n + 1000, (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, sha256(n::text::bytea) from :series;
insert into usage_days (id, organization_id, day, requests, emulator_seconds, recording_bytes, snapshot_bytes)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, date '1000-01-01' + n, 1, 1, 1, 1 from :series;
insert into emulators (id, organization_id, project_id, name, url, api_name, api_version, api_hash, version, registered_at, last_seen_at, lost_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, p.id, 'Listed', 'http://a', 'A', '1', '0', '1', now(), now(), now() from :series, projects p where p.organization_id = :organization and p.slug = 'listed-1';
insert into recordings (id, organization_id, project_id, requests, size, sha256, path, created_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, p.id, 1, 1, '', 'projects/listed-1/recordings/' || n, now() from :series, projects p where p.organization_id = :organization and p.slug = 'listed-1';
insert into snapshots (id, organization_id, project_id, name, version, sha256, size, api_name, api_version, api_hash, position, created_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, p.id, 'listed', n, '', 1, 'A', '1', '0', 0, now() from :series, projects p where p.organization_id = :organization and p.slug = 'listed-1';
insert into snapshot_names (organization_id, project_id, name, newest)
select :organization, p.id, 'listed-' || n, 1 from :series, projects p where p.organization_id = :organization and p.slug = 'listed-1';
insert into snapshot_contents (organization_id, sha256, touched_at)
select :organization, sha256(n::text::bytea), now() from :series;
insert into recording_replays (id, organization_id, recording_id, target, state, actor_type, path, started_at, seen_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, r.id, 'https://a', 'completed', 'operator', 'projects/listed-1/replays/' || n, now(), now() from :series, (select id from recordings where organization_id = :organization order by id limit 1) r;
insert into sessions (id, organization_id, user_id, hash, created_at, expires_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, u.id, sha256((:organization || n::text)::bytea), now(), now() + interval '1 day' from :series, (select id from users where organization_id = :organization order by id limit 1) u;
insert into pending_sign_ins (id, organization_id, provider_id, hash, browser, secrets, next, created_at, expires_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, p.id, sha256((:organization || n::text)::bytea), '', '', '/', now(), now() from :series, (select id from sso_providers where organization_id = :organization order by id limit 1) p;
insert into used_assertions (organization_id, provider_id, hash, expires_at)
select :organization, p.id, sha256(n::text::bytea), now() from :series, (select id from sso_providers where organization_id = :organization order by id limit 1) p;
insert into scim_tokens (id, organization_id, provider_id, prefix, hash, created_at)
select p.id, :organization, p.id, 'scim_abcd', sha256((:organization || p.id::text)::bytea), now() from sso_providers p where p.organization_id = :organization;
insert into scim_calls (organization_id, token_id, method, resource, refused, status, calls, last_at)
select :organization, t.id, 'GET', 'Users', false, 200, 1, now() from scim_tokens t where t.organization_id = :organization;
insert into scim_users (organization_id, id, attributes, updated_at)
select :organization, u.id, '{}', now() from users u where u.organization_id = :organization;
insert into scim_groups (id, organization_id, display_name, created_at, updated_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, 'Listed ' || n, now(), now() from :series;
insert into scim_group_members (organization_id, group_id, user_id)
select :organization, g.id, u.id from scim_groups g, (select id from users where organization_id = :organization order by id limit 1) u where g.organization_id = :organization;
insert into passwords (organization_id, user_id, hash, changed_at)
select :organization, u.id, '$argon2id$', now() from (select id from users where organization_id = :organization) u;
insert into totp_secrets (organization_id, user_id, secret, created_at)
select :organization, u.id, '', now() from (select id from users where organization_id = :organization) u;
insert into recovery_codes (organization_id, user_id, hash)
select :organization, u.id, sha256(n::text::bytea) from :series, (select id from users where organization_id = :organization order by id limit 1) u;
insert into sign_in_links (id, organization_id, purpose, hash, user_id, created_at, expires_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, 'reset', sha256((:organization || n::text)::bytea), u.id, now(), now() from :series, (select id from users where organization_id = :organization order by id limit 1) u;
insert into mails (id, organization_id, content, created_at, next_attempt_at, expires_at)
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, :organization, '', now(), now() + interval '1 day', now() + interval '1 day' from :series;
