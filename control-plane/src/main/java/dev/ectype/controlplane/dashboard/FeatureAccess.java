package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import org.springframework.stereotype.Component;

/** Tells which features the pages of an organization offer. */
@Component
public final class FeatureAccess {
    private final FeatureSwitches switches;

    FeatureAccess(FeatureSwitches switches) {
        this.switches = switches;
    }

    /** Returns whether the organization has a feature: its plan includes it, and the operator has not disabled it. */
    public boolean has(Visit visit, Feature feature) {
        return isOn(feature) && visit.caller().plan().includes(feature.plan());
    }

    /** Returns whether the operator has not disabled a feature. */
    public boolean isOn(Feature feature) {
        return switches.isOn(feature);
    }
}
