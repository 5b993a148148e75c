package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberCursor;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts documents to emitted types and emitted types to documents. */
public final class DocumentCodec {
    private DocumentCodec() {}

    static <T> T read(Document document, Class<T> type) {
        Object value = read(document, (Type) type);
        @SuppressWarnings("unchecked")
        T typed = (T) value;
        if (typed == null) {
            throw new IllegalArgumentException("expected a " + type.getSimpleName() + ", found null");
        }
        return typed;
    }

    static @Nullable Object read(@Nullable Document document, Type type) {
        if (type instanceof ParameterizedType generic) {
            return document == null || document.isNull() ? null : container(document, generic);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == Document.class) {
            return document;
        }
        if (document == null || document.isNull()) {
            return plain.isPrimitive() ? ScalarCodec.zero(plain) : null;
        }
        if ((plain.isRecord() || plain.isEnum()) && CustomScalarCodec.isChosen(plain)) {
            return CustomScalarCodec.read(document, plain);
        }
        if (plain.isRecord()) {
            return RecordCodec.of(plain).read(document);
        }
        if (DocumentView.class.isAssignableFrom(plain)) {
            return view(document, plain);
        }
        return plain.isEnum() ? choice(document, plain) : ScalarCodec.read(document, plain);
    }

    private static Object container(Document document, ParameterizedType generic) {
        Type[] arguments = generic.getActualTypeArguments();
        if (generic.getRawType() == Map.class) {
            Map<String, @Nullable Object> values = new LinkedHashMap<>();
            MemberCursor members = document.cursor();
            while (members.next()) {
                values.put(members.name(), read(members.value(), arguments[1]));
            }
            return values;
        }
        List<@Nullable Object> values = new ArrayList<>();
        for (Document element : document.elements()) {
            values.add(read(element, arguments[0]));
        }
        return values;
    }

    private static Object view(Document document, Class<?> type) {
        try {
            Constructor<?> constructor = type.getConstructor(Document.class);
            return constructor.newInstance(document);
        } catch (NoSuchMethodException | InstantiationException | IllegalAccessException noView) {
            throw new IllegalArgumentException(type.getName() + " is not a view of a document", noView);
        } catch (InvocationTargetException failed) {
            throw new IllegalArgumentException("cannot view the document as " + type.getName(), failed.getCause());
        }
    }

    private static @Nullable Object choice(Document document, Class<?> type) {
        String text = document.text();
        for (Object constant : type.getEnumConstants()) {
            if (constant instanceof TextEnum choice && choice.text().equals(text)) {
                return constant;
            }
        }
        return null;
    }

    /** Converts a Java value to a document. */
    public static Document document(Object value) {
        JsonWriter out = new JsonWriter(128);
        write(value, out);
        return out.toDocument();
    }

    static void write(@Nullable Object value, JsonWriter out) {
        if (value == null) {
            out.nullValue();
        } else if (value instanceof Document document) {
            out.value(document);
        } else if (value instanceof Body<?> body) {
            out.value(body.document());
        } else if (value instanceof TextEnum choice) {
            out.value(choice.text());
        } else if (value instanceof Record record && !CustomScalarCodec.isChosen(record.getClass())) {
            RecordCodec.of(record.getClass()).write(record, out);
        } else if (value instanceof DocumentView view) {
            out.value(view.document());
        } else if (value instanceof Iterable<?> items) {
            out.beginArray();
            items.forEach(item -> write(item, out));
            out.endArray();
        } else if (value instanceof Map<?, ?> map) {
            out.beginObject();
            map.forEach((name, member) -> {
                out.name(String.valueOf(name));
                write(member, out);
            });
            out.endObject();
        } else {
            scalar(value, out);
        }
    }

    private static void scalar(Object value, JsonWriter out) {
        if (value instanceof Boolean flag) {
            out.value(flag.booleanValue());
        } else if (value instanceof Long || value instanceof Integer || value instanceof Short) {
            out.value(((Number) value).longValue());
        } else if (value instanceof Number number) {
            out.value(new BigDecimal(number.toString()));
        } else {
            out.value(CustomScalarCodec.text(value));
        }
    }
}
