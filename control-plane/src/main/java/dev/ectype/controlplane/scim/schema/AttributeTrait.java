package dev.ectype.controlplane.scim.schema;

/** Lists the properties that distinguish an attribute from an optional text that clients may write. */
public enum AttributeTrait {
    MULTI_VALUED,
    REQUIRED,
    CASE_EXACT,
    READ_ONLY,
    UNIQUE,
    /** Responses contain the attribute even if the client excludes it. */
    ALWAYS_RETURNED,
    /** The text may contain line breaks. */
    MULTILINE
}
