package dev.ectype.compiler.ingest.observed;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Infers the common format of all texts at one place. */
final class ObservedTextFormat {
    private static final List<Format> FORMATS = List.of(
            new Format("date-time", "\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)"),
            new Format("date", "\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])"),
            new Format("uuid", "[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"),
            new Format("email", "[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}"),
            new Format("uri", "[a-z][a-z0-9+.-]*://[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+"));
    private static final int LONGEST = 2_048;

    private final List<Format> possible = new ArrayList<>(FORMATS);
    private boolean isSeen;

    /** A stated format without a text, such as {@code binary}, or null. */
    private @Nullable String stated;

    void add(String text) {
        isSeen = true;
        stated = null;
        possible.removeIf(format ->
                text.length() > LONGEST || !format.pattern.matcher(text).matches());
    }

    /** Adds texts of a known format. */
    void addFormat(String name) {
        isSeen = true;
        possible.removeIf(format -> !format.name.equals(name));
        stated = possible.isEmpty() ? name : null;
    }

    void join(ObservedTextFormat other) {
        isSeen |= other.isSeen;
        possible.retainAll(other.possible);
    }

    @Nullable
    String format() {
        return !isSeen || possible.isEmpty() ? stated : possible.get(0).name;
    }

    private record Format(String name, Pattern pattern) {
        Format(String name, String expression) {
            this(name, Pattern.compile(expression));
        }
    }
}
