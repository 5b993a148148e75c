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
        Document argument = argument(name);
        return argument == null ? null : DocumentCodec.read(argument, type);
    }

    /** Returns an argument as a list of Java values, or null. A single value counts as a list of one. */
    public <T> @Nullable List<T> list(String name, Class<T> type) {
        Document argument = argument(name);
        if (argument == null) {
            return null;
        }
        List<T> values = new ArrayList<>();
        for (Document element : argument.isArray() ? argument.elements() : List.of(argument)) {
            if (!element.isNull()) {
                values.add(DocumentCodec.read(element, type));
            }
        }
        return values;
    }

    /** Returns an object argument as a body, or null. */
    public <T> @Nullable Body<T> object(String name, Class<T> type) {
        Document argument = argument(name);
        return argument == null ? null : Body.of(argument, type);
    }

    private @Nullable Document argument(String name) {
        Document sent = arguments.queryOrBodyValue(name);
        Document value = sent == null ? arguments.fallback(name) : sent;
        return value == null || value.isNull() ? null : value;
    }
}
