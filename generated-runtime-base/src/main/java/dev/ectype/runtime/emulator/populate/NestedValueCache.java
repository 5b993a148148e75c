package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/**
 * Caches the nested values of one member over the instances of a resource.
 *
 * <p>Reuses generated values that do not depend on the persona, and stored values that are always the same. Both save most of
 * the cost of a large population.
 */
final class NestedValueCache {
    private static final int DIFFERENT = 64;

    private final @Nullable Document[] generated = new Document[DIFFERENT];
    private final @Nullable Document[] stored = new Document[DIFFERENT];
    private final int[] since = new int[DIFFERENT];
    private final int apart;
    private int count;
    private int alike;
    private boolean personal;
    private boolean varies;
    private int turn;

    /**
     * Creates the cache for a number of instances. Only instances that are far apart show that a stored value does not depend
     * on time.
     */
    NestedValueCache(int instances) {
        this.apart = instances / 8;
    }

    @Nullable
    Document of(ValueGenerator saying, GenerationContext scene, int number) {
        if (count == DIFFERENT && !personal) {
            turn = number % DIFFERENT;
            return isSettled() ? stored[turn] : generated[turn];
        }
        scene.cast().consulted(false);
        Document made = saying.of(scene);
        personal |= scene.cast().isConsulted();
        turn = count % DIFFERENT;
        if (count < DIFFERENT) {
            generated[count++] = made;
        }
        return made;
    }

    /** Returns whether the last value already has its stored form. */
    boolean isSettled() {
        return !personal && !varies && alike >= DIFFERENT && stored[turn] != null;
    }

    /** Returns whether the stored form of the last value is still unknown. */
    boolean isOpen() {
        return !personal && !varies && !isSettled() && generated[turn] != null;
    }

    /** Remembers the stored form of the last value. */
    void learn(int number, @Nullable Document value) {
        Document known = stored[turn];
        if (value == null) {
            varies = true;
        } else if (known == null) {
            stored[turn] = value;
            since[turn] = number;
        } else if (!known.equals(value)) {
            varies = true;
        } else if (number - since[turn] >= apart) {
            alike++;
        }
    }
}
