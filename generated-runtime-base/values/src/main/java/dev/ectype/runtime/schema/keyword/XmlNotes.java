package dev.ectype.runtime.schema.keyword;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes the XML form of a type's values.
 *
 * @param attribute true for an attribute of the surrounding element
 * @param wrapped true if a surrounding element wraps the elements of a list
 */
public record XmlNotes(
        @Nullable String name,
        @Nullable String namespace,
        @Nullable String prefix,
        boolean attribute,
        boolean wrapped) {
    public static final XmlNotes NONE = new XmlNotes(null, null, null, false, false);

    /** Merges two notes. The first takes precedence. */
    public XmlNotes with(XmlNotes other) {
        if (this == NONE || other == NONE) {
            return this == NONE ? other : this;
        }
        return new XmlNotes(
                name == null ? other.name : name,
                namespace == null ? other.namespace : namespace,
                prefix == null ? other.prefix : prefix,
                attribute || other.attribute,
                wrapped || other.wrapped);
    }

    // Written out, because a record's own form generates classes at its first call, during the start of an emulator.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof XmlNotes that
                        && attribute == that.attribute
                        && wrapped == that.wrapped
                        && Objects.equals(name, that.name)
                        && Objects.equals(namespace, that.namespace)
                        && Objects.equals(prefix, that.prefix);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(name) + Objects.hashCode(namespace);
    }
}
