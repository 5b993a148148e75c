package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;

/** Creates the shortest stand-in for a value without an end. */
final class ShortestValue {
    private static final int LONGEST_CHAIN = 16;

    private ShortestValue() {}

    static Document of(Schema schema) {
        Schema at = schema;
        for (int chain = 0; chain < LONGEST_CHAIN && at instanceof NamedSchema named; chain++) {
            at = named.target();
        }
        if (at instanceof ObjectSchema) {
            return Document.EMPTY_OBJECT;
        }
        return at instanceof ArraySchema ? Document.EMPTY_ARRAY : Document.NULL;
    }
}
