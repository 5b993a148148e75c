package dev.ectype.controlplane.health;

import dev.ectype.controlplane.platform.health.HealthPart;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/** Asks each part of the service how it is. */
@Component
final class Readiness {
    private final List<HealthPart> parts;

    Readiness(List<HealthPart> parts) {
        this.parts = parts;
    }

    Health check() {
        Map<String, String> told = new TreeMap<>();
        boolean up = true;
        for (HealthPart part : parts) {
            HealthPart.State state = part.state();
            told.put(part.name(), state.text());
            up &= state != HealthPart.State.DOWN;
        }
        return new Health(up ? "up" : "down", told);
    }
}
