package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import java.util.List;

/** Links seeded instances to a seeded instance of each membership, so that nested paths find them. */
final class SeedPlacement {
    private final ResourceShapes shapes;

    SeedPlacement(ResourceShapes shapes) {
        this.shapes = shapes;
    }

    void link(ResourceShape shape, Plan plan, Transaction transaction) {
        for (RelationshipPlan relationship : plan.relationships()) {
            ResourceShape target = shapes.find(relationship.to());
            MemberPath member = relationship.member();
            boolean through =
                    relationship.from().equals(shape.name()) && relationship.kind() == RelationshipPlan.Kind.MEMBERSHIP;
            List<Row> rows = through && target != null ? SeedRows.rows(transaction.store(target.index())) : List.of();
            if (target != null && target != shape && member != null && !rows.isEmpty()) {
                link(shape, member, target, rows.get(0), transaction.store(shape.index()));
            }
        }
    }

    private static void link(
            ResourceShape shape, MemberPath member, ResourceShape target, Row row, TransactionTable store) {
        Document value = ReferenceEncoder.of(shape, member, target, row);
        if (value == null) {
            return;
        }
        for (Row each : SeedRows.rows(store)) {
            store.replace(
                    each,
                    PathEdit.set(Json.parse(each.document()), member, value).toBytes());
        }
    }
}
