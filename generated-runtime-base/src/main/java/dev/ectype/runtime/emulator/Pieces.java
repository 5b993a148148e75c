package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Change;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.PieceShape;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.Spelling;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Store;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps the pieces of an instance, which are sent and shown with it, as rows of their own too, and both alike. */
final class Pieces {
    private static final List<String> REMOVALS = List.of("deleted", "_destroy", "_delete");

    private final Exchange exchange;
    private final Documents documents;

    Pieces(Exchange exchange) {
        this.exchange = exchange;
        this.documents = exchange.world().documents();
    }

    /** What makes an instance, with its pieces as they are kept now that they have rows. */
    Document made(Documents.Subject whole, Document item) {
        Document result = item;
        for (PieceShape piece : whole.shape().pieces()) {
            if (piece.list(item) != null) {
                List<Document> made = new ArrayList<>();
                piece.elements(item).forEach(element -> made.add(inserted(piece, whole, element)));
                result = piece.with(result, made);
            }
        }
        return result;
    }

    /** What changes an instance, with its pieces as they are kept now that their rows have changed. */
    Document changed(Shown.Instance whole, Document item) {
        Document result = item;
        for (PieceShape piece : whole.shape().pieces()) {
            if (piece.list(item) != null) {
                result = piece.with(result, changed(piece, whole, piece.elements(item)));
            }
        }
        return result;
    }

    /** Removes the pieces of what is removed. */
    void removed(Shown.Instance whole) {
        for (PieceShape piece : whole.shape().pieces()) {
            rows(piece, whole).values().forEach(table(piece)::remove);
        }
    }

    /** Elements that name a piece change it, others are new; what is not sent goes unless removals are sent by name. */
    private List<Document> changed(PieceShape piece, Shown.Instance whole, List<Document> sent) {
        Documents.Subject subject =
                new Documents.Subject(whole.shape(), whole.rowId(), whole.id(), new LinkedHashMap<>());
        Map<String, Row> untold = rows(piece, whole);
        List<Document> after = new ArrayList<>();
        for (Document element : sent) {
            String id = piece.id(element);
            Row row = id == null ? null : untold.remove(id);
            if (row == null) {
                after.add(inserted(piece, subject, element));
            } else if (isRemoval(element)) {
                table(piece).remove(row);
            } else {
                after.add(merged(piece, row, element));
            }
        }
        if (!removesByName(piece)) {
            untold.values().forEach(table(piece)::remove);
            return after;
        }
        List<Document> all = new ArrayList<>();
        untold.values().forEach(row -> all.add(Json.parse(row.document())));
        all.addAll(after);
        return all;
    }

    private static boolean isRemoval(Document element) {
        for (String name : REMOVALS) {
            Document told = element.member(name);
            if (told != null && told.isBoolean() && told.isTrue()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the elements that a request may send have a member that removes them. */
    private boolean removesByName(PieceShape piece) {
        Schema body = exchange.endpoint().bodyItem();
        Schema list = body == null ? null : Shape.at(body, piece.at().isEmpty() ? piece.at() : first(piece));
        return list != null
                && Shape.bare(list) instanceof ArraySchema array
                && REMOVALS.stream().anyMatch(name -> Shape.member(array.items(), name) != null);
    }

    private static dev.ectype.runtime.json.MemberPath first(PieceShape piece) {
        return dev.ectype.runtime.json.MemberPath.of(piece.at().names().get(0));
    }

    private Document inserted(PieceShape piece, Documents.Subject whole, Document element) {
        if (!element.isObject()) {
            return element;
        }
        ResourceShape shape = piece.piece();
        String owner = shape.parent() == piece.whole() ? whole.rowId() : null;
        String id = documents.nextId(shape, table(piece), owner);
        Map<String, Document> assigned = new LinkedHashMap<>();
        if (piece.back() != null) {
            assigned.put(piece.back(), piece.whole().idDocument(whole.id()));
        }
        byte[] document = documents.fitted(
                new Documents.Subject(shape, shape.rowId(id, owner), id, assigned),
                element,
                exchange.transaction().now());
        table(piece).insert(shape.rowId(shape.kept(id, document), owner), document, owner);
        return Json.parse(document);
    }

    private Document merged(PieceShape piece, Row row, Document element) {
        ResourceShape shape = piece.piece();
        Documents.Subject subject = new Documents.Subject(shape, row.id(), shape.visibleId(row), new LinkedHashMap<>());
        boolean form = exchange.arguments().payload().form();
        Change.Manner manner = form ? Change.Manner.FORM : Change.Manner.MEMBERS;
        Change change = new Change(
                element, manner, null, Spelling.SAME, exchange.transaction().now());
        byte[] document = documents.merged(subject, Json.parse(row.document()), change);
        Copies.follow(exchange, shape, row.document(), table(piece).replace(row, document));
        return Json.parse(document);
    }

    private Store table(PieceShape piece) {
        return exchange.transaction().store(piece.piece().index());
    }

    /** The rows of the pieces that a whole shows, by identifier. */
    private Map<String, Row> rows(PieceShape piece, Shown.Instance whole) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Document element : piece.elements(Json.parse(whole.document()))) {
            String id = piece.id(element);
            Row row = id == null ? null : new Shelf(exchange, piece.piece(), null).find(id);
            if (id != null && row != null) {
                rows.put(id, row);
            }
        }
        return rows;
    }
}
