package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** How many items of an array must be of a type; {@link Integer#MAX_VALUE} is no limit. */
public record Contained(Schema type, int least, int most) {
    boolean allows(Document array, Check check) {
        int found = 0;
        for (Document item : array.elements()) {
            found += check.quietly(type, item) ? 1 : 0;
        }
        if (found < least) {
            return check.refuse("contains", array, "at least " + least + " items of the type that it must contain");
        }
        return found <= most
                || check.refuse("maxContains", array, "at most " + most + " items of the type that it must contain");
    }
}
