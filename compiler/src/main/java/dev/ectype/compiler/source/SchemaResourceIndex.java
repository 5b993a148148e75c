package dev.ectype.compiler.source;

import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Indexes the schemas with an {@code $id} in a document. References inside them resolve against it instead of the file.
 */
final class SchemaResourceIndex {
    private final Map<String, LocatedNode> named = new LinkedHashMap<>();

    private SchemaResourceIndex() {}

    static SchemaResourceIndex of(SourceDocument document) {
        SchemaResourceIndex resources = new SchemaResourceIndex();
        Set<SourceNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<LocatedNode> remaining = new ArrayDeque<>();
        remaining.add(LocatedNode.rootOf(document));
        while (!remaining.isEmpty()) {
            LocatedNode next = remaining.remove();
            if (next.node() instanceof ScalarNode || !seen.add(next.node())) {
                continue;
            }
            String id = id(next);
            if (id != null) {
                resources.named.putIfAbsent(absolute(base(next.parent()), id), next);
            }
            remaining.addAll(next.members());
            remaining.addAll(next.elements());
        }
        return resources;
    }

    /** Returns the schema for a reference without its fragment, or null. */
    @Nullable
    LocatedNode find(LocatedNode from, String reference) {
        return named.isEmpty() ? null : named.get(absolute(base(from), reference));
    }

    /** Returns the innermost schema with an {@code $id} around a place, or null. */
    static @Nullable LocatedNode around(LocatedNode place) {
        LocatedNode at = place;
        while (at != null && id(at) == null) {
            at = at.parent();
        }
        return at;
    }

    private static String base(@Nullable LocatedNode place) {
        LocatedNode around = place == null ? null : around(place);
        String id = around == null ? null : id(around);
        return id == null || around == null ? "" : absolute(base(around.parent()), id);
    }

    // A member of a schema may have this name too; then its value is a schema.
    private static @Nullable String id(LocatedNode place) {
        boolean names = place.node() instanceof ObjectNode object && object.member("$id") instanceof TextNode;
        return names && place.node() instanceof ObjectNode object ? object.text("$id") : null;
    }

    private static String absolute(String base, String reference) {
        String whole = ReferenceParser.file(reference);
        try {
            return base.isEmpty()
                    ? whole
                    : new URI(base).resolve(new URI(whole)).toString();
        } catch (URISyntaxException noAddress) {
            return whole;
        }
    }
}
