package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares the value of an item with a requested value. */
public enum ValueComparison {
    EQUAL,
    NOT,
    AT_LEAST,
    ABOVE,
    AT_MOST,
    BELOW,
    CONTAINS,
    STARTS,
    ENDS,
    PRESENT,
    /** A flag is set; its value is compared with booleans only. */
    FLAGGED;

    private static final Map<String, ValueComparison> WORDS = new LinkedHashMap<>();

    static {
        words(
                EQUAL,
                "eq",
                "=",
                "==",
                ":",
                "is",
                "in",
                "equals",
                "equalto",
                "any",
                "anyof",
                "oneof",
                "has",
                "hassome",
                "includes");
        words(NOT, "ne", "neq", "!=", "<>", "not", "nin", "notin", "notequals", "isnot", "noneof");
        words(
                AT_LEAST,
                "gte",
                "ge",
                ">=",
                "min",
                "from",
                "since",
                "start",
                "greaterthanorequal",
                "greaterthanorequalto");
        words(ABOVE, "gt", ">", "after", "greaterthan");
        words(AT_MOST, "lte", "le", "<=", "max", "to", "until", "end", "lessthanorequal", "lessthanorequalto");
        words(BELOW, "lt", "<", "before", "lessthan");
        words(CONTAINS, "co", "contains", "like", "ilike", "~", "=~", "icontains", "search");
        words(STARTS, "sw", "startswith", "starts_with", "prefix");
        words(ENDS, "ew", "endswith", "ends_with", "suffix");
        words(PRESENT, "pr", "exists");
    }

    private static void words(ValueComparison comparison, String... words) {
        for (String word : words) {
            WORDS.put(word, comparison);
        }
    }

    /** Returns the comparison for an operator or the name of a bound, or null. */
    static @Nullable ValueComparison named(String word) {
        String plain = word.startsWith("$") ? word.substring(1) : word;
        return WORDS.get(plain.toLowerCase(Locale.ROOT));
    }

    /**
     * Returns whether an item's value passes. One matching element of an array is enough.
     *
     * @param found the item's value, or null if the item has none
     * @param wanted the requested value
     */
    public boolean holds(@Nullable Document found, Document wanted) {
        if (this == NOT) {
            return !EQUAL.holds(found, wanted);
        }
        if (found == null || found.isNull()) {
            return this == PRESENT ? isNo(wanted) : this == EQUAL && wanted.isNull();
        }
        if (found.isArray()) {
            for (Document element : found.elements()) {
                if (holds(element, wanted)) {
                    return true;
                }
            }
            return false;
        }
        return one(found, wanted);
    }

    private boolean one(Document found, Document wanted) {
        return switch (this) {
            case EQUAL -> ValueOrder.same(found, wanted);
            case NOT -> !ValueOrder.same(found, wanted);
            case CONTAINS -> ValueOrder.folded(found).contains(ValueOrder.folded(wanted));
            case STARTS -> ValueOrder.folded(found).startsWith(ValueOrder.folded(wanted));
            case ENDS -> ValueOrder.folded(found).endsWith(ValueOrder.folded(wanted));
            case PRESENT -> !isNo(wanted);
            case FLAGGED -> isBoolean(wanted) ? ValueOrder.same(found, wanted) : !isNo(found);
            case AT_LEAST -> ValueOrder.compare(found, wanted, false) >= 0;
            case ABOVE -> ValueOrder.compare(found, wanted, true) > 0;
            case AT_MOST -> ValueOrder.compare(found, wanted, true) <= 0;
            case BELOW -> ValueOrder.compare(found, wanted, false) < 0;
        };
    }

    private static boolean isBoolean(Document wanted) {
        return isNo(wanted) || wanted.text().equals("true") || wanted.text().equals("1");
    }

    private static boolean isNo(Document wanted) {
        return wanted.text().equals("false") || wanted.text().equals("0");
    }
}
