package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts the arguments of a GraphQL field to Java values: the sent value, else the described default, else null. */
public final class FieldArguments {
    private final Arguments arguments;

    /** Creates a view of the arguments of a request. */
    public FieldArguments(Arguments arguments) {
        this.arguments = arguments;
    }

    /** Returns an argument as a Java value, or null. */
    public <T> @Nullable T value(String name, Class<T> type) {
        Document told = argument(name);
        return told == null ? null : DocumentCodec.read(told, type);
    }

    /** Returns an argument as a list of Java values, or null. A single value counts as a list of one. */
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

    /** Returns an object argument as a body, or null. */
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
