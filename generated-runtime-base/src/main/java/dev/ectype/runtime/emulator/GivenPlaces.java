package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.RelationshipPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Store;
import dev.ectype.runtime.state.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets given instances point at a given one of what they are members of, so that they are found through its path. */
final class GivenPlaces {
    private final ResourceShapes shapes;

    GivenPlaces(ResourceShapes shapes) {
        this.shapes = shapes;
    }

    void point(ResourceShape shape, Plan plan, Transaction transaction) {
        for (RelationshipPlan relationship : plan.relationships()) {
            ResourceShape place = shapes.find(relationship.to());
            String member = relationship.member();
            boolean through =
                    relationship.from().equals(shape.name()) && relationship.kind() == RelationshipPlan.Kind.MEMBERSHIP;
            List<Row> rows = through && place != null ? GivenRows.rows(transaction.store(place.index())) : List.of();
            if (place != null && place != shape && member != null && !rows.isEmpty()) {
                point(shape, member, place, rows.get(0), transaction.store(shape.index()));
            }
        }
    }

    private static void point(ResourceShape shape, String member, ResourceShape place, Row row, Store store) {
        Document value = pointer(shape, member, place, row);
        if (value == null) {
            return;
        }
        for (Row each : GivenRows.rows(store)) {
            store.replace(
                    each,
                    ObjectEdit.of(Json.parse(each.document()))
                            .set(member, value)
                            .toDocument()
                            .toBytes());
        }
    }

    /** What an instance holds that points at a row, or null where its type does not allow that. */
    static @Nullable Document pointer(ResourceShape shape, String member, ResourceShape place, Row row) {
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
