package dev.ectype.runtime.graphql.request;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts JSON documents to the maps, lists and values of graphql-java, and back. */
public final class DocumentConverter {
    private DocumentConverter() {}

    /** Returns the members of an object, including null members. */
    static Map<String, Object> map(Document object) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (JsonMember member : object.members()) {
            map.put(member.name(), value(member.value()));
        }
        return present(map);
    }

    // Maps of graphql-java contain nulls, although their types have no annotation for it.
    @SuppressWarnings({"unchecked", "NullAway"})
    private static Map<String, Object> present(Map<String, @Nullable Object> map) {
        return (Map<String, Object>) (Map<String, ?>) map;
    }

    static @Nullable public Object value(Document document) {
        if (document.isString()) {
            return document.text();
        }
        if (document.isObject()) {
            return map(document);
        }
        if (document.isArray()) {
            List<@Nullable Object> list = new ArrayList<>();
            document.elements().forEach(element -> list.add(value(element)));
            return list;
        }
        if (document.isBoolean()) {
            return document.isTrue();
        }
        return document.isNull() ? null : number(document);
    }

    private static Object number(Document document) {
        if (document.isLong()) {
            long whole = document.longValue();
            return (int) whole == whole ? (Object) (int) whole : (Object) whole;
        }
        return document.decimal();
    }

    public static void write(@Nullable Object value, JsonWriter out) {
        if (value == null) {
            out.nullValue();
        } else if (value instanceof Map<?, ?> map) {
            out.beginObject();
            map.forEach((name, member) -> write(member, out.name(String.valueOf(name))));
            out.endObject();
        } else if (value instanceof Iterable<?> list) {
            out.beginArray();
            list.forEach(element -> write(element, out));
            out.endArray();
        } else {
            scalar(value, out);
        }
    }

    private static void scalar(Object value, JsonWriter out) {
        if (value instanceof Boolean flag) {
            out.value(flag);
        } else if (value instanceof Integer || value instanceof Long) {
            out.value(((Number) value).longValue());
        } else if (value instanceof BigInteger whole) {
            out.value(new BigDecimal(whole));
        } else if (value instanceof BigDecimal number) {
            out.value(number);
        } else if (value instanceof Double number) {
            out.value(BigDecimal.valueOf(number));
        } else if (value instanceof Document document) {
            out.value(document);
        } else {
            out.value(String.valueOf(value));
        }
    }

    public static Document document(@Nullable Object value) {
        JsonWriter out = new JsonWriter();
        write(value, out);
        return out.toDocument();
    }
}
