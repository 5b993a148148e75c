package dev.ectype.runtime.json;

/** Lists the kinds of JSON values. */
public enum JsonKind {
    /** Names and values in braces. */
    OBJECT,
    /** Values in brackets. */
    ARRAY,
    /** Text in quotes. */
    STRING,
    /** A number with any fraction and exponent. */
    NUMBER,
    /** The literal {@code true}. */
    TRUE,
    /** The literal {@code false}. */
    FALSE,
    /** The literal {@code null}. */
    NULL
}
