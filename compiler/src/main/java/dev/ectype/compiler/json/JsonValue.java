package dev.ectype.compiler.json;

/** An immutable JSON value; two are equal when JSON takes them for the same, whatever the order of members. */
public sealed interface JsonValue permits JsonObject, JsonArray, JsonText, JsonNumber, JsonBoolean, JsonNull {}
