package dev.ectype.controlplane.scim.patch;

import dev.ectype.controlplane.scim.filter.AttributePath;
import dev.ectype.controlplane.scim.filter.ComparisonOperator;
import dev.ectype.controlplane.scim.filter.ScimFilter;
import dev.ectype.controlplane.scim.patch.PatchOperation.Kind;
import dev.ectype.controlplane.scim.schema.AttributeReader;
import dev.ectype.controlplane.scim.schema.ScimAttribute;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Applies an operation to an attribute with several values, such as {@code emails} or {@code members}. */
final class ValueListPatch {
    private static final String VALUE = "value";
    private static final String PRIMARY = "primary";

    private final ObjectNode parent;
    private final ScimAttribute attribute;
    private final @Nullable ScimFilter filter;
    private final @Nullable ScimAttribute sub;
    private final List<JsonNode> values;

    ValueListPatch(ObjectNode parent, ScimAttribute attribute, AttributePath path) {
        this.parent = parent;
        this.attribute = attribute;
        this.filter = path.filter();
        this.sub = path.subAttribute();
        this.values = new ArrayList<>(parent.path(attribute.name()).values());
    }

    void apply(Kind kind, @Nullable JsonNode value) {
        // A value for a sub-attribute is no value of this attribute.
        List<JsonNode> read = value == null || sub != null
                ? List.of()
                : AttributeReader.value(attribute, value)
                        .map(list -> List.copyOf(list.values()))
                        .orElse(List.of());
        if (filter == null && sub == null) {
            changeList(kind, value, read);
        } else if (kind == Kind.REMOVE) {
            removeSelected();
        } else {
            changeSelected(kind, value, read);
        }
        values.removeIf(each -> each.isObject() && each.isEmpty());
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        values.forEach(list::add);
        if (list.isEmpty()) {
            parent.remove(attribute.name());
        } else {
            parent.set(attribute.name(), list);
        }
    }

    private void changeList(Kind kind, @Nullable JsonNode value, List<JsonNode> read) {
        switch (kind) {
            case REPLACE -> {
                values.clear();
                values.addAll(read);
            }
            case ADD -> {
                Set<JsonNode> present = new LinkedHashSet<>(values);
                List<JsonNode> added =
                        read.stream().filter(each -> !present.contains(each)).toList();
                values.addAll(added);
                keepOnePrimary(added);
            }
            case REMOVE -> {
                if (value == null || value.isNull()) {
                    values.clear();
                } else {
                    removeEqual(read);
                }
            }
        }
    }

    /** Removes values that Entra ID lists in the operation, by their {@code value} if they have one. */
    private void removeEqual(List<JsonNode> removed) {
        Set<JsonNode> keys = new LinkedHashSet<>();
        removed.forEach(each -> keys.add(each.has(VALUE) ? each.get(VALUE) : each));
        values.removeIf(each -> keys.contains(each) || each.has(VALUE) && keys.contains(each.get(VALUE)));
    }

    private List<ObjectNode> selected() {
        return values.stream()
                .filter(each -> filter == null || filter.matches(each))
                .map(ObjectNode.class::cast)
                .toList();
    }

    private void removeSelected() {
        ScimAttribute removed = sub;
        if (removed == null) {
            values.removeIf(each -> filter == null || filter.matches(each));
        } else {
            selected().forEach(each -> each.remove(removed.name()));
        }
    }

    private void changeSelected(Kind kind, @Nullable JsonNode value, List<JsonNode> read) {
        List<ObjectNode> targets = selected();
        if (targets.isEmpty()) {
            targets = List.of(create(kind));
        }
        for (ObjectNode target : targets) {
            if (sub != null) {
                ResourcePatch.set(kind, target, sub, value);
            } else if (read.size() == 1 && read.get(0) instanceof ObjectNode object) {
                if (kind == Kind.REPLACE) {
                    target.removeAll();
                }
                target.setAll(object);
            } else {
                throw ScimErrors.invalidValue("The value of an operation on " + attribute.name()
                        + "[…] must be one object with attributes of the value.");
            }
        }
        keepOnePrimary(targets);
    }

    /**
     * Creates a value that satisfies the condition of the path. Entra ID sends {@code emails[type eq "work"].value} for a user without such
     * an address.
     */
    private ObjectNode create(Kind kind) {
        ObjectNode created = JsonNodeFactory.instance.objectNode();
        boolean creates = filter == null || satisfy(filter, created);
        if (!creates || kind == Kind.REPLACE && sub == null) {
            throw ScimErrors.noTarget(
                    "No value of " + attribute.name() + " satisfies the condition of the path; add the value first.");
        }
        values.add(created);
        return created;
    }

    /** Sets the sub-attributes that a condition of equalities requires; returns false for other conditions. */
    private static boolean satisfy(ScimFilter condition, ObjectNode created) {
        if (condition instanceof ScimFilter.And and) {
            return and.filters().stream().allMatch(each -> satisfy(each, created));
        } else if (condition instanceof ScimFilter.Comparison comparison
                && comparison.operator() == ComparisonOperator.EQ
                && !comparison.operand().isNull()) {
            Optional.ofNullable(comparison.path().attribute())
                    .ifPresent(required -> created.set(required.name(), comparison.operand()));
            return true;
        }
        return false;
    }

    /** A new primary value replaces the previous one. */
    private void keepOnePrimary(List<? extends JsonNode> written) {
        if (written.stream().anyMatch(each -> each.path(PRIMARY).asBoolean(false))) {
            for (JsonNode each : values) {
                boolean own = written.stream().anyMatch(other -> other == each);
                if (!own && each instanceof ObjectNode object && object.has(PRIMARY)) {
                    object.put(PRIMARY, false);
                }
            }
        }
    }
}
