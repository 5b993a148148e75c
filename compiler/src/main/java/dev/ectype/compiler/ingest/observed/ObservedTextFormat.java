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

    void add(String text) {
        possible.removeIf(format ->
                text.length() > LONGEST || !format.pattern.matcher(text).matches());
    }

    void join(ObservedTextFormat other) {
        possible.retainAll(other.possible);
    }

    @Nullable
    String format() {
        return possible.isEmpty() ? null : possible.get(0).name;
    }

    private record Format(String name, Pattern pattern) {
        Format(String name, String expression) {
            this(name, Pattern.compile(expression));
        }
    }
}
