package dev.ectype.controlplane.scim.patch;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.scim.filter.AttributePath;
import dev.ectype.controlplane.scim.filter.FilterReader;
import dev.ectype.controlplane.scim.filter.ScimFilter;
import dev.ectype.controlplane.scim.patch.PatchOperation.Kind;
import dev.ectype.controlplane.scim.schema.AttributeReader;
import dev.ectype.controlplane.scim.schema.AttributeTrait;
import dev.ectype.controlplane.scim.schema.ScimAttribute;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.schema.ScimSchema;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Applies the operations of a PATCH request to a copy of a resource. */
public final class ResourcePatch {
    /** The maximum number of conditions that a request evaluates, about two seconds of work. */
    private static final long MOST_CONDITIONS = 10_000_000;

    private final ScimResourceType type;
    private final ObjectNode resource;
    private long conditions;

    private ResourcePatch(ScimResourceType type, ObjectNode resource) {
        this.type = type;
        this.resource = resource;
    }

    /** Returns the changed resource, or throws the error of the first invalid operation. */
    public static ObjectNode apply(ScimResourceType type, ObjectNode resource, List<PatchOperation> operations) {
        ResourcePatch patch = new ResourcePatch(type, resource.deepCopy());
        operations.forEach(patch::apply);
        return AttributeReader.resource(type, patch.resource);
    }

    private void apply(PatchOperation operation) {
        JsonNode value = operation.value();
        if (operation.kind() != Kind.REMOVE && value == null) {
            throw ScimErrors.invalidValue(
                    "An operation " + operation.kind().name().toLowerCase(Locale.ROOT) + " needs a value.");
        }
        String path = operation.path();
        if (path != null) {
            AttributePath parsed = FilterReader.path(type, path);
            if (isReadOnly(parsed)) {
                throw ScimErrors.mutability("The attribute " + Excerpt.of(path) + " is read-only.");
            }
            change(operation.kind(), parsed, value);
        } else if (operation.kind() == Kind.REMOVE) {
            throw ScimErrors.noTarget("An operation remove needs a path.");
        } else {
            changeAll(operation.kind(), value);
        }
    }

    /** Applies a value that names attributes, also by paths such as {@code name.givenName}. Unknown and read-only ones are ignored. */
    private void changeAll(Kind kind, @Nullable JsonNode value) {
        if (value == null || !value.isObject()) {
            throw ScimErrors.invalidValue("The value of an operation without a path must be an object, but was "
                    + Excerpt.of(String.valueOf(value)) + ".");
        }
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            FilterReader.find(type, member.getKey())
                    .filter(path -> !isReadOnly(path))
                    .ifPresent(path -> change(kind, path, member.getValue()));
        }
    }

    private static boolean isReadOnly(AttributePath path) {
        ScimAttribute attribute = path.attribute();
        ScimAttribute target = path.target();
        return attribute != null && attribute.is(AttributeTrait.READ_ONLY)
                || target != null && target.is(AttributeTrait.READ_ONLY);
    }

    private void change(Kind kind, AttributePath path, @Nullable JsonNode value) {
        ScimSchema extension = path.extension();
        ScimAttribute attribute = path.attribute();
        if (extension != null && !resource.has(extension.urn())) {
            resource.set(extension.urn(), JsonNodeFactory.instance.objectNode());
        }
        ObjectNode parent = extension == null ? resource : (ObjectNode) resource.get(extension.urn());
        if (extension != null && attribute == null) {
            changeExtension(kind, extension, parent, value);
        } else if (attribute != null && attribute.isMultiValued()) {
            count(parent.path(attribute.name()).size(), path.filter());
            new ValueListPatch(parent, attribute, path).apply(kind, value);
        } else if (attribute != null) {
            changeSingle(kind, parent, attribute, path.subAttribute(), value);
        }
    }

    private void count(int values, @Nullable ScimFilter filter) {
        conditions += (long) values * (filter == null ? 0 : filter.size());
        if (conditions > MOST_CONDITIONS) {
            throw ScimErrors.tooMany("The conditions of the paths would be evaluated more than " + MOST_CONDITIONS
                    + " times; send fewer operations at once.");
        }
    }

    private void changeExtension(Kind kind, ScimSchema extension, ObjectNode parent, @Nullable JsonNode value) {
        if (kind == Kind.REMOVE) {
            parent.removeAll();
            return;
        } else if (value == null || !value.isObject()) {
            throw ScimErrors.invalidValue("The value of the extension " + extension.urn()
                    + " must be an object, but was " + Excerpt.of(String.valueOf(value)) + ".");
        }
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            extension
                    .find(member.getKey())
                    .ifPresent(attribute -> changeSingle(kind, parent, attribute, null, member.getValue()));
        }
    }

    private static void changeSingle(
            Kind kind,
            ObjectNode parent,
            ScimAttribute attribute,
            @Nullable ScimAttribute sub,
            @Nullable JsonNode value) {
        if (sub != null) {
            ObjectNode object = parent.get(attribute.name()) instanceof ObjectNode present
                    ? present
                    : JsonNodeFactory.instance.objectNode();
            set(kind, object, sub, value);
            parent.set(attribute.name(), object);
        } else {
            set(kind, parent, attribute, value);
        }
        if (parent.get(attribute.name()) instanceof ObjectNode object && object.isEmpty()) {
            parent.remove(attribute.name());
        }
    }

    /** Sets or removes a single value. A complex value keeps the sub-attributes that the operation does not name. */
    static void set(Kind kind, ObjectNode parent, ScimAttribute attribute, @Nullable JsonNode value) {
        Optional<JsonNode> read =
                kind == Kind.REMOVE || value == null ? Optional.empty() : AttributeReader.value(attribute, value);
        if (read.isEmpty()) {
            parent.remove(attribute.name());
        } else if (attribute.isComplex() && parent.get(attribute.name()) instanceof ObjectNode present) {
            present.setAll((ObjectNode) read.get());
        } else {
            parent.set(attribute.name(), read.get());
        }
    }
}
