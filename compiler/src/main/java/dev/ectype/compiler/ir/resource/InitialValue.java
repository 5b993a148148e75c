package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.json.JsonValue;

/** Describes the value of a member of a new instance whose creation sets no other. */
public record InitialValue(String member, JsonValue value) {}
