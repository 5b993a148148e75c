package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.featureflag.FeatureFlag;
import dev.ectype.controlplane.featureflag.FeatureFlagReader;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.sso.SsoProviders;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;

/** Serves the list of identity providers. Plans without single sign-on have it as well, with the reason. */
@DashboardRoutes
class SsoPages {
    static final String HOME = DashboardRoutes.FOLDER + "/sso";

    private final SsoProviders providers;
    private final Organizations organizations;
    private final FeatureFlagReader flags;
    private final Dashboard dashboard;
    private final Times times;

    SsoPages(
            SsoProviders providers,
            Organizations organizations,
            FeatureFlagReader flags,
            Dashboard dashboard,
            Times times) {
        this.providers = providers;
        this.organizations = organizations;
        this.flags = flags;
        this.dashboard = dashboard;
        this.times = times;
    }

    @GetMapping(HOME)
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        FeatureFlag flag = flags.get(Feature.SSO, visit.caller().plan());
        Page<SsoProviderView> list = flag.enabled()
                ? providers.list(visit.organization(), page).map(provider -> SsoProviderView.of(provider, times.now()))
                : new Page<>(List.of(), null);
        return dashboard.show(
                visit,
                Section.SSO,
                "sso",
                Map.of(
                        "flag",
                        flag,
                        "query",
                        visit.query(),
                        "page",
                        list,
                        "slug",
                        organizations.get(visit.organization()).slug()));
    }
}
