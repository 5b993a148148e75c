package dev.ectype.controlplane.dashboard.project;

import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.dashboard.emulator.EmulatorView;
import dev.ectype.controlplane.emulator.Emulators;
import dev.ectype.controlplane.featureflag.FeatureFlagReader;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.snapshot.Snapshots;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Reads the newest emulators, recordings and snapshots of a project. */
@Component
final class ProjectContents {
    private static final PageRequest FEW = new PageRequest(5, null);

    private final Emulators emulators;
    private final Recordings recordings;
    private final Snapshots snapshots;
    private final FeatureFlagReader flags;
    private final Times times;

    ProjectContents(
            Emulators emulators, Recordings recordings, Snapshots snapshots, FeatureFlagReader flags, Times times) {
        this.emulators = emulators;
        this.recordings = recordings;
        this.snapshots = snapshots;
        this.flags = flags;
        this.times = times;
    }

    ProjectView of(Visit visit, Project project) {
        UUID organization = visit.organization();
        boolean hasSnapshots =
                flags.get(Feature.SHARED_SNAPSHOTS, visit.caller().plan()).enabled();
        return new ProjectView(
                emulators
                        .list(organization, project.slug(), null, FEW)
                        .map(emulator -> new EmulatorView(emulator, times.now()))
                        .items(),
                recordings.list(organization, project.slug(), FEW).items(),
                hasSnapshots
                        ? snapshots
                                .list(organization, project.slug(), null, null, FEW)
                                .items()
                        : List.of(),
                hasSnapshots);
    }
}
