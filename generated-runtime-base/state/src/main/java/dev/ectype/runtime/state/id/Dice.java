package dev.ectype.runtime.state.id;

import java.util.List;

/**
 * Generates repeatable random values. Each is a pure function of the seed and its purpose.
 *
 * <p>The function is fixed for ever, because recorded answers depend on it. A key is a 64-bit number. Adding a number n makes the key
 * {@code mix(key ^ mix(n + GOLDEN))}; adding a text adds each UTF-16 unit, then its length with all bits flipped. {@code mix} is
 * the finalizer of SplitMix64.
 */
public final class Dice {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long key;

    private Dice(long key) {
        this.key = key;
    }

    public static Dice of(long seed) {
        return new Dice(mix(seed + GOLDEN));
    }

    /** Returns the dice for a purpose below this one. */
    public Dice at(String purpose) {
        long hash = key;
        for (int at = 0; at < purpose.length(); at++) {
            hash = add(hash, purpose.charAt(at));
        }
        return new Dice(add(hash, ~(long) purpose.length()));
    }

    /** Returns the dice for a number below this one. */
    public Dice at(long number) {
        return new Dice(add(key, number));
    }

    /** Returns all 64 bits. */
    public long roll() {
        return key;
    }

    /** Returns a number from 0 up to, but not including, the bound. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("the bound must be positive, but was " + bound);
        }
        return (int) ((key >>> 32) * bound >>> 32);
    }

    /** Returns a number from the first to the last, both included. */
    public long between(long first, long last) {
        if (first > last) {
            throw new IllegalArgumentException("the first, " + first + ", must not exceed the last, " + last);
        }
        long span = last - first + 1;
        return span == 0 ? key : first + Long.remainderUnsigned(key, span);
    }

    /** Returns a fraction from 0 up to, but not including, 1. */
    public double fraction() {
        return (key >>> 11) * 0x1.0p-53;
    }

    public boolean chance(double probability) {
        return fraction() < probability;
    }

    public <T> T choose(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    public static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    private static long add(long key, long number) {
        return mix(key ^ mix(number + GOLDEN));
    }
}
