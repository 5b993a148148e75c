package dev.ectype.controlplane.scim.schema;

import java.util.List;
import java.util.Optional;

/** Defines the attributes of a schema, which a URN identifies. */
public record ScimSchema(String urn, String name, String description, List<ScimAttribute> attributes) {
    public ScimSchema {
        attributes = List.copyOf(attributes);
    }

    /** Finds an attribute by its name, which ignores case. */
    public Optional<ScimAttribute> find(String attribute) {
        return ScimAttribute.find(attributes, attribute);
    }
}
