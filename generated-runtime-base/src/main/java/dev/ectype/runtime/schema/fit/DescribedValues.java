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

/** The values that a description itself gives for a type: its default and its examples. */
final class DescribedValues {
    private static final int LONGEST_CHAIN = 16;

    private DescribedValues() {}

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
        for (Schema at : chain(schema)) {
            if (at.notes().defaultValue() != null) {
                return at.notes().defaultValue();
            }
        }
        return null;
    }

    /** The first that the type allows; examples lie often enough to be judged like anything else. */
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

    /** The type, what it is named after, and so on, as long as that is the same but for null. */
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
