package dev.ectype.runtime.json;

/**
 * The bounds that a text must keep before it is read as a document; a member counts as two tokens.
 *
 * @param loneSurrogates whether strings may escape half a surrogate pair: JSON's grammar allows it, but no such string is Unicode text
 */
public record JsonLimits(int depth, int maxBytes, int tokens, boolean loneSurrogates) {
    /** Walkers of a document recurse, so deeper nesting than this could exhaust a thread's stack. */
    public static final int GREATEST_DEPTH = 1_000;

    /** A container's size shares its tape word with eight flag bits. */
    public static final int GREATEST_TOKENS = (1 << 24) - 1;

    public static final JsonLimits DEFAULT = new JsonLimits(500, 64 << 20, 10_000_000);

    /** For texts of clients: a string that is no Unicode text could not be stored and returned as it was sent. */
    public static final JsonLimits REQUEST = new JsonLimits(500, 64 << 20, 10_000_000, false);

    /** For what this program wrote itself, or what was bounded before: as much as a document can be. */
    public static final JsonLimits GREATEST = new JsonLimits(GREATEST_DEPTH, Integer.MAX_VALUE - 64, GREATEST_TOKENS);

    public JsonLimits(int depth, int maxBytes, int tokens) {
        this(depth, maxBytes, tokens, true);
    }

    public JsonLimits {
        require("depth", depth, GREATEST_DEPTH);
        require("maxBytes", maxBytes, Integer.MAX_VALUE - 64);
        require("tokens", tokens, GREATEST_TOKENS);
    }

    private static void require(String name, int value, int greatest) {
        if (value < 1 || value > greatest) {
            throw new IllegalArgumentException(name + " must be between 1 and " + greatest + ", not " + value);
        }
    }
}
