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

/** Ranks the variants of a union by their match with the source. */
final class VariantRanking {
    /** The depth from which the shallowest variant comes first, regardless of the description's preference. */
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

    /** Describes one way to create a value of the union. */
    record Choice(Schema variant, @Nullable Document source, FitPosition spot) {}

    /** Holds the source and the choices for a value of the union. */
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

    /** Returns the variant of an assigned discriminator value, which excludes all others. */
    private @Nullable Schema decided(FitPosition spot) {
        Discriminator discriminator = union.discriminator();
        Document value = discriminator == null ? null : spot.assigned().get(discriminator.member());
        if (discriminator == null || value == null) {
            return null;
        }
        Schema variant = union.discriminatedVariant(ObjectEdit.of(Document.EMPTY_OBJECT)
                .set(discriminator.member(), value)
                .toDocument());
        return variant == null || !finite.contains(variant) ? null : variant;
    }

    private @Nullable Schema nearest(Document source) {
        Schema discriminated = union.discriminatedVariant(source);
        if (discriminated != null) {
            return discriminated;
        }
        Schema best = null;
        int most = Integer.MIN_VALUE;
        for (Schema variant : union.variants()) {
            if (fitting.allows(variant, source)) {
                return variant;
            }
            int score = MinimumDepth.of(variant) >= MinimumDepth.INFINITE ? 0 : score(variant, source);
            // A variant without a positive score still qualifies if it shares members with the source, which keeps
            // given members.
            if (score > most && (score > 0 || shares(variant, source))) {
                best = variant;
                most = score;
            }
        }
        return best;
    }

    private static boolean shares(Schema variant, Document source) {
        return SchemaUnwrapper.unwrap(variant) instanceof ObjectSchema object
                && source.isObject()
                && object.members().stream().anyMatch(member -> source.member(member.name()) != null);
    }

    private int score(Schema variant, Document source) {
        Schema shape = SchemaUnwrapper.unwrap(variant);
        if (!(shape instanceof ObjectSchema object) || !source.isObject()) {
            return 0;
        }
        int score = 1;
        for (MemberSchema member : object.members()) {
            Document value = source.member(member.name());
            if (value != null) {
                score += fitting.allows(member.type(), value) ? 3 : 1;
            } else if (member.required()) {
                score--;
            }
        }
        return score;
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
