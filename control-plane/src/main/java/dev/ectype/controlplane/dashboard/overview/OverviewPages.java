package dev.ectype.controlplane.dashboard.overview;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.emulator.Emulators;
import dev.ectype.controlplane.event.EventFilter;
import dev.ectype.controlplane.event.Events;
import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Projects;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;

/** Serves the overview. */
@DashboardRoutes
class OverviewPages {
    private static final PageRequest FEW = new PageRequest(8, null);
    private static final EventFilter ALL = new EventFilter(null, null, null, null, null);

    private final Projects projects;
    private final Emulators emulators;
    private final Events events;
    private final Attention attention;
    private final ServiceAddress address;
    private final Dashboard dashboard;

    OverviewPages(
            Projects projects,
            Emulators emulators,
            Events events,
            Attention attention,
            ServiceAddress address,
            Dashboard dashboard) {
        this.projects = projects;
        this.emulators = emulators;
        this.events = events;
        this.attention = attention;
        this.address = address;
        this.dashboard = dashboard;
    }

    @GetMapping(DashboardRoutes.FOLDER)
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit) {
        return dashboard.show(
                visit,
                Section.OVERVIEW,
                "overview",
                Map.of(
                        "projects", projects.list(visit.organization(), null, FEW),
                        "emulators", emulators.list(visit.organization(), null, true, FEW),
                        "events", events.list(visit.organization(), ALL, FEW),
                        "attention", attention.of(visit),
                        "address", address.api().toString()));
    }
}
