package dev.ectype.controlplane.dashboard.organization;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.featureflag.FeatureFlagReader;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import java.util.HashMap;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Renders the page of the organization. The storage use is for administrators, as in the API. */
@Component
final class OrganizationPage {
    private final Organizations organizations;
    private final FeatureFlagReader flags;
    private final StorageQuota quota;
    private final Dashboard dashboard;

    OrganizationPage(Organizations organizations, FeatureFlagReader flags, StorageQuota quota, Dashboard dashboard) {
        this.organizations = organizations;
        this.flags = flags;
        this.quota = quota;
        this.dashboard = dashboard;
    }

    /**
     * Renders the page.
     *
     * @param export the form of the export
     */
    ResponseEntity<byte[]> show(Visit visit, FormState export) {
        Map<String, Object> model = new HashMap<>();
        model.put("organization", organizations.get(visit.organization()));
        model.put(
                "features",
                flags.list(visit.caller().plan()).stream().map(FeatureRow::of).toList());
        model.put("export", flags.get(Feature.COMPLIANCE_EXPORT, visit.caller().plan()));
        model.put("storage", visit.may(Scope.ADMIN) ? new StorageShare(quota.use(visit.caller())) : null);
        return dashboard.show(visit, Section.ORGANIZATION, "organization", export, model);
    }
}
