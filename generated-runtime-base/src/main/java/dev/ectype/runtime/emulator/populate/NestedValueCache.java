package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/**
 * What one member holds inside in the many instances of a resource. Where it says nothing of who and where an instance is
 * about, it is said again of later ones; and where what was stored of it is always the same whoever says it, so is that.
 * Both save most of what a large population costs.
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

    /** Of a member of as many instances, of which only those far from each other tell whether what is stored depends on the time. */
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

    /** Whether what was said last is what will be stored. */
    boolean isSettled() {
        return !personal && !varies && alike >= DIFFERENT && stored[turn] != null;
    }

    /** Whether it is still to be learnt what becomes of what is said. */
    boolean isOpen() {
        return !personal && !varies && !isSettled() && generated[turn] != null;
    }

    /** Learns what has become of what was said last. */
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
