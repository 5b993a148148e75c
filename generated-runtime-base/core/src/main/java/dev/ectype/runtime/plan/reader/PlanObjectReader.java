package dev.ectype.runtime.plan.reader;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the members of a plan object. An absent member means null, false or empty. */
public record PlanObjectReader(Document object, DeclaredTypes types) {
    public String text(String name) {
        String text = optionalText(name);
        return text == null ? "" : text;
    }

    @Nullable
    public String optionalText(String name) {
        Document value = object.member(name);
        return value == null || value.isNull() ? null : value.text();
    }

    public boolean flag(String name) {
        Document value = object.member(name);
        return value != null && value.isTrue();
    }

    public boolean flag(String name, boolean otherwise) {
        Document value = object.member(name);
        return value == null ? otherwise : value.isTrue();
    }

    public int number(String name) {
        Document value = object.member(name);
        return value == null || !value.isNumber() ? 0 : (int) value.longValue();
    }

    public long longNumber(String name, long otherwise) {
        Document value = object.member(name);
        return value == null || !value.isLong() ? otherwise : value.longValue();
    }

    @Nullable
    public MemberPath path(String name) {
        String pointer = optionalText(name);
        return pointer == null ? null : MemberPath.parse(pointer);
    }

    public Schema schema(String name) {
        return schema(name, AnySchema.ANY);
    }

    public Schema schema(String name, Schema otherwise) {
        Document type = object.member(name);
        return type == null ? otherwise : types.read(type);
    }

    public <T> @Nullable T one(String name, Function<PlanObjectReader, T> reader) {
        Document value = object.member(name);
        return value == null || value.isNull() ? null : reader.apply(new PlanObjectReader(value, types));
    }

    /** Returns the reader of an object, or of an empty object if it is absent. */
    public PlanObjectReader part(String name) {
        Document value = object.member(name);
        return new PlanObjectReader(value == null ? Document.EMPTY_OBJECT : value, types);
    }

    public <T> List<T> list(String name, Function<PlanObjectReader, T> reader) {
        return elements(name, element -> reader.apply(new PlanObjectReader(element, types)));
    }

    public List<String> texts(String name) {
        return elements(name, Document::text);
    }

    public List<Document> documents(String name) {
        return elements(name, element -> element);
    }

    /** A plan has thousands of lists, most of them absent, and all are read while users wait: streams would take twice as long. */
    private <T> List<T> elements(String name, Function<Document, T> reader) {
        Document list = object.member(name);
        if (list == null) {
            return List.of();
        }
        List<T> read = new ArrayList<>();
        for (Document element : list.elements()) {
            read.add(reader.apply(element));
        }
        return Collections.unmodifiableList(read);
    }

    public <T> Map<String, T> map(String name, Function<PlanObjectReader, T> reader) {
        Document entries = object.member(name);
        Map<String, T> map = new LinkedHashMap<>();
        if (entries != null) {
            for (JsonMember entry : entries.members()) {
                map.put(entry.name(), reader.apply(new PlanObjectReader(entry.value(), types)));
            }
        }
        return Collections.unmodifiableMap(map);
    }
}
