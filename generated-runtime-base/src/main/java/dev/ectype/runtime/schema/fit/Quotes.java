package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.Notes;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values that a description itself gives for a type: its default and its examples. */
final class Quotes {
    private static final int LONGEST_CHAIN = 16;

    private Quotes() {}

    /** In the order of preference. */
    static List<Document> of(Notes notes) {
        if (notes.defaultValue() == null) {
            return notes.examples();
        }
        List<Document> quotes = new ArrayList<>();
        quotes.add(notes.defaultValue());
        quotes.addAll(notes.examples());
        return quotes;
    }

    /** What the member is where nobody says otherwise, as the type or what it is named after tells; or null. */
    static @Nullable Document preset(Schema schema) {
        Schema at = schema;
        for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
            if (at.notes().defaultValue() != null) {
                return at.notes().defaultValue();
            }
            if (at instanceof NamedSchema named) {
                at = named.target();
            } else if (at instanceof NullableSchema nullable) {
                at = nullable.type();
            } else {
                return null;
            }
        }
        return null;
    }

    /** The first that the type allows; examples lie often enough to be judged like anything else. */
    static @Nullable Document valid(Schema schema, Direction direction) {
        Schema at = schema;
        for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
            for (Document quote : of(at.notes())) {
                if (Validator.allows(schema, quote, direction)) {
                    return quote;
                }
            }
            if (at instanceof NamedSchema named) {
                at = named.target();
            } else if (at instanceof NullableSchema nullable) {
                at = nullable.type();
            } else {
                return null;
            }
        }
        return null;
    }

    /**
     * The first that the type allows, else the first to be repaired; but within a repaired quote another one would
     * lead on without end where a type holds itself.
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
