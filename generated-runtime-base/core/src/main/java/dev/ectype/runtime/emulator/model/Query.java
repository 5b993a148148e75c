package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the parameters of a request: the sent value, else the described default, else null. */
public final class Query {
    private final Arguments arguments;

    /** Creates a view of the parameters of a request. */
    public Query(Arguments arguments) {
        this.arguments = arguments;
    }

    /** Returns a parameter as a JSON document, or null. */
    public @Nullable Document document(String name) {
        Document value = arguments.value(name);
        return value == null || value.isNull() ? null : value;
    }

    /** Returns a parameter as text, or null. */
    public @Nullable String text(String name) {
        Document value = document(name);
        return value == null ? null : value.text();
    }

    /** Returns an integer parameter, or null if it is absent or no number. */
    public @Nullable Long integer(String name) {
        Document value = document(name);
        return value == null || !value.isNumber()
                ? null
                : (Long) value.decimal().longValue();
    }

    /** Returns a number parameter, or null if it is absent or no number. */
    public @Nullable Double number(String name) {
        Document value = document(name);
        return value == null || !value.isNumber()
                ? null
                : (Double) value.decimal().doubleValue();
    }

    /** Returns a boolean parameter, or null if it is absent or no boolean. */
    public @Nullable Boolean flag(String name) {
        Document value = document(name);
        return value == null || !value.isBoolean() ? null : (Boolean) value.isTrue();
    }

    /** Returns the texts of a list parameter, or null. A single value counts as a list of one. */
    public @Nullable List<String> texts(String name) {
        Document value = document(name);
        if (value == null) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        value.elements().forEach(element -> texts.add(element.text()));
        return value.isArray() ? texts : List.of(value.text());
    }
}
