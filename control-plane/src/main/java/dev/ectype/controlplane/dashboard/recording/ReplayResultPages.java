package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.replay.Replays;
import dev.ectype.controlplane.replay.ResultLookup;
import dev.ectype.controlplane.replay.StoredReplay;
import java.io.IOException;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/** Serves the results of single exchanges with the recorded and the received response. */
@DashboardRoutes
class ReplayResultPages {
    private final Projects projects;
    private final Recordings recordings;
    private final Replays replays;
    private final ResultLookup lookup;
    private final Dashboard dashboard;

    ReplayResultPages(
            Projects projects, Recordings recordings, Replays replays, ResultLookup lookup, Dashboard dashboard) {
        this.projects = projects;
        this.recordings = recordings;
        this.replays = replays;
        this.lookup = lookup;
        this.dashboard = dashboard;
    }

    @GetMapping(RecordingPages.PROJECT + "/{id}/replays/{replay}/results/{seq:[0-9]{1,18}}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(
            Visit visit,
            @PathVariable String slug,
            @PathVariable String id,
            @PathVariable String replay,
            @PathVariable long seq)
            throws IOException {
        StoredReplay stored = replays.get(visit.organization(), slug, id, replay);
        return dashboard.show(
                visit,
                Section.RECORDINGS,
                "recording/result",
                Map.of(
                        "place",
                        RecordingPages.place(visit, projects, recordings, slug, id),
                        "replay",
                        stored.replay(),
                        "comparison",
                        ResultComparison.of(lookup.get(recordings.get(visit.organization(), slug, id), stored, seq))));
    }
}
