package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.scim.schema.AttributeTrait;
import dev.ectype.controlplane.scim.schema.AttributeType;
import dev.ectype.controlplane.scim.schema.ScimAttribute;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Converts attributes to the definitions of a schema (RFC 7643, section 7). */
final class AttributeDefinitions {
    private AttributeDefinitions() {}

    static ArrayNode of(List<ScimAttribute> attributes) {
        ArrayNode definitions = JsonNodeFactory.instance.arrayNode();
        attributes.forEach(attribute -> definitions.add(of(attribute)));
        return definitions;
    }

    private static ObjectNode of(ScimAttribute attribute) {
        ObjectNode definition = JsonNodeFactory.instance.objectNode();
        definition.put("name", attribute.name());
        definition.put("type", attribute.type().text());
        definition.put("multiValued", attribute.isMultiValued());
        definition.put("description", attribute.description());
        definition.put("required", attribute.is(AttributeTrait.REQUIRED));
        definition.put("caseExact", attribute.is(AttributeTrait.CASE_EXACT));
        definition.put("mutability", attribute.is(AttributeTrait.READ_ONLY) ? "readOnly" : "readWrite");
        definition.put("returned", attribute.is(AttributeTrait.ALWAYS_RETURNED) ? "always" : "default");
        definition.put("uniqueness", attribute.is(AttributeTrait.UNIQUE) ? "server" : "none");
        if (attribute.type() == AttributeType.REFERENCE) {
            definition.putArray("referenceTypes").add(attribute.name().equals("$ref") ? "uri" : "external");
        }
        if (attribute.isComplex()) {
            definition.set("subAttributes", of(attribute.subAttributes()));
        }
        return definition;
    }
}
