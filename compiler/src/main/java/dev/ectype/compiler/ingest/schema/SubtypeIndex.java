package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Indexes the declared schemas by their base schemas, on first use. */
final class SubtypeIndex {
    /** Extensions that state the value of a discriminator for a schema, because Swagger 2.0 has no mapping. */
    private static final List<String> VALUES = List.of("x-discriminator-value", "x-ms-discriminator-value");

    private final DescriptionReferences links;
    private final NamedTypes names;
    private @Nullable Map<SourceNode, List<LocatedNode>> built;
    private final Map<TypeName, String> values = new LinkedHashMap<>();

    SubtypeIndex(DescriptionReferences links, NamedTypes names) {
        this.links = links;
        this.names = names;
    }

    /** Returns the value of a discriminator that means a declared schema: a stated value, else its name. */
    String value(TypeName type) {
        built();
        return values.getOrDefault(type, names.written(type));
    }

    /** Returns the names of all direct and indirect subtypes of a schema, in the order of the description. */
    List<TypeName> of(LocatedNode base) {
        Map<SourceNode, List<LocatedNode>> index = built();
        Set<TypeName> found = new LinkedHashSet<>();
        List<LocatedNode> queue = new ArrayList<>(List.of(base));
        for (int at = 0; at < queue.size(); at++) {
            for (LocatedNode child : index.getOrDefault(queue.get(at).node(), List.of())) {
                TypeName name = names.known(child);
                if (name != null && found.add(name)) {
                    queue.add(child);
                }
            }
        }
        return List.copyOf(found);
    }

    private Map<SourceNode, List<LocatedNode>> built() {
        Map<SourceNode, List<LocatedNode>> index = built == null ? index() : built;
        built = index;
        return index;
    }

    private Map<SourceNode, List<LocatedNode>> index() {
        Map<SourceNode, List<LocatedNode>> index = new IdentityHashMap<>();
        for (LocatedNode schema : names.declared()) {
            TypeName name = names.known(schema);
            for (String extension : VALUES) {
                LocatedNode stated = schema.member(extension);
                if (name != null && stated != null && stated.node() instanceof ScalarNode scalar) {
                    values.putIfAbsent(name, scalar.text());
                }
            }
            LocatedNode parts = schema.member("allOf");
            for (LocatedNode part : parts == null ? List.<LocatedNode>of() : parts.elements()) {
                LocatedNode base = DescriptionReferences.isReference(part) ? links.target(part) : null;
                if (base != null) {
                    index.computeIfAbsent(base.node(), node -> new ArrayList<>())
                            .add(schema);
                }
            }
        }
        return index;
    }
}
