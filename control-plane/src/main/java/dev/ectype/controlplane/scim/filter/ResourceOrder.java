package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.scim.schema.AttributeTrait;
import dev.ectype.controlplane.scim.schema.ScimAttribute;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Orders resources by an attribute; resources without a value are last in ascending order. */
public record ResourceOrder(AttributePath path, boolean descending) implements Comparator<ObjectNode> {
    /** Parses the parameters {@code sortBy} and {@code sortOrder}; returns null without {@code sortBy}. */
    public static @Nullable ResourceOrder of(
            ScimResourceType type, @Nullable String sortBy, @Nullable String sortOrder) {
        boolean descending = "descending".equalsIgnoreCase(sortOrder);
        if (sortOrder != null && !descending && !"ascending".equalsIgnoreCase(sortOrder)) {
            throw ScimErrors.invalidValue("The parameter sortOrder must be ascending or descending, but was \""
                    + Excerpt.of(sortOrder) + "\".");
        } else if (sortBy == null) {
            return null;
        }
        AttributePath path = FilterReader.order(type, sortBy);
        if (path.compared() == null) {
            throw ScimErrors.invalidValue("The parameter sortBy must name an attribute with a simple value, but was \""
                    + Excerpt.of(sortBy) + "\"; name one of its sub-attributes.");
        }
        return new ResourceOrder(path, descending);
    }

    @Override
    public int compare(ObjectNode first, ObjectNode second) {
        Comparator<Optional<String>> absentLast =
                Comparator.comparing(value -> value.orElse(null), Comparator.nullsLast(Comparator.naturalOrder()));
        int order = absentLast.compare(key(first), key(second));
        return descending ? -order : order;
    }

    /** Returns the primary value, or else the first one. */
    private Optional<String> key(ObjectNode resource) {
        ScimAttribute compared = path.compared();
        ScimAttribute attribute = path.attribute();
        List<JsonNode> values = path.comparedValues(resource);
        if (compared == null || attribute == null || values.isEmpty()) {
            return Optional.empty();
        }
        JsonNode value = values.get(0);
        if (attribute.isMultiValued() && attribute.isComplex()) {
            for (JsonNode each : resource.path(attribute.name())) {
                if (each.path("primary").asBoolean(false) && each.has(compared.name())) {
                    value = each.get(compared.name());
                }
            }
        }
        String text = value.asString();
        return Optional.of(compared.is(AttributeTrait.CASE_EXACT) ? text : text.toLowerCase(Locale.ROOT));
    }
}
