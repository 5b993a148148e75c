package dev.ectype.runtime.schema;

/**
 * One way in which a value is not what the description allows.
 *
 * @param pointer JSON Pointer to the offending value
 * @param rule the broken keyword, such as {@code required} or {@code maxLength}
 * @param message the expected value and the one found
 */
public record Fault(String pointer, String rule, String message) {}
