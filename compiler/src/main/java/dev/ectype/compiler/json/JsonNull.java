package dev.ectype.compiler.json;

/** The JSON value {@code null}. */
public enum JsonNull implements JsonValue {
    NULL
}
