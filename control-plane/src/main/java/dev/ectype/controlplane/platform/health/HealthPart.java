package dev.ectype.controlplane.platform.health;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reports the health of a component. */
public interface HealthPart {
    String name();

    Condition condition();

    /** Returns the condition. The service works with a degraded component, but not with one that is down. */
    enum State {
        UP,
        DEGRADED,
        DOWN;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Holds the state of a component.
     *
     * @param reason the public reason why it is not up; null if the state suffices
     */
    record Condition(State state, @Nullable String reason) {
        /** Returns a condition without a reason. */
        public static Condition of(State state) {
            return new Condition(state, null);
        }
    }
}
