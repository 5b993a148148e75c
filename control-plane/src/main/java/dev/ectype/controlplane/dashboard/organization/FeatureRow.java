package dev.ectype.controlplane.dashboard.organization;

import dev.ectype.controlplane.featureflag.FeatureFlag;
import java.util.Map;

/**
 * Holds a feature flag as the page displays it.
 *
 * @param label the name of the feature in sentences
 */
public record FeatureRow(String label, FeatureFlag flag) {
    private static final Map<String, String> LABELS = Map.of(
            "shared-snapshots", "Shared snapshots",
            "sso", "Single sign-on",
            "scim", "Provisioning with SCIM",
            "compliance-export", "Export for auditors");

    static FeatureRow of(FeatureFlag flag) {
        return new FeatureRow(LABELS.getOrDefault(flag.key(), flag.key()), flag);
    }
}
