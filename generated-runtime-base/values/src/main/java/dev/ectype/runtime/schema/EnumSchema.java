package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Allows the listed values only; one value is a constant.
 *
 * @param contradictory true if the description also requires a type that none of the values has
 */
public record EnumSchema(List<Document> values, boolean contradictory, Notes notes) implements Schema {
    private static final int MOST_LISTED = 20;

    public EnumSchema {
        values = List.copyOf(values);
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        for (int at = 0; at < values.size(); at++) {
            if (values.get(at).equals(value)) {
                return true;
            }
        }
        return check.refuse(values.size() == 1 ? "const" : "enum", value, expected());
    }

    private String expected() {
        String quoted =
                values.stream().limit(MOST_LISTED).map(Document::toString).collect(Collectors.joining(", "));
        if (values.size() == 1) {
            return quoted;
        }
        return "one of " + quoted + (values.size() > MOST_LISTED ? ", …" : "");
    }
}
