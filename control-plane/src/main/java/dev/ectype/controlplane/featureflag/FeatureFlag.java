package dev.ectype.controlplane.featureflag;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.Plan;
import io.swagger.v3.oas.annotations.media.Schema;

/** Represents a feature flag of an organization with its reason. */
public record FeatureFlag(
        @Schema(example = "sso") String key,
        boolean enabled,

        @Schema(example = "The plan enterprise includes it.")
        String reason) {
    static FeatureFlag of(Feature feature, Plan plan, FeatureSwitches switches) {
        if (!switches.isOn(feature)) {
            return new FeatureFlag(feature.key(), false, "The operator of this service has turned it off.");
        } else if (!plan.includes(feature.plan())) {
            return new FeatureFlag(
                    feature.key(),
                    false,
                    "It needs the plan " + feature.plan().text() + ", and your organization is on " + plan.text()
                            + ".");
        }
        return new FeatureFlag(feature.key(), true, "The plan " + plan.text() + " includes it.");
    }
}
