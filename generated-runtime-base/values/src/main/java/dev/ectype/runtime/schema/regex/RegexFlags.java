package dev.ectype.runtime.schema.regex;

/** Holds the flags at a position of an expression. */
record RegexFlags(boolean ignoringCase, boolean multiline, boolean dotAll) {
    static final RegexFlags NONE = new RegexFlags(false, false, false);

    /** Reads flags such as {@code i} or {@code im-s} and applies them to the outer ones. */
    static RegexFlags parse(RegexSource source, RegexFlags outer) {
        RegexFlags flags = outer;
        boolean on = true;
        while (!source.startsWith(":") && !source.startsWith(")")) {
            int flag = source.next();
            if (flag == '-') {
                on = false;
            } else {
                flags = flags.with(flag, on);
            }
        }
        return flags;
    }

    private RegexFlags with(int flag, boolean on) {
        return switch (flag) {
            case 'i' -> new RegexFlags(on, multiline, dotAll);
            case 'm' -> new RegexFlags(ignoringCase, on, dotAll);
            case 's' -> new RegexFlags(ignoringCase, multiline, on);
            // Texts are always read as code points.
            case 'u' -> this;
            default -> throw new InvalidRegex("unknown flag " + Character.toString(flag));
        };
    }
}
