package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Allows what all of its parts allow. */
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

    /** The parts as one type; made once, because replies ask for it again and again. */
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
     * The parts of an intersection as one type.
     *
     * @param exact whether every value of that type is a value of all parts; else a value needs a proof
     */
    public record MergedSchema(Schema schema, boolean exact) {}
}
