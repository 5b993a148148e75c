package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType.Discriminator;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads discriminators, the members that determine the type of a value. */
final class DiscriminatorReader {
    private final NamedTypes names;
    private final SubtypeIndex subtypes;

    DiscriminatorReader(NamedTypes names, SubtypeIndex subtypes) {
        this.names = names;
        this.subtypes = subtypes;
    }

    @Nullable
    Discriminator ofVariants(DescriptionObject schema, List<TypeRef> variants) {
        Discriminator written = written(schema);
        if (written == null) {
            return null;
        }
        List<TypeName> named = variants.stream()
                .filter(NamedType.class::isInstance)
                .map(variant -> ((NamedType) variant).name())
                .toList();
        return withUnmapped(written, named);
    }

    /**
     * Returns the discriminator of a base type for its subtypes, or null. A union has the discriminator of its variants
     * instead.
     */
    @Nullable
    Discriminator ofSubtypes(DescriptionObject schema) {
        boolean base = schema.has("discriminator") && !schema.has("oneOf") && !schema.has("anyOf");
        Discriminator written = base ? written(schema) : null;
        if (written == null) {
            return null;
        }
        Discriminator all = withUnmapped(written, subtypes.of(schema.place()));
        Map<String, TypeName> others = new LinkedHashMap<>(all.mapping());
        TypeName own = names.known(schema.place());
        others.values().removeIf(name -> name.equals(own));
        return others.isEmpty() ? null : new Discriminator(all.member(), others);
    }

    private @Nullable Discriminator written(DescriptionObject schema) {
        LocatedNode written = schema.place("discriminator");
        if (written == null) {
            return null;
        }
        if (written.node() instanceof ScalarNode scalar) {
            return new Discriminator(scalar.text(), new LinkedHashMap<>());
        }
        DescriptionObject discriminator = written.node() instanceof ObjectNode ? schema.object("discriminator") : null;
        String member = discriminator == null ? null : discriminator.text("propertyName");
        return discriminator == null || member == null ? null : new Discriminator(member, mapping(discriminator));
    }

    private Map<String, TypeName> mapping(DescriptionObject discriminator) {
        Map<String, TypeName> mapping = new LinkedHashMap<>();
        for (LocatedNode place : discriminator.members("mapping")) {
            TypeName name = place.node() instanceof ScalarNode scalar ? names.mapped(place, scalar.text()) : null;
            if (name != null) {
                mapping.put(place.name(), name);
            }
        }
        return mapping;
    }

    // A named type without a mapping is chosen by the value that it states, else by its own name.
    private Discriminator withUnmapped(Discriminator written, List<TypeName> named) {
        Map<String, TypeName> mapping = new LinkedHashMap<>(written.mapping());
        Set<TypeName> mapped = new LinkedHashSet<>(mapping.values());
        for (TypeName name : named) {
            if (!mapped.contains(name) && mapping.putIfAbsent(subtypes.value(name), name) == null) {
                mapped.add(name);
            }
        }
        return new Discriminator(written.member(), mapping);
    }
}
