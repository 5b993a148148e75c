package dev.ectype.runtime.chaos;

import java.util.List;

/** Reports all errors of invalid rules. */
public final class InvalidRules extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<RuleError> errors;

    InvalidRules(List<RuleError> wrongs) {
        super(String.join("; ", wrongs.stream().map(RuleError::sentence).toList()), null, false, false);
        this.errors = List.copyOf(wrongs);
    }

    /**
     * Describes one error.
     *
     * @param pointer the JSON pointer of the value
     */
    public record RuleError(String pointer, String message) {
        /** Returns the message with a readable path: {@code rules[0].operation}. */
        public String sentence() {
            String place = pointer.replaceAll("/(\\d+)(?=/|$)", "[$1]").replace('/', '.');
            String name = place.startsWith(".") ? place.substring(1) : place;
            return name.isEmpty() ? message : name + ": " + message;
        }
    }

    public List<RuleError> errors() {
        return errors;
    }
}
