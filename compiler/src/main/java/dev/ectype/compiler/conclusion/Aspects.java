package dev.ectype.compiler.conclusion;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Collects the aspects of one subject with their values in order. */
final class Aspects {
    /** The value of an aspect that only holds or does not. */
    static final String YES = "yes";

    private final Map<String, String> values = new LinkedHashMap<>();

    /** Adds an aspect, unless its value is null or empty. */
    Aspects with(String aspect, @Nullable Object value) {
        if (value != null && !value.toString().isEmpty()) {
            values.put(aspect, value.toString());
        }
        return this;
    }

    Aspects when(boolean holds, String aspect) {
        return with(aspect, holds ? YES : null);
    }

    /** Adds all values of a list as one aspect. */
    Aspects list(String aspect, List<?> items) {
        return with(aspect, joined(items));
    }

    /** Adds an aspect for each item. */
    <T> Aspects each(List<T> items, Function<T, String> aspect, Function<T, String> value) {
        items.forEach(item -> with(aspect.apply(item), value.apply(item)));
        return this;
    }

    Aspects all(Aspects others) {
        values.putAll(others.values);
        return this;
    }

    Map<String, String> values() {
        return Collections.unmodifiableMap(values);
    }

    static String joined(List<?> items) {
        return String.join(", ", items.stream().map(Object::toString).toList());
    }
}
