package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.event.Actor;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.Leftovers;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.recording.StoredRecording;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Stores the state and the results of replays. */
@Service
public class Replays {
    /** The time after which a silent replay counts as dead; it exceeds the longest request of a replay. */
    private static final Duration SILENCE = Duration.ofMinutes(2);

    private final ReplayRepository repository;
    private final Recordings recordings;
    private final Projects projects;
    private final Leftovers leftovers;
    private final ApplicationEventPublisher changes;
    private final Uuid7 ids;
    private final Times times;

    Replays(
            ReplayRepository repository,
            Recordings recordings,
            Projects projects,
            Leftovers leftovers,
            ApplicationEventPublisher changes,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.recordings = recordings;
        this.projects = projects;
        this.leftovers = leftovers;
        this.changes = changes;
        this.ids = ids;
        this.times = times;
    }

    /** Stores the beginning of a replay and returns its identifier. */
    @Transactional
    String start(UUID organization, String project, StoredRecording recording, String target) {
        UUID id = ids.next();
        String path = "projects/" + projects.get(organization, project).slug() + "/replays/" + IdKind.REPLAY.text(id)
                + ".jsonl";
        repository.insert(organization, recording.id(), id, target, path, Actor.current(), times.now());
        return IdKind.REPLAY.text(id);
    }

    /** Returns a page of the replays of a recording, newest first. */
    public Page<RecordingReplay> list(UUID organization, String project, String recording, PageRequest page) {
        UUID of = recordings.get(organization, project, recording).id();
        return Page.of(repository.list(organization, of, page), page, replay -> IdKind.REPLAY.require(replay.id()));
    }

    /** Returns the newest replays since a time that failed or found differences. */
    public List<UnsuccessfulReplay> unsuccessful(UUID organization, Instant since, int limit) {
        return repository.unsuccessful(organization, since, limit);
    }

    /** Returns a replay of a recording with the key of its results. */
    public StoredReplay get(UUID organization, String project, String recording, String id) {
        recordings.get(organization, project, recording);
        return repository
                .find(organization, IdKind.REPLAY.require(id))
                .filter(stored -> stored.replay().recordingId().equals(recording))
                .orElseThrow(() -> new NotFound("replay", id));
    }

    /** Stores that a replay still runs, and its results so far. */
    @Transactional
    void see(UUID organization, String id, ReplaySummary summary) {
        repository.see(organization, IdKind.REPLAY.require(id), summary);
    }

    /**
     * Ends a replay with stored contents; returns empty if it is deleted or was given up.
     *
     * @param responses the key of its received responses; null if there are none
     */
    @Transactional
    Optional<RecordingReplay> end(
            UUID organization, String id, ObjectKey results, @Nullable ObjectKey responses, ReplayEnd end) {
        Optional<RecordingReplay> ended =
                repository.end(organization, IdKind.REPLAY.require(id), responses, end, times.now());
        ended.ifPresent(replay -> {
            leftovers.keep(results);
            if (responses != null) {
                leftovers.keep(responses);
            }
            changes.publishEvent(RecordingReplayed.of(replay));
        });
        return ended;
    }

    /** Ends the replays of dead processes. */
    @Transactional
    void giveUpSilent(UUID organization) {
        for (UUID id : repository.silent(organization, SILENCE)) {
            giveUp(organization, id, "the process of the replay ended; start another replay");
        }
    }

    /** Ends a replay without results. */
    @Transactional
    void giveUp(UUID organization, UUID id, String error) {
        repository
                .end(organization, id, null, new ReplayEnd(ReplaySummary.NOTHING, error, 0, 0), times.now())
                .map(RecordingReplayed::of)
                .ifPresent(changes::publishEvent);
    }
}
