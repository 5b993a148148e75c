package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Allows the values of its variants.
 *
 * @param exclusive true if exactly one variant must match ({@code oneOf}), false for at least one ({@code anyOf})
 * @param discriminator the member that determines the variant, or null
 */
public record UnionType(
        List<TypeRef> variants, boolean exclusive, @Nullable Discriminator discriminator, TypeNotes notes)
        implements TypeRef {
    public UnionType {
        variants = List.copyOf(variants);
    }

    /** Holds the member that determines the variant, and the variant for each of its values. */
    public record Discriminator(String member, Map<String, TypeName> mapping) {
        public Discriminator {
            mapping = OrderedMaps.copyOf(mapping);
        }
    }

    @Override
    public List<TypeRef> children() {
        return variants;
    }
}
