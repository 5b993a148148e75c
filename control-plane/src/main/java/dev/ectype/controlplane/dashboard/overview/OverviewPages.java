package dev.ectype.controlplane.dashboard.overview;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;

/** Serves the overview. */
@DashboardRoutes
class OverviewPages {
    private final Dashboard dashboard;

    OverviewPages(Dashboard dashboard) {
        this.dashboard = dashboard;
    }

    @GetMapping(DashboardRoutes.FOLDER)
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit) {
        return dashboard.show(visit, Section.OVERVIEW, "overview", Map.of());
    }
}
