package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Row;
import org.jspecify.annotations.Nullable;

/** How one instance points at another: by its identifier, by a copy of it, or by a list of either. */
public final class Pointers {
    private Pointers() {}

    /** What a member holds that points at a row, or null where its type does not allow that. */
    public static @Nullable Document of(ResourceShape shape, String member, ResourceShape place, Row row) {
        MemberSchema described = Shape.member(shape.type(), member);
        Document value = described == null ? null : value(described.type(), place, row);
        return value == null || !Documents.allows(shape, member, value) ? null : value;
    }

    private static @Nullable Document value(Schema type, ResourceShape place, Row row) {
        if (Shape.bare(type) instanceof ArraySchema list) {
            Document element = value(list.items(), place, row);
            return element == null
                    ? null
                    : new JsonWriter(64).beginArray().value(element).endArray().toDocument();
        }
        Document whole = Json.parse(row.document());
        return Shape.object(type) == null
                ? place.idDocument(place.visibleId(row))
                : Shape.shown(whole, place.type(), type);
    }
}
