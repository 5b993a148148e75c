package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.PieceShape;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.RelationshipPlan;
import dev.ectype.runtime.state.Dice;
import dev.ectype.runtime.state.Links;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Transaction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Ties instances to each other where no member says it, and shows pieces in their wholes. */
final class Bonds {
    private static final double TIED = 0.85;
    private static final double TWICE = 0.3;
    private static final double OWN = 0.4;

    private final ResourceShapes shapes;
    private final Transaction transaction;
    private final Dice dice;

    Bonds(ResourceShapes shapes, Transaction transaction, Dice dice) {
        this.shapes = shapes;
        this.transaction = transaction;
        this.dice = dice;
    }

    /** Ties most of what can be tied to one, and some to two. */
    void tie(RelationshipPlan relationship) {
        ResourceShape from = shapes.find(relationship.from());
        ResourceShape to = shapes.find(relationship.to());
        if (!relationship.kind().isTied() || from == null || to == null) {
            return;
        }
        Links links = transaction.links(relationship.name());
        Dice chance = dice.at(relationship.name());
        // What is tied to whoever asks is paired with itself, and is not named after what it would be tied to.
        boolean own = from == to && !relationship.name().startsWith(from.name() + ".");
        List<Row> holders = rows(from);
        for (Row row : holders.isEmpty() ? List.<Row>of() : rows(to)) {
            Dice each = chance.at(row.id());
            if (own) {
                tie(links, row, row, each.chance(OWN));
            } else {
                tie(links, each.at("first").choose(holders), row, each.chance(TIED));
                tie(
                        links,
                        each.at("second").choose(holders),
                        row,
                        each.at("twice").chance(TIED * TWICE));
            }
        }
    }

    private static void tie(Links links, Row holder, Row row, boolean tied) {
        if (tied) {
            links.link(holder.id(), row.id());
        }
    }

    /** Lets the wholes of a resource list the pieces that say or know that they belong to them, and no others. */
    void compose(ResourceShape whole) {
        for (PieceShape piece : whole.pieces()) {
            Map<String, List<Document>> pieces = byWhole(piece);
            for (Row row : rows(whole)) {
                Document shown = Json.parse(row.document());
                String name = piece.back() == null ? row.id() : whole.visibleId(row);
                Document after = piece.with(shown, pieces.getOrDefault(name, List.of()));
                String member = piece.at().names().get(0);
                Document list = after.member(member);
                if (list != null && Documents.allows(whole, member, list)) {
                    transaction.store(whole.index()).replace(row, after.toBytes());
                }
            }
        }
    }

    private Map<String, List<Document>> byWhole(PieceShape piece) {
        Map<String, List<Document>> pieces = new LinkedHashMap<>();
        for (Row row : rows(piece.piece())) {
            Document document = Json.parse(row.document());
            String whole = piece.back() == null ? row.owner() : text(document.member(piece.back()));
            if (whole != null) {
                pieces.computeIfAbsent(whole, name -> new ArrayList<>()).add(document);
            }
        }
        return pieces;
    }

    private static @Nullable String text(@Nullable Document value) {
        return value != null && (value.isString() || value.isNumber()) ? value.text() : null;
    }

    private List<Row> rows(ResourceShape shape) {
        return transaction
                .store(shape.index())
                .page(PageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                .rows();
    }
}
