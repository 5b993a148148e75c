package dev.ectype.compiler.json;

/** Represents the JSON value {@code null}. */
public enum JsonNull implements JsonValue {
    NULL
}
