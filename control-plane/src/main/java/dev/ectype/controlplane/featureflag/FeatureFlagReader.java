package dev.ectype.controlplane.featureflag;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.Plan;
import java.util.Arrays;
import java.util.List;
import org.springframework.stereotype.Component;

/** Reads the feature flags of an organization from its plan and the settings of the operator. */
@Component
public final class FeatureFlagReader {
    private final FeatureSwitches switches;

    FeatureFlagReader(FeatureSwitches switches) {
        this.switches = switches;
    }

    /** Returns all flags of an organization with a plan, in a stable order. */
    public List<FeatureFlag> list(Plan plan) {
        return Arrays.stream(Feature.values())
                .map(feature -> get(feature, plan))
                .toList();
    }

    /** Returns the flag of one feature. */
    public FeatureFlag get(Feature feature, Plan plan) {
        return FeatureFlag.of(feature, plan, switches);
    }
}
