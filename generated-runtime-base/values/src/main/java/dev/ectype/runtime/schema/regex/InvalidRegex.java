package dev.ectype.runtime.schema.regex;

/** Reports an expression with invalid syntax, or beyond the limits of depth or size. */
final class InvalidRegex extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InvalidRegex(String message) {
        super(message, null, false, false);
    }
}
