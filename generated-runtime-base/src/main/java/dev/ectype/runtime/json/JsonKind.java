package dev.ectype.runtime.json;

/** The seven sorts of JSON value. */
public enum JsonKind {
    OBJECT,
    ARRAY,
    STRING,
    NUMBER,
    TRUE,
    FALSE,
    NULL
}
