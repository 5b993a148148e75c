package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.ConditionalSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.NotSchema;
import dev.ectype.runtime.schema.NullSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnevaluatedSchema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Creates one value: holds its context, its output and its remaining work. */
final class FitSession {
    private static final int MOST_VALUES = 200_000;
    private static final int DEEPEST = 200;
    /** The number of values after which a generated value gets no further nested objects and lists. */
    private static final int LARGE = 500;
    /** The maximum number of validation steps. One validation takes two million at most, so the sum does not overflow. */
    private static final int MOST_STEPS = 5_000_000;

    private static final FitRules RULES = new FitRules()
            .on(AnySchema.class, ScalarFitter::any)
            .on(
                    NoneSchema.class,
                    (fitting, schema, source, spot) -> fitting.out().nullValue())
            .on(
                    NullSchema.class,
                    (fitting, schema, source, spot) -> fitting.out().nullValue())
            .on(BooleanSchema.class, ScalarFitter::truth)
            .on(NumberSchema.class, ScalarFitter::number)
            .on(TextSchema.class, ScalarFitter::text)
            .on(EnumSchema.class, ScalarFitter::oneOf)
            .on(ArraySchema.class, ArrayFitter::write)
            .on(ObjectSchema.class, ObjectFitter::write)
            .on(NamedSchema.class, (fitting, schema, source, spot) -> fitting.write(source, schema.target(), spot))
            .on(NullableSchema.class, ChoiceFitter::nullable)
            .on(UnionSchema.class, ChoiceFitter::union)
            .on(IntersectionSchema.class, ChoiceFitter::intersection)
            .on(NotSchema.class, ChoiceFitter::not)
            .on(ConditionalSchema.class, ChoiceFitter::conditional)
            .on(UnevaluatedSchema.class, UnevaluatedFitter::write)
            .exhaustive();

    private final FitContext context;
    private final Deque<Schema> open = new ArrayDeque<>();
    private JsonWriter out;
    private int values;
    private int steps;
    private int depth;

    FitSession(FitContext context, JsonWriter out) {
        this.context = context;
        this.out = out;
    }

    FitContext context() {
        return context;
    }

    JsonWriter out() {
        return out;
    }

    boolean isSpent() {
        return values > MOST_VALUES || steps > MOST_STEPS;
    }

    boolean isLarge() {
        return values > LARGE;
    }

    /** Writes one value of the type at a position, based on the source as far as possible. */
    void write(@Nullable Document source, Schema schema, FitPosition spot) {
        if (++values > MOST_VALUES || steps > MOST_STEPS || depth > DEEPEST) {
            out.value(source != null && allows(schema, source) ? source : ShortestValue.of(schema));
            return;
        }
        boolean quoting = source == null && spot.variation() == 0 && !MemberNameVocabulary.isServerTime(spot.word());
        Document quote = quoting ? DescribedValues.best(schema, context.direction(), spot.complete()) : null;
        depth++;
        RULES.write(this, schema, source == null ? quote : source, quote == null ? spot : spot.quoted());
        depth--;
    }

    /** Creates a value separately and returns it if the proof type allows it. */
    @Nullable
    Document proven(@Nullable Document source, Candidate candidate, FitPosition spot) {
        Document made = aside(source, candidate.schema(), spot);
        return allows(candidate.proof(), made) ? made : null;
    }

    /** Creates a value separately, without a validation. */
    Document aside(@Nullable Document source, Schema schema, FitPosition spot) {
        JsonWriter main = out;
        out = new JsonWriter();
        try {
            write(source, schema, spot);
            return out.toDocument();
        } finally {
            out = main;
        }
    }

    /** Pairs the type of a value with the type that validates it. */
    record Candidate(Schema schema, Schema proof) {}

    boolean allows(Schema schema, Document value) {
        return steps <= MOST_STEPS && Validator.allows(schema, value, context.direction(), taken -> steps += taken);
    }

    /** Returns true if a value of the same type is under construction at an outer level. */
    boolean isOpen(Schema schema) {
        return open.stream().anyMatch(outer -> outer == schema);
    }

    void within(Schema schema, Runnable work) {
        open.push(schema);
        work.run();
        open.pop();
    }
}
