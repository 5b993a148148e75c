package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a request carries for one operation: the values of its parameters and its body. */
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

    /** The decoded text of a path parameter. */
    public String pathText(String name) {
        int index = reader.pathIndex(name);
        if (index < 0) {
            throw new IllegalArgumentException("no path parameter is called " + name);
        }
        return path[index];
    }

    /** The names of the path parameters in order, and {@link #pathText(int)} their texts. */
    public List<String> pathNames() {
        return reader.pathNames();
    }

    public String pathText(int index) {
        return path[index];
    }

    /** The value of any other parameter, what it means when it is absent, or null. */
    public @Nullable Document value(String name) {
        int index = reader.index(name);
        if (index < 0) {
            return null;
        }
        Document value = values[index];
        return value == null ? reader.fallback(index) : value;
    }

    /** The value of any other parameter, or null when it was not sent. */
    public @Nullable Document sent(String name) {
        int index = reader.index(name);
        return index < 0 ? null : values[index];
    }

    /** The value of a parameter beside the path, else of that member of the body, or null when neither was sent. */
    public @Nullable Document queryOrBodyValue(String name) {
        Document sent = sent(name);
        Document whole = payload.whole();
        return sent == null && whole != null && whole.isObject() ? whole.member(name) : sent;
    }

    /** What a parameter means when it is absent, or null. */
    public @Nullable Document fallback(String name) {
        int index = reader.index(name);
        return index < 0 ? null : reader.fallback(index);
    }

    /** The type of any other parameter, else of that member of the body, or null where none of that name is described. */
    public @Nullable Schema type(String name) {
        int index = reader.index(name);
        return index < 0 ? reader.memberType(name) : reader.type(index);
    }

    /** The examples that the description gives for the value of such a parameter, or of such a member of the body. */
    public List<Document> examples(String name) {
        int index = reader.index(name);
        List<Document> own = index < 0 ? List.of() : reader.examples(index);
        Schema type = type(name);
        return !own.isEmpty() || type == null
                ? own
                : SchemaShape.bare(type).notes().examples();
    }

    /** Where a problem with what is told by that name lies. */
    public String locationOf(String name) {
        return (reader.index(name) < 0 && name.indexOf('[') < 0 ? "body/" : "query.") + name;
    }

    /** What a parameter of the path, else of the query, else a member of the body says that names something; else null. */
    public @Nullable String identifierText(String name) {
        int index = reader.pathIndex(name);
        if (index >= 0) {
            return path[index];
        }
        Document told = queryOrBodyValue(name);
        told = told == null ? fallback(name) : told;
        return told != null && (told.isString() || told.isNumber()) ? told.text() : null;
    }

    public RequestPayload payload() {
        return payload;
    }
}
