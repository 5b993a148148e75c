package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows what one of its variants allows.
 *
 * @param exclusive exactly one variant must allow the value, not at least one
 */
public record UnionSchema(
        List<Schema> variants, boolean exclusive, @Nullable Discriminator discriminator, Notes notes)
        implements Schema {
    public UnionSchema {
        variants = List.copyOf(variants);
    }

    @Override
    public boolean allows(Document value, Check check) {
        Schema told = told(value);
        if (told != null) {
            return check.same(told, value);
        }
        int allowing = 0;
        for (int at = 0; at < variants.size() && allowing < (exclusive ? 2 : 1); at++) {
            allowing += check.quietly(variants.get(at), value) ? 1 : 0;
        }
        if (allowing == 1) {
            return true;
        }
        return allowing == 0
                ? check.closest(this, value)
                : check.refuse("oneOf", value, "a value of exactly one of the variants");
    }

    /** The variant that the value's discriminator names, or null. */
    public @Nullable Schema told(Document value) {
        if (discriminator == null) {
            return null;
        }
        Document member = value.member(discriminator.member());
        return member == null || !member.isString() ? null : variant(member.text());
    }

    private @Nullable Schema variant(String told) {
        String name = discriminator == null ? null : discriminator.mapping().get(told);
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
