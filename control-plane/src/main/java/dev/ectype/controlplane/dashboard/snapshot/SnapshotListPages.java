package dev.ectype.controlplane.dashboard.snapshot;

import dev.ectype.controlplane.dashboard.CommandExamples;
import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.ProjectFilter;
import dev.ectype.controlplane.dashboard.ProjectFilters;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.featureflag.FeatureFlagReader;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.snapshot.Snapshot;
import dev.ectype.controlplane.snapshot.Snapshots;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;

/** Serves the list of snapshots, which explains on every plan what it needs. */
@DashboardRoutes
class SnapshotListPages {
    private static final String NAME = "name";

    private final Snapshots snapshots;
    private final FeatureFlagReader flags;
    private final FeatureSwitches switches;
    private final ProjectFilters filters;
    private final CommandExamples commands;
    private final Dashboard dashboard;

    SnapshotListPages(
            Snapshots snapshots,
            FeatureFlagReader flags,
            FeatureSwitches switches,
            ProjectFilters filters,
            CommandExamples commands,
            Dashboard dashboard) {
        this.snapshots = snapshots;
        this.flags = flags;
        this.switches = switches;
        this.filters = filters;
        this.commands = commands;
        this.dashboard = dashboard;
    }

    @GetMapping(SnapshotPages.HOME)
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        if (!flags.get(Feature.SHARED_SNAPSHOTS, visit.caller().plan()).enabled()) {
            boolean isOn = switches.isOn(Feature.SHARED_SNAPSHOTS);
            return dashboard.show(visit, Section.SNAPSHOTS, "snapshots-unavailable", Map.of("isOn", isOn));
        }
        ListFilters query = visit.query(ProjectFilters.NAME, NAME);
        ProjectFilter project = filters.of(visit, query);
        Page<Snapshot> found = project.isUnknown()
                ? new Page<>(List.of(), null)
                : snapshots.list(visit.organization(), project.slug(), query.get(NAME), null, page);
        return dashboard.show(
                visit,
                Section.SNAPSHOTS,
                "snapshots",
                Map.of("query", query, "project", project, "page", found, "commands", commands));
    }
}
