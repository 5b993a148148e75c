package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Discriminator;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows the values of its variants.
 *
 * @param exclusive true if exactly one variant must allow the value, false for at least one
 */
public record UnionSchema(
        List<Schema> variants, boolean exclusive, @Nullable Discriminator discriminator, Notes notes)
        implements Schema {
    public UnionSchema {
        variants = List.copyOf(variants);
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        Schema variant = discriminatedVariant(value);
        if (variant != null) {
            return check.same(variant, value);
        }
        int first = next(value, check, 0);
        if (first == variants.size()) {
            return check.closest(this, value);
        }
        if (!exclusive || next(value, check, first + 1) == variants.size()) {
            return true;
        }
        boolean meant =
                check.direction() == Direction.REQUEST && !VariantExclusivity.areExclusive(allowing(value, check));
        return meant || check.refuse("oneOf", value, "a value of exactly one of the variants");
    }

    /** Returns the same union without its discriminator. */
    public UnionSchema withoutDiscriminator() {
        return discriminator == null ? this : new UnionSchema(variants, exclusive, null, notes);
    }

    /** Returns a union of the same variants in which several may allow a value. */
    public UnionSchema inclusive() {
        return exclusive ? new UnionSchema(variants, false, null, notes) : this;
    }

    private int next(Document value, ValidationContext check, int from) {
        int at = from;
        while (at < variants.size() && !check.quietly(variants.get(at), value)) {
            at++;
        }
        return at;
    }

    private List<Schema> allowing(Document value, ValidationContext check) {
        return variants.stream()
                .filter(variant -> check.quietly(variant, value))
                .toList();
    }

    /** Returns the variant in the value's discriminator, or null. */
    public @Nullable Schema discriminatedVariant(Document value) {
        if (discriminator == null) {
            return null;
        }
        Document member = value.member(discriminator.member());
        return member == null || !member.isString() ? null : variant(member.text());
    }

    private @Nullable Schema variant(String value) {
        String name = discriminator == null ? null : discriminator.mapping().get(value);
        for (Schema variant : variants) {
            if (name != null
                    && variant instanceof NamedSchema named
                    && named.name().equals(name)) {
                return variant;
            }
        }
        return null;
    }
}
