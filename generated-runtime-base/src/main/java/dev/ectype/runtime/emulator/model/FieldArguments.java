package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of a field by name, as Java values: what was told, else what the description says instead, else null. */
public final class FieldArguments {
    private final Arguments arguments;

    public FieldArguments(Arguments arguments) {
        this.arguments = arguments;
    }

    /** A value of its own. */
    public <T> @Nullable T value(String name, Class<T> type) {
        Document told = argument(name);
        return told == null ? null : DocumentCodec.read(told, type);
    }

    /** A list of values. */
    public <T> @Nullable List<T> list(String name, Class<T> type) {
        Document told = argument(name);
        if (told == null) {
            return null;
        }
        List<T> values = new ArrayList<>();
        for (Document element : told.isArray() ? told.elements() : List.of(told)) {
            if (!element.isNull()) {
                values.add(DocumentCodec.read(element, type));
            }
        }
        return values;
    }

    /** An object, with what it says and does not say. */
    public <T> @Nullable Body<T> object(String name, Class<T> type) {
        Document told = argument(name);
        return told == null ? null : Body.of(told, type);
    }

    private @Nullable Document argument(String name) {
        Document told = arguments.queryOrBodyValue(name);
        Document value = told == null ? arguments.fallback(name) : told;
        return value == null || value.isNull() ? null : value;
    }
}
