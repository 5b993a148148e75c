package dev.ectype.runtime.json;

/** Lists the kinds of JSON values. */
public enum JsonKind {
    OBJECT,
    ARRAY,
    STRING,
    NUMBER,
    TRUE,
    FALSE,
    NULL
}
