package dev.ectype.controlplane.scim.schema;

import java.util.Locale;

/** Lists the types of attributes (RFC 7643, section 2.3). */
public enum AttributeType {
    STRING,
    BOOLEAN,
    DATE_TIME,
    REFERENCE,
    COMPLEX;

    /** Returns the name in schemas. */
    public String text() {
        return this == DATE_TIME ? "dateTime" : name().toLowerCase(Locale.ROOT);
    }
}
