package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates scalar values. */
final class ScalarFitter {
    private ScalarFitter() {}

    static void any(FitSession fitting, AnySchema schema, @Nullable Document source, FitPosition spot) {
        if (source != null) {
            fitting.out().value(source);
            return;
        }
        String known = MemberNameVocabulary.text(spot.word(), spot.draw());
        if (known != null || spot.variation() > 0) {
            fitting.out().value((known == null ? spot.word() : known) + suffix(spot));
        } else {
            fitting.out().value(Document.EMPTY_OBJECT);
        }
    }

    private static String suffix(FitPosition spot) {
        return spot.variation() == 0 ? "" : "-" + spot.variation();
    }

    static void truth(FitSession fitting, BooleanSchema schema, @Nullable Document source, FitPosition spot) {
        Document value = source == null ? null : ValueCoercion.toBoolean(source);
        fitting.out().value(value != null ? value.isTrue() : spot.variation() % 2 == 1);
    }

    static void oneOf(FitSession fitting, EnumSchema schema, @Nullable Document source, FitPosition spot) {
        if (source != null && schema.values().contains(source)) {
            fitting.out().value(source);
        } else if (schema.values().isEmpty()) {
            fitting.out().nullValue();
        } else {
            Document spelt = source == null ? null : ValueCoercion.toListed(source, schema);
            fitting.out().value(spelt == null ? chosen(schema, spot) : spelt);
        }
    }

    /** Returns a listed value: null only if no other value is listed. */
    private static Document chosen(EnumSchema schema, FitPosition spot) {
        List<Document> values =
                schema.values().stream().filter(value -> !value.isNull()).toList();
        return values.isEmpty() ? Document.NULL : values.get(spot.variation() % values.size());
    }

    static void number(FitSession fitting, NumberSchema schema, @Nullable Document source, FitPosition spot) {
        Document value = source == null ? null : ValueCoercion.toNumber(source);
        if (value != null && fitting.allows(schema, value)) {
            fitting.out().value(value);
        } else {
            fitting.out().value(new NumberSelector(fitting, schema, spot).choose(value));
        }
    }

    static void text(FitSession fitting, TextSchema schema, @Nullable Document source, FitPosition spot) {
        if (source != null && source.isString() && fitting.allows(schema, source)) {
            fitting.out().value(source);
            return;
        }
        String value = source == null ? null : ValueCoercion.toText(source);
        fitting.out().value(new TextSelector(fitting, schema, spot).choose(value));
    }
}
