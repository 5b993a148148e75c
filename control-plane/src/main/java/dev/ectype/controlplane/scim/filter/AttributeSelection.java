package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.scim.schema.AttributeTrait;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.schema.ScimSchema;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Projects resources by the parameters {@code attributes} and {@code excludedAttributes}. Unknown names are ignored.
 *
 * @param names the names in lower case, without the URN of the core schema; empty for all attributes
 * @param excludes whether the named attributes are omitted, as opposed to all others
 */
public record AttributeSelection(ScimResourceType type, List<String> names, boolean excludes) {
    private static final int MOST = 200;

    /** Parses the comma-separated names of both parameters, of which a request has at most one. */
    public static AttributeSelection of(
            ScimResourceType type, @Nullable String attributes, @Nullable String excludedAttributes) {
        boolean included = attributes != null && !attributes.isBlank();
        boolean excluded = excludedAttributes != null && !excludedAttributes.isBlank();
        if (included && excluded) {
            throw ScimErrors.invalidValue(
                    "The parameters attributes and excludedAttributes exclude each other; send one.");
        }
        String text =
                attributes != null && included ? attributes : excludedAttributes == null ? "" : excludedAttributes;
        List<String> names = Arrays.stream(text.split(","))
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .filter(name -> !name.isEmpty())
                .map(name -> withoutCore(type, name))
                .toList();
        if (names.size() > MOST) {
            throw ScimErrors.invalidValue("The parameter has " + names.size() + " attributes, such as "
                    + Excerpt.of(names.get(0)) + "; send at most " + MOST + ".");
        }
        return new AttributeSelection(type, names, !included);
    }

    private static String withoutCore(ScimResourceType type, String name) {
        String core = type.core().urn().toLowerCase(Locale.ROOT) + ":";
        return name.startsWith(core) ? name.substring(core.length()) : name;
    }

    /** Returns whether responses contain an attribute or a part of it. */
    public boolean contains(String attribute) {
        String name = attribute.toLowerCase(Locale.ROOT);
        return excludes
                ? !names.contains(name)
                : names.stream().anyMatch(each -> each.equals(name) || each.startsWith(name + "."));
    }

    /** Returns the projection of a resource. */
    public ObjectNode apply(ObjectNode resource) {
        if (names.isEmpty()) {
            return resource;
        }
        ObjectNode projection = JsonNodeFactory.instance.objectNode();
        ScimSchema extension = type.extension();
        for (Map.Entry<String, JsonNode> member : resource.properties()) {
            String name = member.getKey();
            boolean always = type.find(name)
                    .map(attribute -> attribute.is(AttributeTrait.ALWAYS_RETURNED))
                    .orElse(false);
            JsonNode value = always
                    ? member.getValue()
                    : project(
                            name.toLowerCase(Locale.ROOT),
                            name.equals(extension.urn()) ? ":" : ".",
                            member.getValue(),
                            name.equals(extension.urn()));
            if (value != null) {
                projection.set(name, value);
            }
        }
        return projection;
    }

    private @Nullable JsonNode project(String path, String separator, JsonNode value, boolean deep) {
        if (names.contains(path)) {
            return excludes ? null : value;
        }
        boolean parts = names.stream().anyMatch(name -> name.startsWith(path + separator));
        if (!parts) {
            return excludes ? value : null;
        } else if (value.isArray()) {
            ArrayNode values = JsonNodeFactory.instance.arrayNode();
            for (JsonNode each : value) {
                values.add(object(path, separator, each, deep));
            }
            return values;
        }
        ObjectNode object = object(path, separator, value, deep);
        return object.isEmpty() ? null : object;
    }

    private ObjectNode object(String path, String separator, JsonNode value, boolean deep) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            String name = path + separator + member.getKey().toLowerCase(Locale.ROOT);
            JsonNode part = deep && member.getValue().isObject()
                    ? project(name, ".", member.getValue(), false)
                    : names.contains(name) == excludes ? null : member.getValue();
            if (part != null) {
                object.set(member.getKey(), part);
            }
        }
        return object;
    }
}
