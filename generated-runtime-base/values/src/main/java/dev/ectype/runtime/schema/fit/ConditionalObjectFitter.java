package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ConditionalSchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.NotSchema;
import dev.ectype.runtime.schema.ObjectRules;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.analysis.SchemaNegator;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates objects that satisfy conditions. It repeats the creation with the requirements of each broken condition. */
final class ConditionalObjectFitter {
    private static final int MOST_ROUNDS = 40;

    private final FitSession fitting;
    private final ObjectSchema schema;
    private final @Nullable Document source;
    private final FitPosition spot;

    private ConditionalObjectFitter(
            FitSession fitting, ObjectSchema schema, @Nullable Document source, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        this.source = source;
        this.spot = spot;
    }

    static void write(FitSession fitting, ObjectSchema schema, @Nullable Document source, FitPosition spot) {
        fitting.out().value(new ConditionalObjectFitter(fitting, schema, source, spot).made());
    }

    private Document made() {
        ObjectRules rules = schema.rules();
        Schema free = schema.withRules(new ObjectRules(rules.names(), List.of(), rules.subtypes()));
        Document first = fitting.aside(source, free, spot);
        Document made = corrected(first, free);
        if (made == null && !fitting.isSpent()) {
            made = ChoiceFitter.varied(
                    fitting, null, new FitSession.Candidate(free, schema), spot.varied(spot.variation() + 1));
        }
        if (made == null && source != null && fitting.allows(schema, source)) {
            made = source;
        }
        return made == null ? first : made;
    }

    private @Nullable Document corrected(Document first, Schema free) {
        List<Schema> required = new ArrayList<>(List.of(free));
        List<Schema> answered = new ArrayList<>();
        Document made = first;
        for (int round = 0; round < MOST_ROUNDS && !fitting.isSpent(); round++) {
            Schema broken = broken(made);
            if (broken == null) {
                return fitting.allows(schema, made) ? made : null;
            }
            int times = Collections.frequency(answered, broken);
            if (times > 1) {
                return null;
            }
            answered.add(broken);
            required.add(times == 0 ? way(broken, made) : otherWay(broken, made));
            made = fitting.aside(source, new IntersectionSchema(required, schema.notes()), spot);
        }
        return null;
    }

    private @Nullable Schema broken(Document made) {
        for (Schema condition : schema.rules().conditions()) {
            if (!fitting.allows(condition, made)) {
                return condition;
            }
        }
        return null;
    }

    private Schema way(Schema broken, Document made) {
        if (broken instanceof ConditionalSchema conditional) {
            return fitting.allows(conditional.test(), made) ? conditional.then() : conditional.otherwise();
        }
        return broken instanceof NotSchema not ? SchemaNegator.of(not.refused()) : broken;
    }

    /** Returns another branch of a condition, because the first one conflicts with the other requirements. */
    private Schema otherWay(Schema broken, Document made) {
        if (!(broken instanceof ConditionalSchema conditional)) {
            return broken;
        }
        return fitting.allows(conditional.test(), made)
                ? new IntersectionSchema(
                        List.of(SchemaNegator.of(conditional.test()), conditional.otherwise()), Notes.NONE)
                : new IntersectionSchema(List.of(conditional.test(), conditional.then()), Notes.NONE);
    }
}
