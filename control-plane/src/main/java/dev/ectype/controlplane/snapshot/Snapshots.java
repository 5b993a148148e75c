package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.controlplane.platform.usage.Consumed;
import dev.ectype.controlplane.platform.web.TimeText;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Pushes, lists, reads and deletes shared snapshots. */
@Service
public class Snapshots {
    private final SnapshotRepository repository;
    private final SnapshotContents contents;
    private final StorageQuota quota;
    private final Projects projects;
    private final ApplicationEventPublisher changes;
    private final Uuid7 ids;
    private final Times times;

    Snapshots(
            SnapshotRepository repository,
            SnapshotContents contents,
            StorageQuota quota,
            Projects projects,
            ApplicationEventPublisher changes,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.contents = contents;
        this.quota = quota;
        this.projects = projects;
        this.changes = changes;
        this.ids = ids;
        this.times = times;
    }

    /** Returns the versions of a project, a name or the organization, newest first. */
    public Page<Snapshot> list(
            UUID organization,
            @Nullable String project,
            @Nullable String name,
            @Nullable Integer version,
            PageRequest page) {
        UUID id = project == null
                ? null
                : IdKind.PROJECT.require(projects.get(organization, project).id());
        return Page.of(
                repository.list(organization, new SnapshotFilter(id, name, version), page),
                page,
                snapshot -> IdKind.SNAPSHOT.require(snapshot.id()));
    }

    /** Returns the version with an identifier. */
    public Snapshot get(UUID organization, String id) {
        return repository
                .find(organization, IdKind.SNAPSHOT.require(id))
                .orElseThrow(() -> new NotFound(IdKind.SNAPSHOT.noun(), id));
    }

    /** Opens the content of a version as gzip. The caller closes it. */
    StoredContent content(UUID organization, Snapshot snapshot) {
        return contents.get(organization, snapshot.sha256());
    }

    /** Returns the preceding version of the same name. */
    Optional<Snapshot> before(UUID organization, Snapshot snapshot) {
        return snapshot.project() == null
                ? Optional.empty()
                : repository.newest(
                        organization,
                        IdKind.PROJECT.require(
                                projects.get(organization, snapshot.project()).id()),
                        snapshot.name(),
                        snapshot.version());
    }

    /**
     * Creates the next version of a name. If the newest version has the same content, returns that one, so that a repeated push creates no
     * version.
     */
    @Transactional
    Pushed push(Caller caller, Push push, ArrivingSnapshot arrived) {
        UUID organization = caller.organization();
        Project project = projects.hold(organization, push.project());
        UUID id = IdKind.PROJECT.require(project.id());
        Optional<Snapshot> newest = repository.newest(organization, id, push.name(), null);
        boolean isThere = newest.isPresent() && newest.get().sha256().equals(push.sha256());
        // A client that lost the response repeats its push with the old expected version.
        boolean isRepeated =
                isThere && Integer.valueOf(newest.get().version() - 1).equals(push.expectedVersion());
        if (!isRepeated) {
            checkExpected(push, newest);
        }
        if (isThere) {
            return new Pushed(newest.get(), false);
        }
        checkApi(push, arrived.description().api(), newest);
        boolean isNew = contents.hold(organization, push.sha256());
        if (isNew) {
            quota.require(caller, arrived.size());
        }
        Snapshot created = insert(caller, id, push, arrived);
        changes.publishEvent(SnapshotChanged.created(created));
        if (isNew) {
            changes.publishEvent(Consumed.snapshot(caller, project.slug(), arrived.size()));
        }
        return new Pushed(created, true);
    }

    private Snapshot insert(Caller caller, UUID project, Push push, ArrivingSnapshot arrived) {
        UUID id = ids.next();
        repository.insert(
                caller.organization(),
                new NewSnapshot(
                        id,
                        project,
                        push.name(),
                        repository.nextVersion(caller.organization(), project, push.name()),
                        HexFormat.of().parseHex(push.sha256()),
                        arrived.size(),
                        arrived.description(),
                        new Snapshot.Creator(caller.id(), caller.name())),
                times.now());
        return get(caller.organization(), IdKind.SNAPSHOT.text(id));
    }

    private static void checkExpected(Push push, Optional<Snapshot> newest) {
        Integer expected = push.expectedVersion();
        if (expected == null || expected.equals(newest.map(Snapshot::version).orElse(0))) {
            return;
        }
        if (newest.isEmpty()) {
            throw new Conflict("The snapshot \"" + push.name() + "\" has no version, but " + expected
                    + " was expected; push it without an expected version.");
        }
        Snapshot current = newest.get();
        Snapshot.Creator creator = current.createdBy();
        throw new Conflict("The newest version is " + current.title() + ", pushed"
                        + (creator == null ? "" : " by " + creator.name()) + " at " + TimeText.of(current.createdAt())
                        + ", but " + expected + " was expected; pull it, then push your changes.")
                .with("current", current);
    }

    private static void checkApi(Push push, Snapshot.Api api, Optional<Snapshot> newest) {
        if (push.force() || newest.isEmpty() || newest.get().api().name().equals(api.name())) {
            return;
        }
        Snapshot current = newest.get();
        throw new Conflict("The newest version is " + current.title() + ", of the API "
                        + current.api().name() + ", but this snapshot belongs to " + api.name()
                        + "; choose another name, or push with force.")
                .with("current", current);
    }

    /** Deletes a version. Its number is never used again. */
    @Transactional
    public void delete(UUID organization, String id) {
        Snapshot snapshot = get(organization, id);
        if (!repository.delete(organization, IdKind.SNAPSHOT.require(id))) {
            throw new NotFound(IdKind.SNAPSHOT.noun(), id);
        }
        changes.publishEvent(SnapshotChanged.deleted(snapshot));
    }

    /** Pairs the version of a push with whether it is new. */
    record Pushed(Snapshot snapshot, boolean created) {}
}
