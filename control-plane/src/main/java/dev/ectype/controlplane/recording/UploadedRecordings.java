package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.idempotency.Effects;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.project.Project;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Creates recordings from streamed bodies of requests, once for each idempotency key. */
@Component
public final class UploadedRecordings {
    private final Recordings recordings;
    private final StorageQuota quota;
    private final Intake intake;
    private final Leftovers leftovers;
    private final Effects effects;

    UploadedRecordings(Recordings recordings, StorageQuota quota, Intake intake, Leftovers leftovers, Effects effects) {
        this.recordings = recordings;
        this.quota = quota;
        this.intake = intake;
        this.leftovers = leftovers;
        this.effects = effects;
    }

    /**
     * Creates a recording; returns empty after it has written the response of an earlier attempt.
     *
     * @param announced the expected SHA-256 of the body; null if any is accepted
     */
    public Optional<Recording> create(
            Caller caller,
            Project project,
            UploadBody body,
            byte @Nullable [] announced,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        Intake.Taken taken = body.read(
                content -> intake.take(caller.organization(), project.slug(), quota.bound(caller, content), announced));
        try {
            if (!effects.begin(request, response, taken.sent())) {
                leftovers.drop(taken.key());
                return Optional.empty();
            }
            return Optional.of(recordings.create(caller, project.slug(), taken));
        } catch (RuntimeException refused) {
            leftovers.drop(taken.key());
            throw refused;
        }
    }
}
