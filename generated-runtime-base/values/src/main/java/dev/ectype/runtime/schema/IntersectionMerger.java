package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.IntersectionSchema.MergedSchema;
import dev.ectype.runtime.schema.keyword.Bound;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.regex.Regex;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Merges the parts of an intersection into one type. Deeper levels are merged on demand. */
public final class IntersectionMerger {
    private static final int LONGEST_CHAIN = 64;
    private static final int MOST_PARTS = 500;
    private static final int MOST_COMBINATIONS = 256;

    private final List<Schema> flat = new ArrayList<>();
    private final List<Schema> conditions = new ArrayList<>();
    private boolean exact = true;

    private IntersectionMerger() {}

    static MergedSchema of(IntersectionSchema intersection) {
        IntersectionMerger merge = new IntersectionMerger();
        merge.flatten(intersection, 0);
        Schema whole = AnySchema.ANY;
        for (Schema part : merge.affordable()) {
            whole = merge.both(whole, part);
        }
        whole = merge.restricted(whole);
        Notes notes = NotesMerger.of(intersection.notes(), merge.flat);
        return new MergedSchema(NotesReplacer.with(whole, notes), merge.exact);
    }

    private void flatten(Schema part, int depth) {
        if (depth > LONGEST_CHAIN || flat.size() > MOST_PARTS) {
            exact = false;
        } else if (part instanceof NamedSchema named) {
            flatten(named.target(), depth + 1);
        } else if (part instanceof IntersectionSchema intersection) {
            intersection.parts().forEach(inner -> flatten(inner, depth + 1));
        } else if (part instanceof NotSchema || part instanceof ConditionalSchema) {
            conditions.add(part);
        } else if (part instanceof UnevaluatedSchema unevaluated) {
            exact = false;
            flatten(unevaluated.type(), depth + 1);
        } else {
            flat.add(part);
        }
    }

    /** Adds restrictions to an object type. Other values need a validation afterwards. */
    private Schema restricted(Schema whole) {
        if (conditions.isEmpty()) {
            return whole;
        }
        if (whole instanceof ObjectSchema object) {
            List<Schema> all = new ArrayList<>(object.rules().conditions());
            all.addAll(conditions);
            ObjectRules rules = object.rules();
            return object.withRules(new ObjectRules(rules.names(), all, rules.subtypes()));
        }
        if (whole instanceof UnionSchema union) {
            return each(union, all(conditions));
        }
        if (whole instanceof EnumSchema values) {
            return allowedValues(values, all(conditions));
        }
        exact = false;
        return whole;
    }

    /** Returns the parts without unions that have too many combinations. */
    private List<Schema> affordable() {
        List<Schema> parts = new ArrayList<>();
        long combinations = 1;
        for (Schema part : flat) {
            long more = part instanceof UnionSchema union
                    ? combinations * Math.max(1, union.variants().size())
                    : combinations;
            if (more > MOST_COMBINATIONS && combinations > 1) {
                exact = false;
            } else {
                combinations = more;
                parts.add(part);
            }
        }
        return parts;
    }

    private Schema both(Schema left, Schema right) {
        if (left instanceof AnySchema || right instanceof NoneSchema) {
            return right;
        }
        if (right instanceof AnySchema || left instanceof NoneSchema) {
            return left;
        }
        if (left instanceof EnumSchema || right instanceof EnumSchema) {
            return left instanceof EnumSchema values
                    ? allowedValues(values, right)
                    : allowedValues((EnumSchema) right, left);
        }
        if (left instanceof UnionSchema || right instanceof UnionSchema) {
            return left instanceof UnionSchema union ? each(union, right) : each((UnionSchema) right, left);
        }
        if (left instanceof NullableSchema || right instanceof NullableSchema) {
            return left instanceof NullableSchema nullable
                    ? nullable(nullable, right)
                    : nullable((NullableSchema) right, left);
        }
        return sameKind(left, right);
    }

    private static Schema allowedValues(EnumSchema values, Schema other) {
        List<Document> allowed = values.values().stream()
                .filter(value -> Validator.allows(other, value, Direction.STORED))
                .toList();
        return allowed.isEmpty() ? NoneSchema.NONE : new EnumSchema(allowed, values.contradictory(), values.notes());
    }

    private static Schema each(UnionSchema union, Schema other) {
        List<Schema> variants = union.variants().stream()
                .map(variant -> all(List.of(variant, other)))
                .toList();
        return new UnionSchema(variants, union.exclusive(), union.discriminator(), union.notes());
    }

    private static Schema nullable(NullableSchema nullable, Schema other) {
        if (other instanceof NullSchema) {
            return other;
        }
        return other instanceof NullableSchema both
                ? new NullableSchema(all(List.of(nullable.type(), both.type())), nullable.notes())
                : all(List.of(nullable.type(), other));
    }

    private Schema sameKind(Schema left, Schema right) {
        if (left instanceof ObjectSchema one && right instanceof ObjectSchema two) {
            exact &= one.patterns().isEmpty() && two.patterns().isEmpty();
            return ObjectSchemaMerger.of(one, two);
        }
        if (left instanceof ArraySchema one && right instanceof ArraySchema two) {
            return arrays(one, two);
        }
        if (left instanceof NumberSchema one && right instanceof NumberSchema two) {
            return numbers(one, two);
        }
        if (left instanceof TextSchema one && right instanceof TextSchema two) {
            return texts(one, two);
        }
        return left.getClass() == right.getClass() ? left : NoneSchema.NONE;
    }

    private static Schema arrays(ArraySchema one, ArraySchema two) {
        List<Schema> prefix = new ArrayList<>();
        for (int at = 0; at < Math.max(one.prefix().size(), two.prefix().size()); at++) {
            prefix.add(all(List.of(one.item(at), two.item(at))));
        }
        return new ArraySchema(
                prefix,
                all(List.of(one.items(), two.items())),
                Math.max(one.minItems(), two.minItems()),
                Math.min(one.maxItems(), two.maxItems()),
                one.uniqueItems() || two.uniqueItems(),
                Stream.concat(one.contains().stream(), two.contains().stream()).toList(),
                one.mergeKey() == null ? two.mergeKey() : one.mergeKey(),
                Notes.NONE);
    }

    private Schema numbers(NumberSchema one, NumberSchema two) {
        BigDecimal step = one.multipleOf() == null ? two.multipleOf() : one.multipleOf();
        if (one.multipleOf() != null
                && two.multipleOf() != null
                && !one.multipleOf().equals(two.multipleOf())) {
            step = one.multipleOf().multiply(two.multipleOf());
            exact = false;
        }
        exact &= one.format() == null || two.format() == null || one.format().equals(two.format());
        return new NumberSchema(
                one.integer() || two.integer(),
                one.format() == null ? two.format() : one.format(),
                tighter(one.low(), two.low(), 1),
                tighter(one.high(), two.high(), -1),
                step,
                Notes.NONE);
    }

    private static @Nullable Bound tighter(@Nullable Bound one, @Nullable Bound two, int sign) {
        if (one == null || two == null) {
            return one == null ? two : one;
        }
        int order = one.value().compareTo(two.value()) * sign;
        return order > 0 || order == 0 && one.exclusive() ? one : two;
    }

    private Schema texts(TextSchema one, TextSchema two) {
        exact &= one.format() == null || two.format() == null || one.format().equals(two.format());
        List<Regex> patterns = new ArrayList<>(one.patterns());
        patterns.addAll(two.patterns());
        return new TextSchema(
                one.format() == null ? two.format() : one.format(),
                Math.max(one.minLength(), two.minLength()),
                Math.min(one.maxLength(), two.maxLength()),
                patterns,
                one.content() == null ? two.content() : one.content(),
                Notes.NONE);
    }

    /** Returns the type of the values that all parts allow. */
    public static Schema all(List<Schema> parts) {
        List<Schema> telling = new ArrayList<>();
        for (Schema part : parts) {
            boolean silent = part instanceof AnySchema && part.notes() == Notes.NONE;
            if (!silent && telling.stream().noneMatch(known -> known == part)) {
                telling.add(part);
            }
        }
        if (telling.isEmpty()) {
            return AnySchema.ANY;
        }
        return telling.size() == 1 ? telling.get(0) : new IntersectionSchema(telling, Notes.NONE);
    }
}
