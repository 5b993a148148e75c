package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.TextSchema;
import org.jspecify.annotations.Nullable;

/** Makes values that hold no others. */
final class Leaves {
    private Leaves() {}

    static void any(Fitting fitting, AnySchema schema, @Nullable Document source, Spot spot) {
        if (source != null) {
            fitting.out().value(source);
            return;
        }
        String known = Vocabulary.text(spot.word(), spot.draw());
        if (known != null || spot.variation() > 0) {
            fitting.out().value((known == null ? spot.word() : known) + suffix(spot));
        } else {
            fitting.out().value(Document.EMPTY_OBJECT);
        }
    }

    private static String suffix(Spot spot) {
        return spot.variation() == 0 ? "" : "-" + spot.variation();
    }

    static void truth(Fitting fitting, BooleanSchema schema, @Nullable Document source, Spot spot) {
        Document told = source == null ? null : Repairs.toBoolean(source);
        fitting.out().value(told != null ? told.isTrue() : spot.variation() % 2 == 1);
    }

    static void oneOf(Fitting fitting, EnumSchema schema, @Nullable Document source, Spot spot) {
        if (source != null && schema.values().contains(source)) {
            fitting.out().value(source);
        } else if (schema.values().isEmpty()) {
            fitting.out().nullValue();
        } else {
            Document spelt = source == null ? null : Repairs.toListed(source, schema);
            int turn = spot.variation() % schema.values().size();
            fitting.out().value(spelt == null ? schema.values().get(turn) : spelt);
        }
    }

    static void number(Fitting fitting, NumberSchema schema, @Nullable Document source, Spot spot) {
        Document told = source == null ? null : Repairs.toNumber(source);
        if (told != null && fitting.allows(schema, told)) {
            fitting.out().value(told);
        } else {
            fitting.out().value(new NumberChoice(fitting, schema, spot).choose(told));
        }
    }

    static void text(Fitting fitting, TextSchema schema, @Nullable Document source, Spot spot) {
        if (source != null && source.isString() && fitting.allows(schema, source)) {
            fitting.out().value(source);
            return;
        }
        String told = source == null ? null : Repairs.toText(source);
        fitting.out().value(new TextChoice(fitting, schema, spot).choose(told));
    }
}
