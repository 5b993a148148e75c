package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the parameter values and the body of a request for one operation. */
public final class Arguments {
    private final RequestReader reader;
    private final RequestValues source;
    private final String[] path;
    private final @Nullable Document[] values;
    private final RequestPayload payload;

    Arguments(
            RequestReader reader,
            RequestValues source,
            String[] path,
            @Nullable Document[] values,
            RequestPayload payload) {
        this.reader = reader;
        this.source = source;
        this.path = path;
        this.values = values;
        this.payload = payload;
    }

    public RequestValues source() {
        return source;
    }

    /** Returns the decoded text of a path parameter. */
    public String pathText(String name) {
        int index = reader.pathIndex(name);
        if (index < 0) {
            throw new IllegalArgumentException("unknown path parameter " + name);
        }
        return path[index];
    }

    /** Returns the names of the path parameters in order, for {@link #pathText(int)}. */
    public List<String> pathNames() {
        return reader.pathNames();
    }

    public String pathText(int index) {
        return path[index];
    }

    /** Returns the value of a parameter outside the path, else its default, or null. */
    public @Nullable Document value(String name) {
        int index = reader.index(name);
        if (index < 0) {
            return null;
        }
        Document value = values[index];
        return value == null ? reader.fallback(index) : value;
    }

    /** Returns the value of a parameter outside the path, or null if the request lacks it. */
    public @Nullable Document sent(String name) {
        int index = reader.index(name);
        return index < 0 ? null : values[index];
    }

    /** Returns the value of a parameter outside the path, else of the body member of that name, or null. */
    public @Nullable Document queryOrBodyValue(String name) {
        Document sent = sent(name);
        Document whole = payload.whole();
        return sent == null && whole != null && whole.isObject() ? whole.member(name) : sent;
    }

    /** Returns the default of a parameter, or null. */
    public @Nullable Document fallback(String name) {
        int index = reader.index(name);
        return index < 0 ? null : reader.fallback(index);
    }

    /** Returns the type of a parameter outside the path, else of the body member of that name, or null. */
    public @Nullable Schema type(String name) {
        int index = reader.index(name);
        return index < 0 ? reader.memberType(name) : reader.type(index);
    }

    /** Returns the described examples of a parameter or a body member. */
    public List<Document> examples(String name) {
        int index = reader.index(name);
        List<Document> own = index < 0 ? List.of() : reader.examples(index);
        Schema type = type(name);
        return !own.isEmpty() || type == null
                ? own
                : SchemaShape.bare(type).notes().examples();
    }

    /** Returns the location of a parameter for validation errors. */
    public String locationOf(String name) {
        return (reader.index(name) < 0 && name.indexOf('[') < 0 ? "body/" : "query.") + name;
    }

    /** Returns an identifier from the path, else the query, else the body, or null. */
    public @Nullable String identifierText(String name) {
        int index = reader.pathIndex(name);
        if (index >= 0) {
            return path[index];
        }
        Document value = queryOrBodyValue(name);
        value = value == null ? fallback(name) : value;
        return IdentifierText.of(value);
    }

    public RequestPayload payload() {
        return payload;
    }
}
