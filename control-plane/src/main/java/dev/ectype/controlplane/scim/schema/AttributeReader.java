package dev.ectype.controlplane.scim.schema;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.problem.ScimPath;
import dev.ectype.controlplane.platform.text.PlainText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads resources and attribute values of clients. It ignores unknown and read-only attributes, corrects the case of names, and accepts the
 * forms of known identity providers, such as the text {@code "False"} for a boolean.
 */
public final class AttributeReader {
    /** The maximum number of characters of a text. */
    private static final int LONGEST = 1_000;

    /** The maximum number of values of an attribute, except the members of a group. */
    private static final int MOST_VALUES = 100;

    /** The maximum number of members of a group. */
    private static final int MOST_MEMBERS = 10_000;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String VALUE = "value";
    private static final String PRIMARY = "primary";

    private AttributeReader() {}

    /** Returns a resource with its known attributes; {@code id}, {@code schemas} and {@code meta} are omitted. */
    public static ObjectNode resource(ScimResourceType type, @Nullable JsonNode body) {
        if (body == null || !body.isObject()) {
            throw ScimErrors.invalidSyntax("The body must be a JSON object with the attributes of a "
                    + type.core().name() + ", see " + ScimPath.ROOT
                    + "/Schemas.");
        }
        ObjectNode resource = NODES.objectNode();
        for (Map.Entry<String, JsonNode> member : body.properties()) {
            if (member.getKey().equalsIgnoreCase(type.extension().urn())) {
                object(
                                type.extension().attributes(),
                                member.getValue(),
                                type.extension().urn())
                        .ifPresent(extension -> resource.set(type.extension().urn(), extension));
            } else {
                put(resource, type.find(member.getKey()), member.getValue(), "");
            }
        }
        return required(type, resource);
    }

    /** Returns the resource, or rejects it if a required attribute is missing. */
    private static ObjectNode required(ScimResourceType type, ObjectNode resource) {
        for (ScimAttribute attribute : type.attributes()) {
            if (attribute.is(AttributeTrait.REQUIRED) && !resource.has(attribute.name())) {
                throw ScimErrors.invalidValue("The attribute " + attribute.name() + " is required; send a text.");
            }
        }
        return resource;
    }

    /** Returns the value of an attribute; empty for null and for an empty list or object. */
    public static Optional<JsonNode> value(ScimAttribute attribute, JsonNode value) {
        return value(attribute, value, attribute.name());
    }

    private static Optional<JsonNode> value(ScimAttribute attribute, JsonNode value, String path) {
        if (value.isNull()) {
            return Optional.empty();
        } else if (!attribute.isMultiValued()) {
            return single(attribute, value, path);
        }
        ArrayNode values = NODES.arrayNode();
        int most = attribute.name().equals("members") ? MOST_MEMBERS : MOST_VALUES;
        // Some clients send a single value without a list.
        for (JsonNode each : value.isArray() ? value : NODES.arrayNode().add(value)) {
            single(attribute, each, path).ifPresent(values::add);
        }
        if (values.size() > most) {
            throw ScimErrors.invalidValue(
                    "The attribute " + path + " has " + values.size() + " values; send at most " + most + ".");
        }
        checkPrimary(values, path);
        return values.isEmpty() ? Optional.empty() : Optional.of(values);
    }

    private static void checkPrimary(ArrayNode values, String path) {
        int primary = 0;
        for (JsonNode each : values) {
            primary += each.path(PRIMARY).asBoolean(false) ? 1 : 0;
        }
        if (primary > 1) {
            throw ScimErrors.invalidValue("The attribute " + path + " has " + primary
                    + " values with primary true; set it on at most one of them.");
        }
    }

    private static Optional<JsonNode> single(ScimAttribute attribute, JsonNode value, String path) {
        return switch (attribute.type()) {
            case COMPLEX -> complex(attribute, value, path);
            case BOOLEAN -> Optional.of(NODES.booleanNode(bool(value, path)));
            case STRING, REFERENCE, DATE_TIME -> Optional.of(NODES.stringNode(text(attribute, value, path)));
        };
    }

    private static Optional<JsonNode> complex(ScimAttribute attribute, JsonNode value, String path) {
        // Some clients send the identifier of a manager or an e-mail address as text.
        JsonNode object = value.isString() && attribute.find(VALUE).isPresent()
                ? NODES.objectNode().set(VALUE, value)
                : value;
        return object(attribute.subAttributes(), object, path).map(JsonNode.class::cast);
    }

    private static Optional<ObjectNode> object(List<ScimAttribute> attributes, JsonNode value, String path) {
        if (value.isNull()) {
            return Optional.empty();
        } else if (!value.isObject()) {
            throw ScimErrors.invalidValue(
                    "The attribute " + path + " must be an object, but was " + Excerpt.of(value.toString()) + ".");
        }
        ObjectNode object = NODES.objectNode();
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            put(object, ScimAttribute.find(attributes, member.getKey()), member.getValue(), path + ".");
        }
        for (ScimAttribute attribute : attributes) {
            if (attribute.is(AttributeTrait.REQUIRED) && !object.has(attribute.name())) {
                throw ScimErrors.invalidValue(
                        "The attribute " + path + " needs the sub-attribute " + attribute.name() + ".");
            }
        }
        return object.isEmpty() ? Optional.empty() : Optional.of(object);
    }

    private static void put(ObjectNode target, Optional<ScimAttribute> known, JsonNode value, String prefix) {
        known.filter(attribute -> !attribute.is(AttributeTrait.READ_ONLY))
                .ifPresent(attribute -> value(attribute, value, prefix + attribute.name())
                        .ifPresent(read -> target.set(attribute.name(), read)));
    }

    private static boolean bool(JsonNode value, String path) {
        if (value.isBoolean()) {
            return value.booleanValue();
        } else if (value.isString() && value.stringValue().equalsIgnoreCase("true")) {
            return true;
        } else if (value.isString() && value.stringValue().equalsIgnoreCase("false")) {
            return false;
        }
        throw ScimErrors.invalidValue(
                "The attribute " + path + " must be true or false, but was " + Excerpt.of(value.toString()) + ".");
    }

    private static String text(ScimAttribute attribute, JsonNode value, String path) {
        if (!value.isString()) {
            throw ScimErrors.invalidValue(
                    "The attribute " + path + " must be a text, but was " + Excerpt.of(value.toString()) + ".");
        }
        String text = value.stringValue();
        if (text.length() > LONGEST) {
            throw ScimErrors.invalidValue(
                    "The attribute " + path + " has " + text.length() + " characters; send at most " + LONGEST + ".");
        } else if (!(attribute.is(AttributeTrait.MULTILINE) ? PlainText.acceptsLines(text) : PlainText.accepts(text))) {
            throw ScimErrors.invalidValue("The attribute " + path
                    + " contains a control character or a mark that changes the writing direction; remove it.");
        }
        return text;
    }
}
