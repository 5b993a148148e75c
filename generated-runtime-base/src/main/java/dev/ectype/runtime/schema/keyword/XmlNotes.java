package dev.ectype.runtime.schema.keyword;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How values of a type are written in XML.
 *
 * @param attribute whether it is an attribute of the element around it
 * @param wrapped whether the elements of a list have an element around them
 */
public record XmlNotes(
        @Nullable String name,
        @Nullable String namespace,
        @Nullable String prefix,
        boolean attribute,
        boolean wrapped) {
    public static final XmlNotes NONE = new XmlNotes(null, null, null, false, false);

    /** Both at once; what the first says counts. */
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

    // Written out, because the form that a record brings makes classes when it is first asked, while an emulator boots.
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
