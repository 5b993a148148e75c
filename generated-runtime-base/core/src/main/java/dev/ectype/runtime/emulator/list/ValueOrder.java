package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Compares a value with a bound of a filter: numbers by size, times chronologically and texts without regard to case. Mixed values
 * have no total order this way: {@link SortKeyEncoder} has the order of sorted lists.
 */
final class ValueOrder {
    private static final int LONGEST_NUMBER = 40;
    private static final Comparator<String> TEXTS = Comparator.comparing((String text) -> text.toLowerCase(Locale.ROOT))
            .thenComparing(Comparator.naturalOrder());

    private ValueOrder() {}

    /**
     * Compares two values and returns a number below, equal to or above zero.
     *
     * @param whole true if a requested day means its end
     */
    static int compare(Document found, Document wanted, boolean whole) {
        BigDecimal left = number(found);
        BigDecimal right = number(wanted);
        if (left != null && right != null) {
            return left.compareTo(right);
        }
        if (TimeParser.isTime(found) || TimeParser.isTime(wanted)) {
            Long then = TimeParser.of(numeric(found, left));
            Long bound = TimeParser.of(numeric(wanted, right));
            if (then != null && bound != null) {
                return Long.compare(then, whole ? TimeParser.end(wanted, bound) : bound);
            }
        }
        return TEXTS.compare(found.text(), wanted.text());
    }

    private static Document numeric(Document value, @Nullable BigDecimal number) {
        return number == null ? value : Document.of(number);
    }

    static boolean same(Document found, Document wanted) {
        if (found.equals(wanted) || found.text().equalsIgnoreCase(wanted.text())) {
            return true;
        }
        boolean comparable = number(found) != null || TimeParser.isTime(found);
        return comparable
                && (number(wanted) != null || TimeParser.isTime(wanted))
                && compare(found, wanted, false) >= 0
                && compare(found, wanted, true) <= 0;
    }

    static String folded(Document value) {
        return value.text().toLowerCase(Locale.ROOT);
    }

    /** Returns the size of a number, or of a text with a number, or null for other values. */
    static @Nullable BigDecimal number(Document value) {
        if (value.isNumber()) {
            return value.decimal();
        }
        String text = value.isString() ? value.text() : "";
        boolean numeric = !text.isEmpty()
                && text.length() < LONGEST_NUMBER
                && (Character.isDigit(text.charAt(0)) || text.charAt(0) == '-')
                && text.chars().allMatch(letter -> Character.isDigit(letter) || letter == '.' || letter == '-');
        if (!numeric) {
            return null;
        }
        try {
            Document read = Json.parse(text);
            return read.isNumber() ? read.decimal() : null;
        } catch (MalformedJson noNumber) {
            return null;
        }
    }
}
