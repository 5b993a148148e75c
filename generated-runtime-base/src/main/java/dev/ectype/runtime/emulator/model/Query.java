package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parameters of a request by name: what was sent, else the described default, else null. */
public final class Query {
    private final Arguments arguments;

    public Query(Arguments arguments) {
        this.arguments = arguments;
    }

    public @Nullable Document document(String name) {
        Document value = arguments.value(name);
        return value == null || value.isNull() ? null : value;
    }

    public @Nullable String text(String name) {
        Document value = document(name);
        return value == null ? null : value.text();
    }

    public @Nullable Long integer(String name) {
        Document value = document(name);
        return value == null || !value.isNumber()
                ? null
                : (Long) value.decimal().longValue();
    }

    public @Nullable Double number(String name) {
        Document value = document(name);
        return value == null || !value.isNumber()
                ? null
                : (Double) value.decimal().doubleValue();
    }

    public @Nullable Boolean flag(String name) {
        Document value = document(name);
        return value == null || !value.isBoolean() ? null : (Boolean) value.isTrue();
    }

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
