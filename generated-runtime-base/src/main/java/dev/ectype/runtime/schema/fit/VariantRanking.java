package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.SchemaUnwrapper;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import dev.ectype.runtime.schema.keyword.Discriminator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The variants of a union in the order in which they are worth trying. */
final class VariantRanking {
    /** From this depth on the shallowest variant comes first, whatever the description prefers. */
    static final int DEEP = 8;

    private static final int LONGEST_CHAIN = 16;

    private final FitSession fitting;
    private final UnionSchema union;
    private final List<Schema> finite;

    private VariantRanking(FitSession fitting, UnionSchema union, List<Schema> finite) {
        this.fitting = fitting;
        this.union = union;
        this.finite = finite;
    }

    /** One way to make a value of the union. */
    record Choice(Schema variant, @Nullable Document source, FitPosition spot) {}

    /** What the making of a union's value begins with. */
    record Start(@Nullable Document source, List<Choice> choices) {}

    static VariantRanking of(FitSession fitting, UnionSchema union, boolean shallowFirst) {
        List<Schema> finite = new ArrayList<>();
        for (Schema variant : union.variants()) {
            if (MinimumDepth.of(variant) < MinimumDepth.INFINITE) {
                finite.add(variant);
            }
        }
        if (shallowFirst) {
            finite.sort(Comparator.comparingInt(MinimumDepth::of));
        }
        return new VariantRanking(fitting, union, finite);
    }

    List<Choice> ranked(@Nullable Document source, FitPosition spot) {
        List<Choice> choices = new ArrayList<>();
        Schema decided = decided(spot);
        if (decided != null) {
            if (source != null) {
                choices.add(choice(decided, source, spot));
            }
            choices.add(choice(decided, null, spot));
            return choices;
        }
        if (source != null) {
            Schema nearest = nearest(source);
            if (nearest != null) {
                choices.add(choice(nearest, source, spot));
            }
            finite.stream()
                    .filter(variant -> variant != nearest && union.exclusive() && fitting.allows(variant, source))
                    .forEach(variant -> choices.add(choice(variant, source, spot)));
        }
        int turn = finite.isEmpty() ? 0 : spot.variation() % finite.size();
        for (int at = 0; at < finite.size(); at++) {
            choices.add(choice(finite.get((at + turn) % finite.size()), null, spot));
        }
        return choices;
    }

    /** The variant that a value decided beforehand names: what is called by its kind can be of no other. */
    private @Nullable Schema decided(FitPosition spot) {
        Discriminator discriminator = union.discriminator();
        Document value = discriminator == null ? null : spot.assigned().get(discriminator.member());
        if (discriminator == null || value == null) {
            return null;
        }
        Schema told = union.discriminatedVariant(ObjectEdit.of(Document.EMPTY_OBJECT)
                .set(discriminator.member(), value)
                .toDocument());
        return told == null || !finite.contains(told) ? null : told;
    }

    private @Nullable Schema nearest(Document source) {
        Schema told = union.discriminatedVariant(source);
        if (told != null) {
            return told;
        }
        Schema best = null;
        int most = Integer.MIN_VALUE;
        for (Schema variant : union.variants()) {
            if (fitting.allows(variant, source)) {
                return variant;
            }
            int likeness = MinimumDepth.of(variant) >= MinimumDepth.INFINITE ? 0 : likeness(variant, source);
            // However much is missing, nothing that was given is to be lost where there is room for it.
            if (likeness > most && (likeness > 0 || shares(variant, source))) {
                best = variant;
                most = likeness;
            }
        }
        return best;
    }

    private static boolean shares(Schema variant, Document source) {
        return SchemaUnwrapper.unwrap(variant) instanceof ObjectSchema object
                && source.isObject()
                && object.members().stream().anyMatch(member -> source.member(member.name()) != null);
    }

    private int likeness(Schema variant, Document source) {
        Schema shape = SchemaUnwrapper.unwrap(variant);
        if (!(shape instanceof ObjectSchema object) || !source.isObject()) {
            return 0;
        }
        int likeness = 1;
        for (MemberSchema member : object.members()) {
            Document value = source.member(member.name());
            if (value != null) {
                likeness += fitting.allows(member.type(), value) ? 3 : 1;
            } else if (member.required()) {
                likeness--;
            }
        }
        return likeness;
    }

    private Choice choice(Schema variant, @Nullable Document source, FitPosition spot) {
        Discriminator discriminator = union.discriminator();
        String value = discriminator == null ? null : discriminator.value(name(variant, 0));
        if (discriminator != null && value != null) {
            return new Choice(variant, source, spot.assigning(discriminator.member(), Document.of(value)));
        }
        return new Choice(variant, source, spot);
    }

    private static String name(Schema variant, int depth) {
        if (variant instanceof NamedSchema named) {
            return named.name();
        }
        boolean joined = variant instanceof IntersectionSchema && depth < LONGEST_CHAIN;
        return joined ? name(((IntersectionSchema) variant).parts().get(0), depth + 1) : "";
    }
}
