package dev.ectype.compiler.json;

/**
 * Represents an immutable JSON value. Two values are equal if JSON considers them equal, regardless of member order.
 */
public sealed interface JsonValue permits JsonObject, JsonArray, JsonText, JsonNumber, JsonBoolean, JsonNull {}
