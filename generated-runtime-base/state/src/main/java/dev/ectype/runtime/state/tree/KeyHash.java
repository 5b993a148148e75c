package dev.ectype.runtime.state.tree;

import dev.ectype.runtime.state.id.Dice;

/** Computes the hash of a key, salted per process, so that clients cannot choose colliding keys. */
public final class KeyHash {
    // Never reaches an answer: it only places keys in tables that are never listed.
    private static final long SALT = Dice.mix(System.nanoTime());
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private KeyHash() {}

    public static int of(String key) {
        int length = key.length();
        long hash = SALT ^ length;
        int at = 0;
        for (; at + 4 <= length; at += 4) {
            long word = key.charAt(at)
                    | (long) key.charAt(at + 1) << 16
                    | (long) key.charAt(at + 2) << 32
                    | (long) key.charAt(at + 3) << 48;
            hash = fold(hash, word);
        }
        long rest = 0;
        for (; at < length; at++) {
            rest = rest << 16 | key.charAt(at);
        }
        return finish(fold(hash, rest));
    }

    public static int of(long number) {
        return finish(fold(SALT, number));
    }

    private static long fold(long hash, long word) {
        long product = (hash ^ word) * FACTOR;
        return product ^ product >>> 32;
    }

    private static int finish(long hash) {
        return (int) (hash * FACTOR >>> 32);
    }
}
