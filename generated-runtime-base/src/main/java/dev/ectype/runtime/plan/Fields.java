package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the members of one object of a plan, where absent means null, false or empty. */
record Fields(Document object, Types types) {
    String text(String name) {
        String text = optionalText(name);
        return text == null ? "" : text;
    }

    @Nullable
    String optionalText(String name) {
        Document value = object.member(name);
        return value == null || value.isNull() ? null : value.text();
    }

    boolean flag(String name) {
        Document value = object.member(name);
        return value != null && value.isTrue();
    }

    boolean flag(String name, boolean otherwise) {
        Document value = object.member(name);
        return value == null ? otherwise : value.isTrue();
    }

    int number(String name) {
        Document value = object.member(name);
        return value == null || !value.isNumber() ? 0 : (int) value.longValue();
    }

    long longNumber(String name, long otherwise) {
        Document value = object.member(name);
        return value == null || !value.isLong() ? otherwise : value.longValue();
    }

    @Nullable
    MemberPath path(String name) {
        String pointer = optionalText(name);
        return pointer == null ? null : MemberPath.parse(pointer);
    }

    Schema schema(String name) {
        return schema(name, AnySchema.ANY);
    }

    Schema schema(String name, Schema otherwise) {
        Document type = object.member(name);
        return type == null ? otherwise : types.read(type);
    }

    <T> @Nullable T one(String name, Function<Fields, T> reader) {
        Document value = object.member(name);
        return value == null || value.isNull() ? null : reader.apply(new Fields(value, types));
    }

    <T> List<T> list(String name, Function<Fields, T> reader) {
        return documents(name).stream()
                .map(element -> reader.apply(new Fields(element, types)))
                .toList();
    }

    List<String> texts(String name) {
        return documents(name).stream().map(Document::text).toList();
    }

    List<Document> documents(String name) {
        Document list = object.member(name);
        List<Document> elements = new ArrayList<>();
        if (list != null) {
            list.elements().forEach(elements::add);
        }
        return Collections.unmodifiableList(elements);
    }

    <T> Map<String, T> map(String name, Function<Fields, T> reader) {
        Document entries = object.member(name);
        Map<String, T> map = new LinkedHashMap<>();
        if (entries != null) {
            for (Member entry : entries.members()) {
                map.put(entry.name(), reader.apply(new Fields(entry.value(), types)));
            }
        }
        return Collections.unmodifiableMap(map);
    }
}
