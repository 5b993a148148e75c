package dev.ectype.controlplane.platform;

import java.util.EnumMap;
import java.util.Map;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/**
 * Reads the features that the operator has disabled with {@code ectype.feature-flags.<key>=false}. Settings cannot enable a feature beyond
 * the plan.
 */
@Component
public final class FeatureSwitches {
    private static final String PREFIX = "ectype.feature-flags.";

    private final Map<Feature, Boolean> on = new EnumMap<>(Feature.class);

    FeatureSwitches(Environment environment) {
        for (Feature feature : Feature.values()) {
            on.put(feature, environment.getProperty(PREFIX + feature.key(), Boolean.class, true));
        }
    }

    public boolean isOn(Feature feature) {
        return Boolean.TRUE.equals(on.get(feature));
    }
}
