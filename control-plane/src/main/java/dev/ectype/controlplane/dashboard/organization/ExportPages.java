package dev.ectype.controlplane.dashboard.organization;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.DayField;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.util.UriComponentsBuilder;

/** Redirects the form of an export for auditors to the route of the API, which streams the archive. Days become times. */
@DashboardRoutes
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.COMPLIANCE_EXPORT)
class ExportPages {
    private static final String ARCHIVE = "/v1/compliance/export";
    private static final String SINCE = "since";
    private static final String UNTIL = "until";

    private final OrganizationPage page;

    ExportPages(OrganizationPage page) {
        this.page = page;
    }

    @GetMapping(OrganizationPages.HOME + "/export")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> export(Visit visit) {
        SortedMap<String, String> fields = visit.query(SINCE, UNTIL).values();
        try {
            return Dashboard.redirect(archive(fields));
        } catch (InvalidRequest rejected) {
            return page.show(visit, FormState.rejected(fields, rejected));
        }
    }

    private static String archive(SortedMap<String, String> fields) {
        Optional<Instant> since = DayField.begin(fields, SINCE);
        Optional<Instant> until = DayField.end(fields, UNTIL);
        if (since.isPresent() && until.isPresent() && !since.get().isBefore(until.get())) {
            throw InvalidRequest.of(UNTIL, "range", "must not be before the first day");
        }
        return UriComponentsBuilder.fromPath(ARCHIVE)
                .queryParamIfPresent(SINCE, since)
                .queryParamIfPresent(UNTIL, until)
                .build()
                .toUriString();
    }
}
