package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Converts records with nested records, lists, maps, texts, numbers and names to and from JSON. */
final class RecordJson {
    private RecordJson() {}

    static JsonValue write(Object value) {
        if (value instanceof JsonValue json) {
            return json;
        }
        if (value instanceof MemberPath path) {
            return new JsonText(path.pointer());
        }
        if (value instanceof Record described) {
            return writeRecord(described);
        }
        if (value instanceof List<?> list) {
            return new JsonArray(list.stream().map(RecordJson::write).toList());
        }
        if (value instanceof Map<?, ?> map) {
            return writeMap(map);
        }
        if (value instanceof Boolean flag) {
            return JsonBoolean.of(flag);
        }
        if (value instanceof Integer || value instanceof Long) {
            return JsonNumber.of(((Number) value).longValue());
        }
        return new JsonText(value instanceof Enum<?> constant ? constant.name() : (String) value);
    }

    private static JsonValue writeRecord(Record described) {
        RecordLayout shape = RecordLayout.of(described.getClass());
        if (shape.isName()) {
            return new JsonText(nameText(described, shape));
        }
        JsonObject.Builder object = JsonObject.builder();
        if (shape.kind() != null) {
            object.put("kind", shape.kind());
        }
        for (int index = 0; index < shape.size(); index++) {
            Object value = shape.value(described, index);
            if (!shape.isDefault(index, value)) {
                object.put(shape.name(index), write(Objects.requireNonNull(value)));
            }
        }
        return object.build();
    }

    private static JsonValue writeMap(Map<?, ?> map) {
        JsonObject.Builder object = JsonObject.builder();
        map.forEach((key, value) -> object.put(keyText(key), write(value)));
        return object.build();
    }

    static String keyText(Object key) {
        return key instanceof Record name ? nameText(name, RecordLayout.of(name.getClass())) : (String) key;
    }

    private static String nameText(Record name, RecordLayout shape) {
        return (String) Objects.requireNonNull(shape.value(name, 0));
    }

    static @Nullable Object read(@Nullable JsonValue json, Type type) {
        Class<?> raw = type instanceof ParameterizedType parameterized
                ? (Class<?>) parameterized.getRawType()
                : (Class<?>) type;
        if (json == null) {
            return RecordLayout.defaultOf(raw);
        }
        if (JsonValue.class.isAssignableFrom(raw)) {
            return json;
        }
        if (raw == MemberPath.class) {
            return path(text(json));
        }
        if (raw == List.class) {
            return readList(json, argument(type, 0));
        }
        if (raw == Map.class) {
            return readMap(json, type);
        }
        return raw.isRecord() || raw.isSealed() ? readRecord(json, raw) : readScalar(json, raw);
    }

    private static Object readRecord(JsonValue json, Class<?> raw) {
        if (raw.isRecord() && RecordLayout.of(raw).isName()) {
            return RecordLayout.of(raw).create(new Object[] {text(json)});
        }
        if (!(json instanceof JsonObject object)) {
            throw unexpected("an object for " + raw.getSimpleName(), json);
        }
        RecordLayout shape =
                raw.isRecord() ? RecordLayout.of(raw) : RecordLayout.variant(raw, text(object.member("kind")));
        @Nullable Object[] values = new Object[shape.size()];
        for (int index = 0; index < values.length; index++) {
            values[index] = read(object.member(shape.name(index)), shape.type(index));
        }
        return shape.create(values);
    }

    private static List<Object> readList(JsonValue json, Type element) {
        if (!(json instanceof JsonArray array)) {
            throw unexpected("an array", json);
        }
        List<Object> list = new ArrayList<>();
        array.elements().forEach(item -> list.add(Objects.requireNonNull(read(item, element))));
        return list;
    }

    private static Map<Object, Object> readMap(JsonValue json, Type type) {
        if (!(json instanceof JsonObject object)) {
            throw unexpected("an object", json);
        }
        Map<Object, Object> map = new LinkedHashMap<>();
        object.members()
                .forEach((name, value) -> map.put(
                        Objects.requireNonNull(read(new JsonText(name), argument(type, 0))),
                        Objects.requireNonNull(read(value, argument(type, 1)))));
        return map;
    }

    private static Object readScalar(JsonValue json, Class<?> raw) {
        if (raw == boolean.class && json instanceof JsonBoolean flag) {
            return flag.isTrue();
        }
        if ((raw == int.class || raw == Integer.class) && json instanceof JsonNumber number) {
            return number.decimal().intValueExact();
        }
        if (raw == long.class && json instanceof JsonNumber number) {
            return number.decimal().longValueExact();
        }
        if (raw.isEnum()) {
            return constant(raw, text(json));
        }
        return text(json);
    }

    private static Object constant(Class<?> type, String name) {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("unknown " + type.getSimpleName() + " " + name);
    }

    private static MemberPath path(String pointer) {
        MemberPath path = MemberPath.ROOT;
        for (String step :
                pointer.isEmpty() ? new String[0] : pointer.substring(1).split("/", -1)) {
            path = path.then(step.replace("~1", "/").replace("~0", "~"));
        }
        return path;
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    private static String text(@Nullable JsonValue json) {
        if (json instanceof JsonText text) {
            return text.text();
        }
        throw unexpected("a text", json);
    }

    private static IllegalArgumentException unexpected(String expected, @Nullable JsonValue found) {
        return new IllegalArgumentException("expected " + expected + ", found " + found);
    }
}
