package dev.ectype.compiler.json;

/** Represents the JSON values {@code true} and {@code false}. */
public enum JsonBoolean implements JsonValue {
    TRUE,
    FALSE;

    public static JsonBoolean of(boolean value) {
        return value ? TRUE : FALSE;
    }

    public boolean isTrue() {
        return this == TRUE;
    }
}
