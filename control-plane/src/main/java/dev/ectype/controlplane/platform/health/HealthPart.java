package dev.ectype.controlplane.platform.health;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Something that the service works with. */
public interface HealthPart {
    String name();

    Condition condition();

    /** How it is; the service goes on with what is degraded, and not with what is down. */
    enum State {
        UP,
        DEGRADED,
        DOWN;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The state of a part.
     *
     * @param reason why it is not up, for everybody to read; nothing where the state says enough
     */
    record Condition(State state, @Nullable String reason) {
        /** The condition of a part whose state says enough. */
        public static Condition of(State state) {
            return new Condition(state, null);
        }
    }
}
