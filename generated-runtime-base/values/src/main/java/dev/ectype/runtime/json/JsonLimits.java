package dev.ectype.runtime.json;

/**
 * Limits the size of a JSON text. A member counts as two tokens.
 *
 * @param loneSurrogates true if strings may contain half a surrogate pair as an escape, which is valid JSON but no Unicode text
 */
public record JsonLimits(int depth, int maxBytes, int tokens, boolean loneSurrogates) {
    /** Walkers of a document recurse, so deeper nesting than this could exhaust a thread's stack. */
    public static final int GREATEST_DEPTH = 1_000;

    /** A container's size shares its tape word with eight flag bits. */
    public static final int GREATEST_TOKENS = (1 << 24) - 1;

    public static final JsonLimits DEFAULT = new JsonLimits(500, 64 << 20, 10_000_000);

    /** The limits for clients. Strings must be Unicode text, because others could not be returned unchanged. */
    public static final JsonLimits REQUEST = new JsonLimits(500, 64 << 20, 10_000_000, false);

    /** The greatest limits, for texts of this program and for texts with a limit elsewhere. */
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
