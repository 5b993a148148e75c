package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Allows what one of its variants allows.
 *
 * @param exclusive exactly one variant must allow the value ({@code oneOf}), not at least one ({@code anyOf})
 * @param discriminator tells the variant by a member, or null
 */
public record UnionType(
        List<TypeRef> variants, boolean exclusive, @Nullable Discriminator discriminator, TypeNotes notes)
        implements TypeRef {
    public UnionType {
        variants = List.copyOf(variants);
    }

    /** The member whose value names the variant, and the type that each value stands for. */
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
