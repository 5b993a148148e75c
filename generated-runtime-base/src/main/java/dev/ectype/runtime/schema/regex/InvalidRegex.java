package dev.ectype.runtime.schema.regex;

/** The expression breaks the syntax, or exceeds a limit on its depth or size. */
final class InvalidRegex extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InvalidRegex(String message) {
        super(message, null, false, false);
    }
}
