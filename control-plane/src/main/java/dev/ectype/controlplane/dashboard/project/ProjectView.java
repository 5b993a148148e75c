package dev.ectype.controlplane.dashboard.project;

import dev.ectype.controlplane.dashboard.emulator.EmulatorView;
import dev.ectype.controlplane.recording.Recording;
import dev.ectype.controlplane.snapshot.Snapshot;
import java.util.List;

/**
 * Holds the newest contents of a project for its page.
 *
 * @param hasSnapshots whether the organization may use shared snapshots
 */
public record ProjectView(
        List<EmulatorView> emulators, List<Recording> recordings, List<Snapshot> snapshots, boolean hasSnapshots) {}
