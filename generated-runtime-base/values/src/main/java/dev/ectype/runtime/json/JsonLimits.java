package dev.ectype.runtime.json;

/**
 * Limits the size of a JSON text. A member counts as two tokens.
 *
 * @param depth the number of nested objects and arrays, from 1 to {@link #GREATEST_DEPTH}
 * @param maxBytes the length of the text in bytes
 * @param tokens the number of tokens, from 1 to {@link #GREATEST_TOKENS}
 * @param loneSurrogates true if strings may contain half a surrogate pair as an escape, which is valid JSON but no
 *     Unicode text
 */
public record JsonLimits(int depth, int maxBytes, int tokens, boolean loneSurrogates) {
    /** The greatest depth. Code that walks a document recurses, so deeper nesting could exhaust a thread's stack. */
    public static final int GREATEST_DEPTH = 1_000;

    /** The greatest number of tokens. The size of a container shares its tape word with eight flag bits. */
    public static final int GREATEST_TOKENS = (1 << 24) - 1;

    /** The limits for files: a depth of 500, 64 MiB and 10 million tokens. */
    public static final JsonLimits DEFAULT = new JsonLimits(500, 64 << 20, 10_000_000);

    /** The limits for clients. Strings must be Unicode text, because others could not be returned unchanged. */
    public static final JsonLimits REQUEST = new JsonLimits(500, 64 << 20, 10_000_000, false);

    /** The greatest limits, for texts of this program and for texts with a limit elsewhere. */
    public static final JsonLimits GREATEST = new JsonLimits(GREATEST_DEPTH, Integer.MAX_VALUE - 64, GREATEST_TOKENS);

    /**
     * Creates limits that allow lone surrogates.
     *
     * @param depth the number of nested objects and arrays
     * @param maxBytes the length of the text in bytes
     * @param tokens the number of tokens
     */
    public JsonLimits(int depth, int maxBytes, int tokens) {
        this(depth, maxBytes, tokens, true);
    }

    /**
     * Creates limits.
     *
     * @param depth the number of nested objects and arrays, from 1 to {@link #GREATEST_DEPTH}
     * @param maxBytes the length of the text in bytes
     * @param tokens the number of tokens, from 1 to {@link #GREATEST_TOKENS}
     * @param loneSurrogates true if strings may contain half a surrogate pair as an escape, which is valid JSON but no
     *     Unicode text
     * @throws IllegalArgumentException if a limit is less than 1 or greater than its maximum
     */
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
