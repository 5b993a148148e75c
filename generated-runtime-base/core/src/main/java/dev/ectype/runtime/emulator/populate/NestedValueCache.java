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
    private static final int CAPACITY = 64;

    private final @Nullable Document[] generated = new Document[CAPACITY];
    private final @Nullable Document[] stored = new Document[CAPACITY];
    private final int[] since = new int[CAPACITY];
    private final int minimumDistance;
    private int count;
    private int repeats;
    private boolean usesPersona;
    private boolean varies;
    private int current;

    /**
     * Creates the cache for a number of instances. Only instances that are far apart show that a stored value does not depend
     * on time.
     */
    NestedValueCache(int instances) {
        this.minimumDistance = instances / 8;
    }

    @Nullable
    Document of(ValueGenerator generator, GenerationContext context, int number) {
        if (count == CAPACITY && !usesPersona) {
            current = number % CAPACITY;
            return isSettled() ? stored[current] : generated[current];
        }
        context.persona().consulted(false);
        Document value = generator.of(context);
        usesPersona |= context.persona().isConsulted();
        current = count % CAPACITY;
        if (count < CAPACITY) {
            generated[count++] = value;
        }
        return value;
    }

    /** Returns whether the last value already has its stored form. */
    boolean isSettled() {
        return !usesPersona && !varies && repeats >= CAPACITY && stored[current] != null;
    }

    /** Returns whether the stored form of the last value is still unknown. */
    boolean isOpen() {
        return !usesPersona && !varies && !isSettled() && generated[current] != null;
    }

    /** Remembers the stored form of the last value. */
    void learn(int number, @Nullable Document value) {
        Document known = stored[current];
        if (value == null) {
            varies = true;
        } else if (known == null) {
            stored[current] = value;
            since[current] = number;
        } else if (!known.equals(value)) {
            varies = true;
        } else if (number - since[current] >= minimumDistance) {
            repeats++;
        }
    }
}
