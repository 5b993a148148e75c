package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Allows the listed values only; one value is a constant. */
public final class EnumSchema implements Schema {
    private static final int MOST_LISTED = 20;

    private final List<Document> values;
    private final boolean contradictory;
    private final Notes notes;
    /** The expected values in messages, computed by the first violation. */
    private @Nullable String expected;

    /**
     * Creates the type.
     *
     * @param contradictory true if the description also requires a type that none of the values has
     */
    public EnumSchema(List<Document> values, boolean contradictory, Notes notes) {
        this.values = List.copyOf(values);
        this.contradictory = contradictory;
        this.notes = notes;
    }

    /** Returns the allowed values in the order of the description. */
    public List<Document> values() {
        return values;
    }

    /** Returns true if the description also requires a type that none of the values has. */
    public boolean contradictory() {
        return contradictory;
    }

    @Override
    public Notes notes() {
        return notes;
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        for (int at = 0; at < values.size(); at++) {
            if (values.get(at).equals(value)) {
                return true;
            }
        }
        return !check.isFinished() && check.refuse(values.size() == 1 ? "const" : "enum", value, expected());
    }

    private String expected() {
        String known = expected;
        if (known == null) {
            known = listed();
            expected = known;
        }
        return known;
    }

    private String listed() {
        StringBuilder text = new StringBuilder(values.size() == 1 ? "" : "one of ");
        for (int at = 0; at < Math.min(values.size(), MOST_LISTED); at++) {
            text.append(at == 0 ? "" : ", ").append(values.get(at));
        }
        return text.append(values.size() > MOST_LISTED ? ", …" : "").toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EnumSchema that
                && contradictory == that.contradictory
                && values.equals(that.values)
                && notes.equals(that.notes);
    }

    @Override
    public int hashCode() {
        return 31 * values.hashCode() + notes.hashCode();
    }
}
