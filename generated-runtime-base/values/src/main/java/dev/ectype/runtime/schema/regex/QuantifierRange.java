package dev.ectype.runtime.schema.regex;

import org.jspecify.annotations.Nullable;

/**
 * Holds the repetition range of a quantifier: {@code *}, {@code +}, {@code ?}, <code>{2}</code>, <code>{2,}</code> or
 * <code>{2,5}</code>.
 */
record QuantifierRange(int least, int most) {
    /** Parses the next quantifier, or returns null. A brace without a quantifier is a literal and stays unread. */
    static @Nullable QuantifierRange parse(RegexSource source) {
        if (source.take("*")) {
            return new QuantifierRange(0, RegexNode.UNBOUNDED);
        }
        if (source.take("+")) {
            return new QuantifierRange(1, RegexNode.UNBOUNDED);
        }
        if (source.take("?")) {
            return new QuantifierRange(0, 1);
        }
        return braces(source);
    }

    private static @Nullable QuantifierRange braces(RegexSource source) {
        int start = source.position();
        Integer least = source.take("{") ? source.takeNumber() : null;
        Integer most = least;
        if (least != null && source.take(",")) {
            Integer number = source.takeNumber();
            most = number == null ? RegexNode.UNBOUNDED : number;
        }
        if (least == null || most == null || !source.take("}")) {
            source.returnTo(start);
            return null;
        }
        if (most < least) {
            throw new InvalidRegex("{" + least + "," + most + "} is out of order");
        }
        return new QuantifierRange(least, most);
    }
}
