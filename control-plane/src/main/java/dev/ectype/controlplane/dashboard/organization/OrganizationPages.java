package dev.ectype.controlplane.dashboard.organization;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.organization.OrganizationChanges;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormRequests;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the page of the organization and the change of its name. */
@DashboardRoutes
@RequestMapping(OrganizationPages.HOME)
class OrganizationPages {
    static final String HOME = DashboardRoutes.FOLDER + "/organization";

    private final Organizations organizations;
    private final OrganizationPage page;
    private final Dashboard dashboard;
    private final FormRequests forms;

    OrganizationPages(Organizations organizations, OrganizationPage page, Dashboard dashboard, FormRequests forms) {
        this.organizations = organizations;
        this.page = page;
        this.dashboard = dashboard;
        this.forms = forms;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit) {
        return page.show(visit, FormState.EMPTY);
    }

    @GetMapping("/change")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> change(Visit visit) {
        String name = organizations.get(visit.organization()).name();
        return change(visit, FormState.of(new TreeMap<>(Map.of("name", name))));
    }

    @PostMapping("/change")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> update(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    // An empty name is a violation; it does not keep the old one.
                    String name = fields.getOrDefault("name", "").strip();
                    OrganizationChanges request =
                            forms.read(forms.members().put("name", name), OrganizationChanges.class);
                    organizations.rename(visit.organization(), request.name());
                    return Dashboard.redirect(HOME, Notice.SAVED);
                },
                form -> change(visit, form));
    }

    private ResponseEntity<byte[]> change(Visit visit, FormState form) {
        return dashboard.show(visit, Section.ORGANIZATION, "organization-form", form, Map.of());
    }
}
