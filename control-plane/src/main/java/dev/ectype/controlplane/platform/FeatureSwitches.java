package dev.ectype.controlplane.platform;

import java.util.EnumMap;
import java.util.Map;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Which features the operator has turned off, by {@code ectype.feature-flags.<key>=false}. What no plan includes, nobody turns on. */
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
