package dev.ectype.controlplane.platform.health;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/** Collects the health of all components. */
@Component
public final class Readiness {
    private final List<HealthPart> parts;

    Readiness(List<HealthPart> parts) {
        this.parts = parts;
    }

    public Health check() {
        Map<String, String> states = new TreeMap<>();
        Map<String, String> reasons = new TreeMap<>();
        boolean up = true;
        for (HealthPart part : parts) {
            HealthPart.Condition condition = part.condition();
            states.put(part.name(), condition.state().text());
            if (condition.reason() != null) {
                reasons.put(part.name(), condition.reason());
            }
            up &= condition.state() != HealthPart.State.DOWN;
        }
        return new Health(up ? "up" : "down", states, reasons);
    }
}
