package dev.ectype.controlplane.scim.schema;

import java.util.List;
import java.util.Optional;

/**
 * Defines an attribute of a resource.
 *
 * @param subAttributes the attributes of a complex value; empty for other types
 */
public record ScimAttribute(
        String name,
        AttributeType type,
        String description,
        List<ScimAttribute> subAttributes,
        List<AttributeTrait> traits) {
    public ScimAttribute {
        subAttributes = List.copyOf(subAttributes);
        traits = List.copyOf(traits);
    }

    static ScimAttribute text(String name, String description, AttributeTrait... traits) {
        return new ScimAttribute(name, AttributeType.STRING, description, List.of(), List.of(traits));
    }

    static ScimAttribute of(AttributeType type, String name, String description, AttributeTrait... traits) {
        return new ScimAttribute(name, type, description, List.of(), List.of(traits));
    }

    static ScimAttribute complex(
            String name, String description, List<AttributeTrait> traits, ScimAttribute... subAttributes) {
        return new ScimAttribute(name, AttributeType.COMPLEX, description, List.of(subAttributes), traits);
    }

    public boolean is(AttributeTrait trait) {
        return traits.contains(trait);
    }

    public boolean isComplex() {
        return type == AttributeType.COMPLEX;
    }

    public boolean isMultiValued() {
        return is(AttributeTrait.MULTI_VALUED);
    }

    /** Finds a sub-attribute by its name, which ignores case. */
    public Optional<ScimAttribute> find(String subAttribute) {
        return find(subAttributes, subAttribute);
    }

    static Optional<ScimAttribute> find(List<ScimAttribute> attributes, String name) {
        return attributes.stream()
                .filter(attribute -> attribute.name().equalsIgnoreCase(name))
                .findFirst();
    }
}
