package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import java.util.List;

/** Allows what all of its parts allow. */
public record IntersectionSchema(List<Schema> parts, Notes notes) implements Schema {
    public IntersectionSchema {
        parts = List.copyOf(parts);
    }

    @Override
    public boolean allows(Document value, Check check) {
        boolean allowed = true;
        for (int at = 0; at < parts.size() && (allowed || !check.isFinished()); at++) {
            allowed &= check.same(parts.get(at), value);
        }
        return allowed;
    }
}
