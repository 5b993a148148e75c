package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.ConditionalSchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.IntersectionSchema.MergedSchema;
import dev.ectype.runtime.schema.NotSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import dev.ectype.runtime.schema.analysis.SchemaNegator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates values of unions and of other types that need a choice or a validation. */
final class ChoiceFitter {
    private static final int VARIATIONS = 12;

    private static final List<Document> PROBES = List.of(
            Document.EMPTY_OBJECT,
            Json.parse("\"text\""),
            Json.parse("1"),
            Document.TRUE,
            Document.FALSE,
            Document.EMPTY_ARRAY,
            Document.NULL,
            Json.parse("\"\""),
            Json.parse("0"),
            Json.parse("0.5"),
            Json.parse("-1"),
            Json.parse("[0]"),
            Json.parse("{\"value\":0}"));

    private ChoiceFitter() {}

    static void nullable(FitSession fitting, NullableSchema schema, @Nullable Document source, FitPosition spot) {
        boolean sourceIsNull = source != null && source.isNull();
        boolean free = spot.variation() > 0
                || DescribedValues.valid(schema.type(), fitting.context().direction()) != null;
        boolean unspecified = source == null && spot.depth() > 0 && (!free || spot.depth() > VariantRanking.DEEP);
        if (sourceIsNull || unspecified || MinimumDepth.of(schema.type()) >= MinimumDepth.INFINITE) {
            fitting.out().nullValue();
        } else {
            fitting.write(source, schema.type(), spot);
        }
    }

    static void not(FitSession fitting, NotSchema schema, @Nullable Document source, FitPosition spot) {
        if (source != null && fitting.allows(schema, source)) {
            fitting.out().value(source);
            return;
        }
        Schema negated = SchemaNegator.of(schema.refused());
        Document made = negated instanceof NotSchema
                ? null
                : fitting.proven(source, new FitSession.Candidate(negated, schema), spot);
        fitting.out().value(made == null ? probed(fitting, schema, spot.variation()) : made);
    }

    /** Returns a simple value that all of the types allow, or null. */
    static @Nullable Document probe(FitSession fitting, List<Schema> types) {
        return PROBES.stream()
                .filter(probe -> types.stream().allMatch(type -> fitting.allows(type, probe)))
                .findFirst()
                .orElse(null);
    }

    static Document probed(FitSession fitting, Schema schema, int skipped) {
        int left = skipped;
        Document found = Document.NULL;
        for (Document probe : PROBES) {
            if (fitting.allows(schema, probe)) {
                found = probe;
                if (left-- == 0) {
                    return probe;
                }
            }
        }
        return found;
    }

    static void conditional(FitSession fitting, ConditionalSchema schema, @Nullable Document source, FitPosition spot) {
        if (source != null && fitting.allows(schema, source)) {
            fitting.out().value(source);
            return;
        }
        Schema passing = new IntersectionSchema(List.of(schema.test(), schema.then()), schema.notes());
        Document made = fitting.proven(source, new FitSession.Candidate(passing, schema), spot);
        made = made == null ? fitting.proven(null, new FitSession.Candidate(schema.otherwise(), schema), spot) : made;
        fitting.out().value(made == null ? probed(fitting, schema, spot.variation()) : made);
    }

    static void intersection(
            FitSession fitting, IntersectionSchema schema, @Nullable Document source, FitPosition spot) {
        MergedSchema merged = schema.merged();
        if (merged.exact()) {
            fitting.write(source, merged.schema(), spot);
            return;
        }
        Document made = varied(fitting, source, new FitSession.Candidate(merged.schema(), schema), spot);
        if (made == null && source != null && fitting.allows(schema, source)) {
            made = source;
        }
        fitting.out().value(made == null ? probed(fitting, schema, 0) : made);
    }

    static @Nullable Document varied(
            FitSession fitting, @Nullable Document source, FitSession.Candidate candidate, FitPosition spot) {
        Document made = fitting.proven(source, candidate, spot);
        for (int more = 1; made == null && more <= VARIATIONS && !fitting.isSpent(); more++) {
            made = fitting.proven(null, candidate, spot.varied(spot.variation() + more));
        }
        return made;
    }

    static void union(FitSession fitting, UnionSchema schema, @Nullable Document source, FitPosition spot) {
        boolean recurring = fitting.isOpen(schema) || spot.depth() > VariantRanking.DEEP;
        List<VariantRanking.Choice> choices =
                VariantRanking.of(fitting, schema, recurring).ranked(source, spot);
        fitting.within(schema, () -> first(fitting, schema, new VariantRanking.Start(source, choices)));
    }

    private static void first(FitSession fitting, UnionSchema schema, VariantRanking.Start start) {
        List<VariantRanking.Choice> choices = start.choices();
        if (!schema.exclusive() && !choices.isEmpty()) {
            VariantRanking.Choice choice = choices.get(0);
            fitting.write(choice.source(), choice.variant(), choice.spot());
            return;
        }
        fitting.out().value(new ExclusiveVariantFitter(fitting, schema).of(start));
    }
}
