package dev.ectype.runtime.schema;

/**
 * The parts of an intersection as one type.
 *
 * @param exact whether every value of that type is a value of all parts; else a value needs a proof
 */
public record Merged(Schema schema, boolean exact) {}
