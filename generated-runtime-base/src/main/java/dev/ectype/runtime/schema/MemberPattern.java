package dev.ectype.runtime.schema;

import dev.ectype.runtime.schema.regex.Regex;

/** The type of all members whose name matches. */
public record MemberPattern(Regex regex, Schema type) {}
