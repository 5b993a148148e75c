package dev.ectype.runtime.chaos;

import dev.ectype.runtime.chaos.InvalidRules.RuleError;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the members of a rule's object and collects their errors. */
record RuleFields(Document object, String pointer, List<RuleError> wrongs) {
    /** Reports members with other names. */
    RuleFields only(RuleNames words, List<String> names) {
        for (JsonMember member : object.members()) {
            if (!names.contains(member.name())) {
                wrong("/" + member.name(), "unknown member" + words.advice(member.name(), names));
            }
        }
        return this;
    }

    boolean has(String name) {
        return object.member(name) != null;
    }

    @Nullable
    Document get(String name) {
        return object.member(name);
    }

    RuleFields inner(String name) {
        Document inner = object.member(name);
        return new RuleFields(inner == null ? Document.EMPTY_OBJECT : inner, pointer + "/" + name, wrongs);
    }

    /** Reads one text or a list of texts. */
    List<String> words(String name) {
        Document value = object.member(name);
        if (value == null) {
            return List.of();
        }
        List<String> words = new ArrayList<>();
        boolean fits = value.isString() || value.isArray() && value.size() > 0;
        for (Document each : value.isArray() ? value.elements() : List.of(value)) {
            fits = fits && each.isString() && !each.text().isEmpty();
            words.add(each.text());
        }
        if (!fits) {
            wrong("/" + name, "expected a name or a list of names, found " + quoted(value));
            return List.of();
        }
        return words;
    }

    /** Reads a whole number within bounds. */
    long whole(String name, long least, long most, long otherwise) {
        Document value = object.member(name);
        return value == null ? otherwise : whole(value, "/" + name, least, most);
    }

    long whole(Document value, String at, long least, long most) {
        if (value.isNumber() && value.isLong() && value.longValue() >= least && value.longValue() <= most) {
            return value.longValue();
        }
        wrong(at, "expected an integer from " + least + " to " + most + ", found " + quoted(value));
        return least;
    }

    double number(String name, double least, double most, double otherwise) {
        Document value = object.member(name);
        if (value == null) {
            return otherwise;
        }
        double number = value.isNumber() ? decimal(value) : Double.NaN;
        if (number >= least && number <= most) {
            return number;
        }
        wrong("/" + name, "expected a number from " + plain(least) + " to " + plain(most) + ", found " + quoted(value));
        return least;
    }

    private static double decimal(Document value) {
        try {
            return value.decimal().doubleValue();
        } catch (ArithmeticException beyond) {
            return Double.NaN;
        }
    }

    private static String plain(double bound) {
        return BigDecimal.valueOf(bound).stripTrailingZeros().toPlainString();
    }

    boolean flag(String name, boolean otherwise) {
        Document value = object.member(name);
        if (value == null) {
            return otherwise;
        }
        if (!value.isBoolean()) {
            wrong("/" + name, "expected true or false, found " + quoted(value));
        }
        return value.isTrue();
    }

    long time(String name, long otherwise) {
        Document value = object.member(name);
        if (value == null) {
            return otherwise;
        }
        try {
            return Instant.parse(value.isString() ? value.text() : "").toEpochMilli();
        } catch (DateTimeException | ArithmeticException malformed) {
            wrong("/" + name, "expected a time such as 2025-01-01T00:00:00Z, found " + quoted(value));
            return otherwise;
        }
    }

    void wrong(String at, String message) {
        wrongs.add(new RuleError(pointer + at, message));
    }

    static String quoted(Document value) {
        String literal = value.literal();
        return literal.length() <= 60 ? literal : literal.substring(0, 60) + "…";
    }
}
