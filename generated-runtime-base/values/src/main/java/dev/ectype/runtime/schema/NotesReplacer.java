package dev.ectype.runtime.schema;

import dev.ectype.runtime.schema.keyword.Notes;

/** Replaces the notes of a type. */
public final class NotesReplacer {
    private NotesReplacer() {}

    public static Schema with(Schema schema, Notes notes) {
        if (schema instanceof ObjectSchema object) {
            return new ObjectSchema(
                    object.members(),
                    object.patterns(),
                    object.additional(),
                    object.count(),
                    object.rules(),
                    object.identifying(),
                    notes);
        }
        if (schema instanceof TextSchema text) {
            return new TextSchema(
                    text.format(), text.minLength(), text.maxLength(), text.patterns(), text.content(), notes);
        }
        if (schema instanceof NumberSchema number) {
            return new NumberSchema(
                    number.integer(), number.format(), number.low(), number.high(), number.multipleOf(), notes);
        }
        if (schema instanceof ArraySchema array) {
            return new ArraySchema(
                    array.prefix(),
                    array.items(),
                    array.minItems(),
                    array.maxItems(),
                    array.uniqueItems(),
                    array.contains(),
                    array.mergeKey(),
                    notes);
        }
        if (schema instanceof UnionSchema union) {
            return new UnionSchema(union.variants(), union.exclusive(), union.discriminator(), notes);
        }
        return schema;
    }
}
