package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.usage.Consumed;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.RecordingReader;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Creates, lists, reads and deletes recordings. */
@Service
public class Recordings {
    private final RecordingRepository repository;
    private final Leftovers leftovers;
    private final ObjectStorage storage;
    private final RecordingSettings settings;
    private final StorageQuota quota;
    private final Projects projects;
    private final ApplicationEventPublisher changes;
    private final Times times;

    Recordings(
            RecordingRepository repository,
            Leftovers leftovers,
            ObjectStorage storage,
            RecordingSettings settings,
            StorageQuota quota,
            Projects projects,
            ApplicationEventPublisher changes,
            Times times) {
        this.repository = repository;
        this.leftovers = leftovers;
        this.storage = storage;
        this.settings = settings;
        this.quota = quota;
        this.projects = projects;
        this.changes = changes;
        this.times = times;
    }

    /** Returns a page of the recordings of a project, newest first. */
    public Page<Recording> list(UUID organization, String project, PageRequest page) {
        return Page.of(
                repository.list(organization, project(organization, project), page),
                page,
                recording -> IdKind.RECORDING.require(recording.id()));
    }

    /** Creates a recording from a stored upload. */
    @Transactional
    public Recording create(Caller caller, String slug, Intake.Taken taken) {
        quota.require(caller, taken.size());
        Project project = projects.get(caller.organization(), slug);
        Recording created =
                repository.insert(caller.organization(), IdKind.PROJECT.require(project.id()), taken, times.now());
        leftovers.keep(taken.key());
        changes.publishEvent(RecordingChanged.created(created));
        changes.publishEvent(Consumed.recording(caller, project.slug(), taken.size()));
        return created;
    }

    /** Returns a recording of a project with the key of its file. */
    public StoredRecording get(UUID organization, String project, String id) {
        return repository
                .find(organization, project(organization, project), IdKind.RECORDING.require(id))
                .orElseThrow(() -> new NotFound("recording", id));
    }

    /** Opens the file of a recording to read its exchanges. The caller closes it. */
    public ExchangeSource open(StoredRecording stored) {
        return new RecordingReader(new LineStream(
                storage
                        .get(stored.key())
                        .orElseThrow(() -> new NotFound(
                                "file of the recording", stored.recording().id()))
                        .stream(),
                settings.maxLineBytes()));
    }

    /** Deletes a recording with its replays, and then their files. */
    @Transactional
    public void delete(UUID organization, String project, String id) {
        Recording deleted = repository
                .delete(organization, project(organization, project), IdKind.RECORDING.require(id))
                .orElseThrow(() -> new NotFound("recording", id));
        changes.publishEvent(RecordingChanged.deleted(deleted));
        leftovers.clearAfterCommit(organization);
    }

    private UUID project(UUID organization, String idOrSlug) {
        return IdKind.PROJECT.require(projects.get(organization, idOrSlug).id());
    }
}
