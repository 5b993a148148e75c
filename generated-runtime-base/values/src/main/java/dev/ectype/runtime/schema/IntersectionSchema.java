package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Allows the values that all of its parts allow. */
public final class IntersectionSchema implements Schema {
    private final List<Schema> parts;
    private final Notes notes;
    private volatile @Nullable MergedSchema merged;

    public IntersectionSchema(List<Schema> parts, Notes notes) {
        this.parts = List.copyOf(parts);
        this.notes = notes;
    }

    public List<Schema> parts() {
        return parts;
    }

    @Override
    public Notes notes() {
        return notes;
    }

    /** Returns the parts as one type, computed once because every reply needs it. */
    public MergedSchema merged() {
        MergedSchema known = merged;
        if (known == null) {
            known = IntersectionMerger.of(this);
            merged = known;
        }
        return known;
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        boolean allowed = true;
        for (int at = 0; at < parts.size() && (allowed || !check.isFinished()); at++) {
            allowed &= check.same(parts.get(at), value);
        }
        return allowed;
    }

    /**
     * Holds the parts of an intersection as one type.
     *
     * @param exact true if all parts allow every value of the type; else a value needs a validation
     */
    public record MergedSchema(Schema schema, boolean exact) {}
}
