package dev.ectype.controlplane.dashboard.scim;

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
import dev.ectype.controlplane.scim.token.ScimTokens;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;

/** Serves the list of identity providers with their SCIM tokens. Plans without SCIM have it as well, with the reason. */
@DashboardRoutes
class ScimPages {
    static final String HOME = DashboardRoutes.FOLDER + "/scim";

    private final SsoProviders providers;
    private final ScimTokens tokens;
    private final Organizations organizations;
    private final FeatureFlagReader flags;
    private final Dashboard dashboard;
    private final Times times;

    ScimPages(
            SsoProviders providers,
            ScimTokens tokens,
            Organizations organizations,
            FeatureFlagReader flags,
            Dashboard dashboard,
            Times times) {
        this.providers = providers;
        this.tokens = tokens;
        this.organizations = organizations;
        this.flags = flags;
        this.dashboard = dashboard;
        this.times = times;
    }

    @GetMapping(HOME)
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        FeatureFlag flag = flags.get(Feature.SCIM, visit.caller().plan());
        Page<ProvisioningView> list = flag.enabled()
                ? providers.list(visit.organization(), page).map(provider -> view(visit.organization(), provider))
                : new Page<>(List.of(), null);
        return dashboard.show(
                visit,
                Section.SCIM,
                "scim",
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

    private ProvisioningView view(UUID organization, SsoProvider provider) {
        return ProvisioningView.of(
                provider, tokens.find(organization, provider.id()).orElse(null), times.now());
    }
}
