package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.document.DocumentChange;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.MemberSpelling;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.EmbeddedChildShape;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.DenormalizedCopies;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Stores embedded children as rows of their own and keeps both representations equal. */
final class EmbeddedChildren {
    private static final List<String> REMOVALS = List.of("deleted", "_destroy", "_delete");

    private final RequestContext context;
    private final DocumentFactory documents;

    EmbeddedChildren(RequestContext exchange) {
        this.context = exchange;
        this.documents = exchange.sandbox().documents();
    }

    /** Returns the new parent's document with the stored representations of its children. */
    Document withCreatedChildren(DocumentFactory.Subject whole, Document item) {
        Document result = item;
        for (EmbeddedChildShape piece : whole.shape().embeddedChildren()) {
            if (piece.list(item) != null) {
                List<Document> made = new ArrayList<>();
                piece.elements(item).forEach(element -> made.add(inserted(piece, whole, element)));
                result = piece.with(result, made);
            }
        }
        return result;
    }

    /** Returns the parent's changes with the stored representations of its changed children. */
    Document changed(ReplyContent.Instance whole, Document item) {
        Document result = item;
        for (EmbeddedChildShape piece : whole.shape().embeddedChildren()) {
            if (piece.list(item) != null) {
                result = piece.with(result, changed(piece, whole, piece.elements(item)));
            }
        }
        return result;
    }

    /** Removes the child rows of a removed parent. */
    void removed(ReplyContent.Instance whole) {
        for (EmbeddedChildShape piece : whole.shape().embeddedChildren()) {
            rows(piece, whole).values().forEach(table(piece)::remove);
        }
    }

    /**
     * Applies the sent list of children: elements with a known identifier are merged, others are inserted. Omitted children are
     * removed, unless the request type has a removal member.
     */
    private List<Document> changed(EmbeddedChildShape piece, ReplyContent.Instance whole, List<Document> sent) {
        DocumentFactory.Subject subject =
                new DocumentFactory.Subject(whole.shape(), whole.rowId(), whole.id(), new LinkedHashMap<>());
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

    /** Whether request elements may have a member that removes them, such as {@code _destroy}. */
    private boolean removesByName(EmbeddedChildShape piece) {
        Schema body = context.preparedOperation().bodyItem();
        Schema list = body == null ? null : SchemaShape.at(body, piece.at().isEmpty() ? piece.at() : first(piece));
        return list != null
                && SchemaShape.bare(list) instanceof ArraySchema array
                && REMOVALS.stream().anyMatch(name -> SchemaShape.member(array.items(), name) != null);
    }

    private static dev.ectype.runtime.json.MemberPath first(EmbeddedChildShape piece) {
        return dev.ectype.runtime.json.MemberPath.of(piece.at().names().get(0));
    }

    private Document inserted(EmbeddedChildShape piece, DocumentFactory.Subject whole, Document element) {
        if (!element.isObject()) {
            return element;
        }
        ResourceShape shape = piece.child();
        String owner = shape.parent() == piece.parent() ? whole.rowId() : null;
        String id = documents.nextId(shape, table(piece), owner);
        Map<String, Document> assigned = new LinkedHashMap<>();
        if (piece.parentReference() != null) {
            assigned.put(piece.parentReference(), piece.parent().idDocument(whole.id()));
        }
        byte[] document = documents.fitted(
                new DocumentFactory.Subject(shape, shape.rowId(id, owner), id, assigned),
                element,
                context.transaction().now());
        table(piece).insert(shape.rowId(shape.storedId(id, document), owner), document, owner);
        return Json.parse(document);
    }

    private Document merged(EmbeddedChildShape piece, Row row, Document element) {
        ResourceShape shape = piece.child();
        DocumentFactory.Subject subject =
                new DocumentFactory.Subject(shape, row.id(), shape.visibleId(row), new LinkedHashMap<>());
        boolean form = context.arguments().payload().form();
        DocumentChange.Format manner = form ? DocumentChange.Format.FORM : DocumentChange.Format.MEMBERS;
        DocumentChange change = new DocumentChange(
                element,
                manner,
                null,
                MemberSpelling.SAME,
                context.transaction().now());
        byte[] document = documents.merged(subject, Json.parse(row.document()), change);
        DenormalizedCopies.follow(context, shape, row.document(), table(piece).replace(row, document));
        return Json.parse(document);
    }

    private TransactionTable table(EmbeddedChildShape piece) {
        return context.transaction().store(piece.child().index());
    }

    /** Returns the rows of the children in a parent's document, by identifier. */
    private Map<String, Row> rows(EmbeddedChildShape piece, ReplyContent.Instance whole) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Document element : piece.elements(Json.parse(whole.document()))) {
            String id = piece.id(element);
            Row row = id == null ? null : new ScopedTable(context, piece.child(), null).find(id);
            if (id != null && row != null) {
                rows.put(id, row);
            }
        }
        return rows;
    }
}
