package dev.ectype.controlplane.recording.upload;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import dev.ectype.controlplane.recording.Leftovers;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Deletes expired uploads and orphaned files. */
@Component
public final class RemoveLeftovers extends OrganizationJob {
    private final RecordingUploads uploads;
    private final Leftovers leftovers;

    RemoveLeftovers(JobRepository organizations, RecordingUploads uploads, Leftovers leftovers) {
        super(organizations);
        this.uploads = uploads;
        this.leftovers = leftovers;
    }

    @Override
    public String name() {
        return "remove-leftovers";
    }

    @Override
    public Duration every() {
        return Duration.ofMinutes(10);
    }

    @Override
    protected void run(UUID organization) {
        uploads.expire(organization);
        leftovers.clear(organization);
    }
}
