package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.UnionSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Creates a value that exactly one variant allows. If this is impossible or loses source members, a value of at least
 * one variant is enough.
 */
final class ExclusiveVariantFitter {
    /** The maximum number of tried variants. Each costs some dozens of attempts, and later ones seldom succeed. */
    private static final int MOST_TRIED = 200;

    private final FitSession fitting;
    private final UnionSchema schema;
    private final UnionSchema strict;
    private @Nullable Document loose;

    ExclusiveVariantFitter(FitSession fitting, UnionSchema schema) {
        this.fitting = fitting;
        this.schema = schema;
        this.strict = schema.withoutDiscriminator();
    }

    Document of(VariantRanking.Start start) {
        List<VariantRanking.Choice> candidates = start.choices().stream()
                .filter(choice -> choice.source() != null)
                .toList();
        Document made = first(candidates);
        boolean keeps = loose != null && candidates.get(0).spot().complete();
        if (made == null && !keeps) {
            List<VariantRanking.Choice> invented = start.choices().stream()
                    .filter(choice -> choice.source() == null)
                    .toList();
            made = first(invented);
            made = made == null ? varied(invented) : made;
        }
        Document source = start.source();
        boolean whole = keeps && isFuller(start);
        if (made == null && !whole && source != null && fitting.allows(schema, source)) {
            return source;
        }
        Document result = made == null ? loose : made;
        return result == null ? ChoiceFitter.probed(fitting, schema, 0) : result;
    }

    /** Returns true if the source lacks an assigned member, or if the value fitted to at least one variant is already valid. */
    private boolean isFuller(VariantRanking.Start start) {
        Document source = start.source();
        boolean lacks = source != null
                && start.choices().get(0).spot().assigned().keySet().stream()
                        .anyMatch(name -> source.member(name) == null);
        return lacks || loose != null && fitting.allows(schema, loose);
    }

    private @Nullable Document first(List<VariantRanking.Choice> choices) {
        Document made = null;
        for (int at = 0; at < tried(choices) && made == null && !fitting.isSpent(); at++) {
            made = made(choices.get(at));
        }
        return made;
    }

    private static int tried(List<VariantRanking.Choice> choices) {
        return Math.min(choices.size(), MOST_TRIED);
    }

    private @Nullable Document made(VariantRanking.Choice choice) {
        FitSession.Candidate candidate = new FitSession.Candidate(choice.variant(), choice.variant());
        Document made = fitting.proven(choice.source(), candidate, choice.spot());
        if (made == null || fitting.allows(strict, made)) {
            return made;
        }
        loose = loose == null && fitting.allows(schema.inclusive(), made) ? made : loose;
        return new VariantSeparator(fitting, strict, choice).of(made);
    }

    private @Nullable Document varied(List<VariantRanking.Choice> choices) {
        Document made = null;
        for (int at = 0; at < tried(choices) && made == null && !fitting.isSpent(); at++) {
            VariantRanking.Choice choice = choices.get(at);
            made = ChoiceFitter.varied(
                    fitting, null, new FitSession.Candidate(choice.variant(), strict), choice.spot());
        }
        return made;
    }
}
