package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Resolves {@code $dynamicRef} along the path from one schema to another: the outermost schema on the path with the
 * {@code $dynamicAnchor}, its own or one of its definitions, wins.
 */
public final class DynamicScope {
    static final DynamicScope NONE = new DynamicScope(new LinkedHashMap<>());

    private final Map<String, LocatedNode> anchors;

    private DynamicScope(Map<String, LocatedNode> anchors) {
        this.anchors = anchors;
    }

    boolean isEmpty() {
        return anchors.isEmpty();
    }

    /** Returns the scope inside a schema. */
    DynamicScope within(LocatedNode schema) {
        Map<String, LocatedNode> own = own(schema);
        if (own.isEmpty()) {
            return this;
        }
        own.putAll(anchors);
        return new DynamicScope(own);
    }

    /** Returns the part of the scope that matters to a schema with the given dynamic references. */
    DynamicScope towards(LocatedNode schema, Set<String> referred) {
        Map<String, LocatedNode> own = own(schema);
        Map<String, LocatedNode> relevant = new LinkedHashMap<>();
        anchors.forEach((name, place) -> {
            LocatedNode same = own.get(name);
            if (referred.contains(name) && (same == null || same.node() != place.node())) {
                relevant.put(name, place);
            }
        });
        return relevant.isEmpty() ? NONE : new DynamicScope(relevant);
    }

    /** Returns the target of a schema's {@code $dynamicRef}, or null without one or without its anchor in scope. */
    @Nullable
    LocatedNode target(LocatedNode schema) {
        String name = referred(schema);
        return name == null ? null : anchors.get(name);
    }

    /** Returns the anchor in a schema's {@code $dynamicRef}, or null. */
    static @Nullable String referred(LocatedNode schema) {
        boolean refers = schema.node() instanceof ObjectNode object
                && !(object.member("$ref") instanceof TextNode)
                && object.member("$dynamicRef") instanceof TextNode;
        String reference = refers ? ((ObjectNode) schema.node()).text("$dynamicRef") : null;
        return reference == null || !reference.startsWith("#") || reference.startsWith("#/")
                ? null
                : reference.substring(1);
    }

    private static Map<String, LocatedNode> own(LocatedNode schema) {
        Map<String, LocatedNode> own = new TreeMap<>();
        if (schema.node() instanceof ObjectNode object) {
            note(schema, object, own);
            LocatedNode definitions = object.has("$defs") ? schema.member("$defs") : null;
            if (definitions != null) {
                for (LocatedNode definition : definitions.members()) {
                    if (definition.node() instanceof ObjectNode defined) {
                        note(definition, defined, own);
                    }
                }
            }
        }
        return own;
    }

    private static void note(LocatedNode place, ObjectNode object, Map<String, LocatedNode> anchors) {
        if (object.member("$dynamicAnchor") instanceof TextNode name) {
            anchors.putIfAbsent(name.text(), place);
        }
    }

    /** Returns a key that is equal for equal scopes. */
    String key() {
        return anchors.entrySet().stream()
                .map(anchor -> anchor.getKey() + "=" + anchor.getValue().canonical())
                .sorted()
                .collect(Collectors.joining("\n"));
    }
}
