package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;
import java.util.List;

/** Converts JSON numbers, texts and booleans to Java values. */
final class ScalarCodec {
    private static final List<Class<?>> NUMBERS =
            List.of(long.class, Long.class, double.class, Double.class, int.class, Integer.class);

    private ScalarCodec() {}

    static Object zero(Class<?> primitive) {
        if (primitive == boolean.class) {
            return false;
        }
        if (primitive == double.class) {
            return 0.0;
        }
        return primitive == int.class ? (Object) 0 : (Object) 0L;
    }

    static Object read(Document document, Class<?> type) {
        if (type == String.class) {
            return document.text();
        }
        if (type == boolean.class || type == Boolean.class) {
            return document.isTrue();
        }
        if (!NUMBERS.contains(type)) {
            return CustomScalarCodec.read(document, type);
        }
        if (!document.isNumber()) {
            throw new IllegalArgumentException("expected a " + type.getSimpleName() + ", found " + document.kind());
        }
        if (type == double.class || type == Double.class) {
            return document.decimal().doubleValue();
        }
        if (type == int.class || type == Integer.class) {
            return document.decimal().intValue();
        }
        return document.decimal().longValue();
    }
}
