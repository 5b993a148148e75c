package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.scim.schema.ScimAttribute;
import dev.ectype.controlplane.scim.schema.ScimSchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Locates values in a resource, such as {@code name.givenName} or {@code emails[type eq "work"].value}.
 *
 * @param extension the extension that contains the attribute; null for attributes of the resource itself
 * @param attribute the attribute; null if the path is the extension as a whole
 * @param filter the condition on the values of the attribute, or null
 * @param subAttribute the attribute of a complex value, or null
 */
public record AttributePath(
        @Nullable ScimSchema extension,
        @Nullable ScimAttribute attribute,
        @Nullable ScimFilter filter,
        @Nullable ScimAttribute subAttribute) {
    private static final String VALUE = "value";

    /** Returns the attribute at the end of the path, or null for an extension. */
    public @Nullable ScimAttribute target() {
        return subAttribute == null ? attribute : subAttribute;
    }

    /** Returns the attribute with the compared values: a complex attribute is compared by its {@code value}; null without one. */
    @Nullable
    ScimAttribute compared() {
        ScimAttribute target = target();
        return target != null && target.isComplex() ? target.find(VALUE).orElse(null) : target;
    }

    /** Returns whether the path begins with an attribute outside of extensions. */
    public boolean isAt(String name) {
        return extension == null && attribute != null && attribute.name().equals(name);
    }

    /** Returns whether the path is a simple attribute, or a sub-attribute such as {@code emails.value}, without a condition. */
    public boolean is(String name, @Nullable String sub) {
        ScimAttribute compared = compared();
        boolean same = sub == null
                ? compared != null && compared.equals(attribute)
                : compared != null
                        && !compared.equals(attribute)
                        && compared.name().equals(sub);
        return isAt(name) && filter == null && same;
    }

    /** Returns the values at the end of the path. */
    List<JsonNode> values(JsonNode resource) {
        if (attribute == null) {
            return List.of();
        }
        JsonNode parent = extension == null ? resource : resource.path(extension.urn());
        List<JsonNode> all = each(parent.path(attribute.name()));
        if (filter == null && subAttribute == null) {
            return all;
        }
        List<JsonNode> values = new ArrayList<>();
        for (JsonNode value : all) {
            if (filter == null || filter.matches(value)) {
                values.addAll(subAttribute == null ? List.of(value) : each(value.path(subAttribute.name())));
            }
        }
        return values;
    }

    /** Returns the values that a comparison uses. */
    List<JsonNode> comparedValues(JsonNode resource) {
        ScimAttribute target = target();
        if (target == null || !target.isComplex()) {
            return values(resource);
        }
        return values(resource).stream()
                .flatMap(value -> each(value.path(VALUE)).stream())
                .toList();
    }

    private static List<JsonNode> each(JsonNode value) {
        if (value.isMissingNode() || value.isNull()) {
            return List.of();
        }
        return value.isArray() ? List.copyOf(value.values()) : List.of(value);
    }
}
