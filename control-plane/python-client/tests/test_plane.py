"""Tests with a running control plane."""

from __future__ import annotations

import hashlib
import io
import tempfile
import unittest
import zipfile
from concurrent.futures import ThreadPoolExecutor
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

from support import COMMAND, Scripted, answer, client, plane, unique
from ectype import (
    AuthenticationError,
    BadRequestError,
    ConflictError,
    Ectype,
    Emulator,
    InternalServerError,
    NotFoundError,
    PermissionDeniedError,
    ServiceError,
    UnprocessableEntityError,
)

HASH = "0" * 64
EXCHANGE = (
    b'{"seq":{SEQ},"at":"2026-01-31T12:00:00.000Z","method":"GET","url":"https://api.example.com/orders/7","requestHeaders":{},'
    b'"requestBody":null,"status":200,"responseHeaders":{},"responseBody":"{}","durationMs":3}\n'
)


class PlaneTest(unittest.TestCase):
    def setUp(self) -> None:
        self.client = client()
        self.addCleanup(self.client.close)

    def test_the_authenticated_principal(self) -> None:
        me = self.client.me.get()
        self.assertEqual((me.type, me.scope), ("api_key", "admin"))
        organization = self.client.organization.get()
        self.assertEqual(me.organization.id, organization.id)
        renamed = self.client.organization.update(name=unique("Organization"))
        self.assertEqual(self.client.organization.get(), renamed)
        self.assertEqual(self.client.organization.update().name, renamed.name)

    def test_health_needs_no_key(self) -> None:
        with Ectype("", base_url=plane()[0]) as anybody:
            self.assertEqual(anybody.health.live().status, "up")
            self.assertEqual(anybody.health.ready().parts["database"], "up")
            with self.assertRaises(AuthenticationError) as raised:
                anybody.me.get()
        self.assertEqual(raised.exception.code, "SERVICE_UNAUTHENTICATED")

    def test_projects(self) -> None:
        slug = unique("shop")
        made = self.client.projects.create(name="Shop", slug=slug, description="all of it")
        self.assertEqual(self.client.projects.get(made.id), made)
        self.assertLess(abs(made.created_at - datetime.now(timezone.utc)), timedelta(minutes=1))
        self.assertEqual(self.client.projects.update(made.id, name="Store").description, "all of it")
        self.assertEqual(self.client.projects.update(made.id, description="less").name, "Store")
        self.assertIsNone(self.client.projects.update(made.id, description=None).description)
        archived = self.client.projects.update(made.id, archived=True)
        self.assertIsNotNone(archived.archived_at)
        self.assertEqual(list(self.client.projects.list(q=slug)), [])
        self.assertEqual(list(self.client.projects.list(q=slug, archived=True)), [archived])
        self.assertIsNone(self.client.projects.update(made.id, archived=False).archived_at)
        with self.assertRaises(ConflictError):
            self.client.projects.create(name="Shop", slug=slug)
        self.assertIsNone(self.client.projects.delete(made.id))
        with self.assertRaises(NotFoundError) as raised:
            self.client.projects.get(made.id)
        self.assertEqual((raised.exception.status, raised.exception.code), (404, "SERVICE_NOT_FOUND"))
        self.assertTrue(raised.exception.request_id)

    def test_lists_iterate_over_all_pages(self) -> None:
        mark = unique("paged")
        for number in range(7):
            self.client.projects.create(name=f"{mark}-{number}", slug=f"{mark}-{number}")
        listing = self.client.projects.list(q=mark, limit=3)
        names = [f"{mark}-{number}" for number in reversed(range(7))]
        self.assertEqual([each.name for each in listing], names)
        self.assertEqual([each.name for each in listing], names)
        self.assertEqual([len(page) for page in listing.pages()], [3, 3, 1])
        first = listing.page()
        second = listing.page(first.next_cursor)
        self.assertEqual([each.name for each in [*first, *second]], names[:6])
        with self.assertRaises(BadRequestError):
            listing.page("no-cursor")
        with self.assertRaises(BadRequestError) as raised:
            list(self.client.projects.list(limit=1000))
        self.assertEqual(raised.exception.details["fields"][0]["path"], "limit")

    def test_a_repeated_mutation_is_carried_out_once(self) -> None:
        key = unique("key")
        slug = unique("once")
        made = self.client.projects.create(name="Once", slug=slug, idempotency_key=key)
        self.assertEqual(self.client.projects.create(name="Once", slug=slug, idempotency_key=key), made)
        raw = self.client.projects.with_raw_response.create(name="Once", slug=slug, idempotency_key=key)
        self.assertEqual((raw.status, raw.headers["idempotent-replayed"], raw.parse()), (201, "true", made))
        with self.assertRaises(UnprocessableEntityError):
            self.client.projects.create(name="Twice", slug=slug, idempotency_key=key)

    def test_concurrent_requests_with_one_idempotency_key_have_the_same_result(self) -> None:
        key, slug = unique("key"), unique("race")
        with ThreadPoolExecutor(6) as threads:
            patient = self.client.with_options(max_retries=6)
            made = list(
                threads.map(lambda _: patient.projects.create(name="Race", slug=slug, idempotency_key=key), range(6))
            )
        self.assertEqual(len({each.id for each in made}), 1)

    def test_keys(self) -> None:
        made = self.client.api_keys.create(
            name=unique("key"), scope="read", expires_at=datetime.now(timezone.utc) + timedelta(days=1)
        )
        assert made.key is not None and made.expires_at is not None
        self.assertNotIn(made.key, repr(made))
        self.assertIn(made.id, [each.id for each in self.client.api_keys.list(limit=100)])
        with Ectype(made.key, base_url=plane()[0]) as reader:
            self.assertEqual(reader.me.get().scope, "read")
            with self.assertRaises(PermissionDeniedError) as raised:
                reader.projects.create(name="No")
            self.assertEqual(raised.exception.code, "SERVICE_FORBIDDEN")
            self.assertEqual(raised.exception.details["required"], "write")
            following = self.client.api_keys.rotate(made.id, overlap_seconds=0)
            self.assertEqual(following.rotated_from, made.id)
            self.client.api_keys.revoke(following.id)
            self.assertIsNotNone(self.client.api_keys.get(following.id).revoked_at)
        with Ectype(following.key, base_url=plane()[0]) as revoked, self.assertRaises(AuthenticationError):
            revoked.me.get()

    def test_members_and_invitations(self) -> None:
        email = unique("someone") + "@shop.example"
        invited = self.client.invitations.create(email=email, scope="write")
        self.assertEqual(self.client.invitations.get(invited.id).email, email)
        self.assertIn(invited.id, [each.id for each in self.client.invitations.list()])
        self.assertGreater(self.client.invitations.resend(invited.id).expires_at, invited.expires_at)
        self.client.invitations.revoke(invited.id)
        self.assertEqual(list(self.client.members.list(q="nobody")), [])
        for asked in (self.client.members.get, self.client.members.remove):
            with self.assertRaises(NotFoundError):
                asked("mem_none")
        with self.assertRaises(NotFoundError):
            self.client.members.update("mem_none", scope="read")

    def test_emulators(self) -> None:
        made = self.client.emulators.register(
            name="petstore",
            url="http://127.0.0.1:4010",
            api={"name": "Petstore", "version": "1.0.0", "hash": HASH},
            version="0.1.0",
        )
        self.assertEqual((made.status, made.api.hash), ("alive", HASH))
        beaten = self.client.emulators.heartbeat(made.id, requests=12, position=3)
        self.assertEqual((beaten.requests, beaten.position), (12, 3))
        self.assertIn(made.id, [each.id for each in self.client.emulators.list(alive=True)])
        self.client.emulators.deregister(made.id)
        self.assertEqual(self.client.emulators.get(made.id).status, "stopped")
        self.assertNotIn(made.id, [each.id for each in self.client.emulators.list(alive=True)])

    def test_events(self) -> None:
        project = self.client.projects.create(name="Watched", slug=unique("watched"))
        self.client.projects.update(project.id, name="Seen")
        events = list(self.client.events.list(target=project.id))
        self.assertEqual([each.kind for each in events], ["project.updated", "project.created"])
        change = next(each for each in events[0].changes if each.path == "name")
        self.assertEqual((change.from_, change.to), ("Watched", "Seen"))
        self.assertEqual(self.client.events.get(events[0].id).actor, events[0].actor)
        self.assertEqual(list(self.client.events.list(target=project.id, since=project.created_at + timedelta(hours=1))), [])
        self.assertEqual(len(list(self.client.events.list(target=project.id, until=datetime.now(timezone.utc) + timedelta(hours=1)))), 2)
        self.assertTrue(self.client.events.verify(from_=1).intact)

    def test_usage_and_flags(self) -> None:
        today = datetime.now(timezone.utc).date()
        days = list(self.client.usage.list(since=today - timedelta(days=1), until=today, group_by=["day"]))
        for day in days:
            self.assertIsInstance(day.day, date)
            self.assertGreaterEqual(day.requests, 0)
        storage = self.client.usage.storage()
        self.assertEqual(storage.used_bytes, storage.recording_bytes + storage.snapshot_bytes)
        self.assertGreater(storage.limit_bytes, 0)
        flags = self.client.feature_flags.list()
        self.assertIn("shared-snapshots", [each.key for each in flags])

    def test_providers(self) -> None:
        with self.assertRaises(BadRequestError) as raised:
            self.client.sso_providers.create(type="saml", name="Corp", email_domain="corp.example", sso_url="https://x")
        told = {each["path"] for each in raised.exception.details["fields"]}
        self.assertLessEqual({"certificate", "entityId"}, told)
        self.assertNotIn("emailDomain", told)
        self.assertEqual(list(self.client.sso_providers.list()), [])
        providers = self.client.sso_providers
        for asked in (providers.get, providers.update, providers.verify, providers.delete):
            with self.assertRaises(NotFoundError):
                asked("sso_none")

    def test_a_provider_and_its_domain(self) -> None:
        certificate = (Path(__file__).parents[2] / "src/test/resources/certificates/valid.pem").read_text()
        with self.assertRaises(BadRequestError):
            self.client.sso_providers.create(
                type="saml", name="Mail", email_domain="gmail.com", entity_id="https://a.example", sso_url="https://a.example", certificate=certificate
            )
        domain = unique("corp") + ".invalid"
        made = self.client.sso_providers.create(
            type="saml", name="Corp", email_domain=domain, entity_id="https://a.example", sso_url="https://a.example", certificate=certificate
        )
        try:
            verification = made.domain_verification
            assert verification is not None
            self.assertEqual((verification.status, verification.verified_at), ("pending", None))
            self.assertEqual(verification.record_name, "_ectype-challenge." + domain)
            self.assertEqual(self.client.sso_providers.update(made.id, name="Corporation").name, "Corporation")
            mapped = self.client.sso_providers.update(made.id, role_mapping={"attribute": "groups", "admin": ["ops"]})
            self.assertTrue(mapped.enabled)
            disabled = self.client.sso_providers.update(made.id, enabled=False)
            self.assertFalse(disabled.enabled)
            assert disabled.role_mapping is not None
            self.assertEqual(disabled.role_mapping.admin, ["ops"])
            self.assertIsNone(self.client.sso_providers.update(made.id, role_mapping=None).role_mapping)
            self.client.sso_providers.create_scim_token(made.id)
            self.assertEqual(self.client.sso_providers.list_scim_calls(made.id), [])
            # The record does not exist, and without a network DNS does not respond.
            with self.assertRaises((ConflictError, InternalServerError)):
                self.client.with_options(max_retries=0).sso_providers.verify(made.id)
        finally:
            self.client.sso_providers.delete(made.id)

    def test_recordings(self) -> None:
        project = self.client.projects.create(name="Recorded", slug=unique("recorded"))
        lines = b"".join(EXCHANGE.replace(b"{SEQ}", b"%d" % number) for number in range(1, 2001))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "shop.jsonl"
            path.write_bytes(lines)
            with open(path, "rb") as file:
                made = self.client.recordings.upload(project.slug, file)
            self.assertEqual((made.request_count, made.size), (2000, len(lines)))
            self.assertEqual(made.upstream_origin, "https://api.example.com")
            self.assertEqual(self.client.recordings.get(project.slug, made.id), made)
            self.assertEqual([each.id for each in self.client.recordings.list(project.slug)], [made.id])
            asked = self.client.recordings.exchanges(project.slug, made.id, method="GET", limit=100)
            self.assertEqual([each.seq for each in asked.page()], list(range(1, 101)))
            self.assertEqual(list(self.client.recordings.exchanges(project.slug, made.id, text="occurs nowhere")), [])
            again = io.BytesIO()
            self.assertEqual(self.client.recordings.download(project.slug, made.id, again), len(lines))
            self.assertEqual(again.getvalue(), lines)
        streamed = self.client.recordings.upload(project.slug, iter([lines[:1000], lines[1000:]]))
        self.assertEqual(streamed.sha256, made.sha256)
        self.client.recordings.delete(project.slug, made.id)
        with self.assertRaises(NotFoundError):
            self.client.recordings.get(project.slug, made.id)
        with self.assertRaises(ServiceError) as raised:
            self.client.recordings.upload(project.slug, EXCHANGE.replace(b"{SEQ}", b"1") + b"no exchange\n")
        self.assertIn("line 2", raised.exception.message)

    def test_a_replay(self) -> None:
        project = self.client.projects.create(name="Replayed", slug=unique("replayed"))
        made = self.client.recordings.upload(project.slug, EXCHANGE.replace(b"{SEQ}", b"1"))
        recordings = self.client.recordings
        with Scripted(answer(404, {})) as target:
            report = recordings.replay(project.slug, made.id, target_url=target.url, timeout_ms=5000, ignore=["$.at"])
            self.assertEqual(target.asked[0].target, "/orders/7")
        self.assertEqual([(each.seq, each.kind) for each in report.results], [(1, "status_mismatch")])
        self.assertEqual((report.replay.summary.requests, report.replay.summary.status_mismatches), (1, 1))
        replay = report.replay.id
        self.assertEqual(recordings.get_replay(project.slug, made.id, replay).recording_id, made.id)
        self.assertEqual([each.id for each in recordings.replays(project.slug, made.id)], [replay])
        self.assertEqual(list(recordings.replay_results(project.slug, made.id, replay)), report.results)
        self.assertEqual(list(recordings.replay_results(project.slug, made.id, replay, kind="match")), [])
        details = recordings.get_replay_result(project.slug, made.id, replay, report.results[0].seq)
        self.assertEqual(details.result, report.results[0])
        assert details.received is not None
        self.assertEqual((details.recorded.status, details.received.status), (200, details.result.actual))

    def test_a_recording_in_parts(self) -> None:
        slug = self.client.projects.create(name="Parts", slug=unique("parts")).slug
        lines = b"".join(EXCHANGE.replace(b"{SEQ}", b"%d" % number) for number in range(1, 100))
        parts = self.client.recording_uploads
        begun = parts.create(slug, size=len(lines), sha256=hashlib.sha256(lines).hexdigest())
        self.assertEqual(begun.offset, 0)
        self.assertEqual(parts.append(slug, begun.id, lines[:5000], offset=0).offset, 5000)
        with self.assertRaises(ConflictError) as raised:
            parts.append(slug, begun.id, lines[9000:], offset=9000)
        self.assertEqual(raised.exception.details["offset"], 5000)
        self.assertEqual(parts.get(slug, begun.id).offset, 5000)
        parts.append(slug, begun.id, lines[5000:], offset=5000)
        self.assertEqual(parts.complete(slug, begun.id).request_count, 99)
        other = parts.create(slug)
        parts.cancel(slug, other.id)
        with self.assertRaises(NotFoundError):
            parts.get(slug, other.id)

    def test_recordings_and_snapshots(self) -> None:
        project = self.client.projects.create(name="Empty", slug=unique("empty"))
        self.assertEqual(list(self.client.recordings.list(project.slug)), [])
        self.assertEqual(list(self.client.snapshots.list(project=project.slug)), [])
        with self.assertRaises(NotFoundError):
            list(self.client.recordings.list("no-such-project"))

    def test_snapshots(self) -> None:
        slug = self.client.projects.create(name="Shared", slug=unique("shared")).slug
        with Emulator("petstore", command=COMMAND) as api:
            first = self.client.snapshots.push(slug, api.save(), name="start")
            api.clock.advance(timedelta(days=1))
            second = self.client.snapshots.push(slug, api.save(), name="start", expected_version=1)
            self.assertEqual((first.version, second.version, second.project), (1, 2, slug))
            assert second.created_by is not None
            self.assertEqual(second.created_by.id, self.client.me.get().id)
            api.restore(self.client.snapshots.load(first.id))
            self.assertEqual(api.position, first.position)
            content = io.BytesIO()
            self.client.snapshots.download(first.id, content)
            self.assertEqual(content.getvalue(), api.save().content)
        with self.assertRaises(ConflictError) as raised:
            self.client.snapshots.push(slug, self.client.snapshots.load(first.id), name="start", expected_version=1)
        self.assertEqual(raised.exception.details["current"]["version"], 2)
        difference = self.client.snapshots.diff(second.id)
        self.assertEqual((difference.from_, difference.to.version, difference.more), (first, 2, 0))
        self.assertEqual(self.client.snapshots.diff(second.id, with_=second.id).moved, [])
        self.assertEqual([each.version for each in self.client.snapshots.list(project=slug)], [2, 1])
        self.assertEqual([each.id for each in self.client.snapshots.list(project=slug, version=1)], [first.id])
        self.client.snapshots.delete(second.id)
        with self.assertRaises(NotFoundError):
            self.client.snapshots.get(second.id)

    def test_an_export(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "export.zip"
            size = self.client.compliance.export(path, until=datetime.now(timezone.utc))
            self.assertEqual(path.stat().st_size, size)
            with zipfile.ZipFile(path) as bundle:
                self.assertIsNone(bundle.testzip())
                self.assertTrue(any("manifest" in name for name in bundle.namelist()))

    def test_any_route(self) -> None:
        self.assertEqual(self.client.request("get", "/v1/me")["scope"], "admin")
        self.assertEqual(len(self.client.request("GET", "/v1/events", query={"limit": 1})["items"]), 1)
        raw = self.client.with_raw_response.request("GET", "/v1/me", headers={"x-request-id": "mine"})
        self.assertEqual((raw.status, raw.request_id), (200, "mine"))
        self.assertIn("r=", raw.headers["RateLimit"])
        with self.client.stream("GET", "/openapi.json") as reply:
            self.assertGreater(sum(map(len, reply.iter_bytes())), 10_000)
        self.assertIsInstance(self.client.projects.with_raw_response.list(limit=1).parse().items, list)


if __name__ == "__main__":
    unittest.main()
