package dev.ectype.controlplane.platform.health;

import java.util.Locale;

/** Something that the service works with. */
public interface HealthPart {
    String name();

    State state();

    /** How it is; the service goes on with what is degraded, and not with what is down. */
    enum State {
        UP,
        DEGRADED,
        DOWN;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
