package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.resource.EmbeddedChildShape;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionLinks;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Links instances by relationships without members, and embeds children in their parents. */
final class RelationshipPopulator {
    private static final double LINKED = 0.85;
    private static final double TWICE = 0.3;
    private static final double OWN = 0.4;

    private final ResourceShapes shapes;
    private final Transaction transaction;
    private final Dice dice;

    RelationshipPopulator(ResourceShapes shapes, Transaction transaction, Dice dice) {
        this.shapes = shapes;
        this.transaction = transaction;
        this.dice = dice;
    }

    /** Links most target instances to one holder, and some to two. */
    void link(RelationshipPlan relationship) {
        ResourceShape from = shapes.find(relationship.from());
        ResourceShape to = shapes.find(relationship.to());
        if (!relationship.kind().hasStoredPairs() || from == null || to == null) {
            return;
        }
        TransactionLinks links = transaction.links(relationship.name());
        Dice chance = dice.at(relationship.name());
        // A relationship with the current user pairs a row with itself, and its name lacks the prefix of a resource.
        boolean isSelfLink = from == to && !relationship.name().startsWith(from.name() + ".");
        List<Row> holders = rows(from);
        for (Row row : holders.isEmpty() ? List.<Row>of() : rows(to)) {
            Dice each = chance.at(row.id());
            if (isSelfLink) {
                link(links, row, row, each.chance(OWN));
            } else {
                link(links, each.at("first").choose(holders), row, each.chance(LINKED));
                link(
                        links,
                        each.at("second").choose(holders),
                        row,
                        each.at("twice").chance(LINKED * TWICE));
            }
        }
    }

    private static void link(TransactionLinks links, Row holder, Row row, boolean isLinked) {
        if (isLinked) {
            links.link(holder.id(), row.id());
        }
    }

    /** Writes the embedded children of all instances of a resource, by their stored owner or parent reference. */
    void compose(ResourceShape resource) {
        for (EmbeddedChildShape child : resource.embeddedChildren()) {
            Map<String, List<Document>> children = byParent(child);
            for (Row row : rows(resource)) {
                Document parent = Json.parse(row.document());
                String name = child.parentReference() == null ? row.id() : resource.visibleId(row);
                Document after = child.with(parent, children.getOrDefault(name, List.of()));
                String member = child.at().names().get(0);
                Document list = after.member(member);
                if (list != null && DocumentFactory.allows(resource, member, list)) {
                    transaction.store(resource.index()).replace(row, after.toBytes());
                }
            }
        }
    }

    private Map<String, List<Document>> byParent(EmbeddedChildShape child) {
        Map<String, List<Document>> children = new LinkedHashMap<>();
        for (Row row : rows(child.child())) {
            Document document = Json.parse(row.document());
            String parentId =
                    child.parentReference() == null ? row.owner() : text(document.at(child.parentReference()));
            if (parentId != null) {
                children.computeIfAbsent(parentId, name -> new ArrayList<>()).add(document);
            }
        }
        return children;
    }

    private static @Nullable String text(@Nullable Document value) {
        return value != null && (value.isString() || value.isNumber()) ? value.text() : null;
    }

    private List<Row> rows(ResourceShape shape) {
        return transaction
                .store(shape.index())
                .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                .rows();
    }
}
