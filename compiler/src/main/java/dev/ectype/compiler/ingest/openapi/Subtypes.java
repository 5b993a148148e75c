package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.Node;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Knows which of the declared schemas are built upon which, found when somebody first asks. */
final class Subtypes {
    private final Links links;
    private final NamedTypes names;
    private @Nullable Map<Node, List<Located>> built;

    Subtypes(Links links, NamedTypes names) {
        this.links = links;
        this.names = names;
    }

    /** The names of what is built upon a schema, directly or not, in the order of the description. */
    List<TypeName> of(Located base) {
        Map<Node, List<Located>> index = built == null ? index() : built;
        built = index;
        Set<TypeName> found = new LinkedHashSet<>();
        List<Located> queue = new ArrayList<>(List.of(base));
        for (int at = 0; at < queue.size(); at++) {
            for (Located child : index.getOrDefault(queue.get(at).node(), List.of())) {
                TypeName name = names.known(child);
                if (name != null && found.add(name)) {
                    queue.add(child);
                }
            }
        }
        return List.copyOf(found);
    }

    private Map<Node, List<Located>> index() {
        Map<Node, List<Located>> index = new IdentityHashMap<>();
        for (Located schema : names.declared()) {
            Located parts = schema.member("allOf");
            for (Located part : parts == null ? List.<Located>of() : parts.elements()) {
                Located base = Links.isReference(part) ? links.target(part) : null;
                if (base != null) {
                    index.computeIfAbsent(base.node(), node -> new ArrayList<>())
                            .add(schema);
                }
            }
        }
        return index;
    }
}
