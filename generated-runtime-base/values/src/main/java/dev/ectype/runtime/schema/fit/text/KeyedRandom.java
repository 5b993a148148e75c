package dev.ectype.runtime.schema.fit.text;

/** Generates pseudo-random numbers that depend only on a key. */
public final class KeyedRandom {
    private static final String HEX = "0123456789abcdef";

    private long state;

    public KeyedRandom(long key) {
        state = key;
    }

    /** Returns the key of a name below a parent key. */
    public static long key(long parent, String name) {
        long hash = parent ^ 0xcbf29ce484222325L;
        for (int at = 0; at < name.length(); at++) {
            hash = (hash ^ name.charAt(at)) * 0x100000001b3L;
        }
        return mixed(hash);
    }

    public static long key(long parent, long number) {
        return mixed(parent ^ (number + 1) * 0x9e3779b97f4a7c15L);
    }

    long next() {
        state += 0x9e3779b97f4a7c15L;
        return mixed(state);
    }

    /** Returns a number from zero to below the bound. */
    public int below(int bound) {
        return bound <= 1 ? 0 : (int) Long.remainderUnsigned(next(), bound);
    }

    public String hex(int digits) {
        return text(HEX, digits);
    }

    public String text(String alphabet, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int at = 0; at < length; at++) {
            text.append(alphabet.charAt(below(alphabet.length())));
        }
        return text.toString();
    }

    /** Returns a version 4 UUID. */
    public String uuid() {
        String digits = hex(32);
        return digits.substring(0, 8) + '-' + digits.substring(8, 12) + "-4" + digits.substring(13, 16) + '-'
                + HEX.charAt(8 + below(4)) + digits.substring(17, 20) + '-' + digits.substring(20);
    }

    private static long mixed(long bits) {
        long mixed = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }
}
