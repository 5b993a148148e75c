package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Provides the values in the description of a type: its default and its examples. */
final class DescribedValues {
    private static final int LONGEST_CHAIN = 16;

    private DescribedValues() {}

    /** Returns the values in the order of preference. */
    static List<Document> of(Notes notes) {
        if (notes.defaultValue() == null) {
            return notes.examples();
        }
        List<Document> quotes = new ArrayList<>();
        quotes.add(notes.defaultValue());
        quotes.addAll(notes.examples());
        return quotes;
    }

    /** Returns the default of a type or of a referenced type, or null. */
    static @Nullable Document preset(Schema schema) {
        for (Schema at : chain(schema)) {
            if (at.notes().defaultValue() != null) {
                return at.notes().defaultValue();
            }
        }
        return null;
    }

    /** Returns the first valid value. Examples are validated, because many are invalid. */
    static @Nullable Document valid(Schema schema, Direction direction) {
        for (Schema at : chain(schema)) {
            for (Document quote : of(at.notes())) {
                if (Validator.allows(schema, quote, direction)) {
                    return quote;
                }
            }
        }
        return null;
    }

    /** Returns the type and the types that it references, as long as they differ only in nullability. */
    private static List<Schema> chain(Schema schema) {
        List<Schema> chain = new ArrayList<>(4);
        Schema at = schema;
        while (at != null && chain.size() < LONGEST_CHAIN) {
            chain.add(at);
            at = at instanceof NamedSchema named
                    ? named.target()
                    : at instanceof NullableSchema nullable ? nullable.type() : null;
        }
        return chain;
    }

    /**
     * Returns the first valid value, else the first one for repair. Within a repaired value there is no second repair, because
     * it would not end in a recursive type.
     */
    static @Nullable Document best(Schema schema, Direction direction, boolean repairable) {
        List<Document> quotes = of(schema.notes());
        for (Document quote : quotes) {
            if (Validator.allows(schema, quote, direction)) {
                return quote;
            }
        }
        return quotes.isEmpty() || !repairable ? null : quotes.get(0);
    }
}
