package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.ChangeFormat;
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
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Stores embedded children as rows of their own and keeps both representations equal. */
final class EmbeddedChildren {
    private final RequestTransaction context;
    private final DocumentFactory documents;

    EmbeddedChildren(RequestTransaction context) {
        this.context = context;
        this.documents = context.documents();
    }

    /** Returns the new parent's document with the stored representations of its children. */
    Document withCreatedChildren(DocumentFactory.Subject parent, Document item) {
        Document result = item;
        for (EmbeddedChildShape childShape : parent.shape().embeddedChildren()) {
            if (childShape.list(item) != null) {
                List<Document> made = new ArrayList<>();
                childShape.elements(item).forEach(element -> made.add(inserted(childShape, parent, element)));
                result = childShape.with(result, made);
            }
        }
        return result;
    }

    /** Returns the parent's changes with the stored representations of its changed children. */
    Document changed(ReplyContent.Instance parent, Document item) {
        Document result = item;
        for (EmbeddedChildShape childShape : parent.shape().embeddedChildren()) {
            if (childShape.list(item) != null) {
                result = childShape.with(result, changed(childShape, parent, childShape.elements(item)));
            }
        }
        return result;
    }

    /** Removes the child rows of a removed parent. */
    void removed(ReplyContent.Instance parent) {
        for (EmbeddedChildShape childShape : parent.shape().embeddedChildren()) {
            rows(childShape, parent).values().forEach(table(childShape)::remove);
        }
    }

    /**
     * Applies the sent list of children: elements with a known identifier are merged, others are inserted. Omitted children are
     * removed, unless the elements of the request may have the flag that removes a child.
     */
    private List<Document> changed(EmbeddedChildShape childShape, ReplyContent.Instance parent, List<Document> sent) {
        DocumentFactory.Subject subject =
                new DocumentFactory.Subject(parent.shape(), parent.rowId(), parent.id(), new LinkedHashMap<>());
        Map<String, Row> remaining = rows(childShape, parent);
        List<Document> after = new ArrayList<>();
        for (Document element : sent) {
            String id = childShape.id(element);
            Row row = id == null ? null : remaining.remove(id);
            if (row == null) {
                after.add(inserted(childShape, subject, element));
            } else if (isRemoval(childShape, element)) {
                table(childShape).remove(row);
            } else {
                after.add(merged(childShape, row, element));
            }
        }
        if (!mayRemove(childShape)) {
            remaining.values().forEach(table(childShape)::remove);
            return after;
        }
        List<Document> all = new ArrayList<>();
        remaining.values().forEach(row -> all.add(Json.parse(row.document())));
        all.addAll(after);
        return all;
    }

    private static boolean isRemoval(EmbeddedChildShape childShape, Document element) {
        String removal = childShape.removal();
        Document flag = removal == null || !element.isObject() ? null : element.member(removal);
        return flag != null && flag.isTrue();
    }

    /** Whether the elements of this request may have the flag that removes a child. */
    private boolean mayRemove(EmbeddedChildShape childShape) {
        String removal = childShape.removal();
        Schema body = removal == null ? null : context.preparedOperation().bodyItem();
        Schema list = body == null
                ? null
                : SchemaShape.at(body, MemberPath.of(childShape.at().names().get(0)));
        return removal != null
                && list != null
                && SchemaShape.bare(list) instanceof ArraySchema array
                && SchemaShape.member(array.items(), removal) != null;
    }

    private Document inserted(EmbeddedChildShape childShape, DocumentFactory.Subject parent, Document element) {
        if (!element.isObject()) {
            return element;
        }
        ResourceShape shape = childShape.child();
        String owner = shape.parent() == childShape.parent() ? parent.rowId() : null;
        String id = documents.nextId(shape, table(childShape), owner);
        Map<String, Document> assigned = new LinkedHashMap<>();
        if (childShape.parentReference() != null) {
            MemberPath reference = childShape.parentReference();
            Document value =
                    PathEdit.set(element, reference, childShape.parent().idDocument(parent.id()));
            String first = reference.names().get(0);
            assigned.put(first, Objects.requireNonNull(value.member(first), first));
        }
        byte[] document = documents.fitted(
                new DocumentFactory.Subject(shape, shape.rowId(id, owner), id, assigned),
                element,
                context.transaction().now());
        table(childShape).insert(shape.rowId(shape.storedId(id, document), owner), document, owner);
        return Json.parse(document);
    }

    private Document merged(EmbeddedChildShape childShape, Row row, Document element) {
        ResourceShape shape = childShape.child();
        DocumentFactory.Subject subject =
                new DocumentFactory.Subject(shape, row.id(), shape.visibleId(row), new LinkedHashMap<>());
        boolean form = context.arguments().payload().form();
        ChangeFormat manner = form ? ChangeFormat.FORM : ChangeFormat.MEMBERS;
        DocumentChange change = new DocumentChange(
                element,
                manner,
                null,
                MemberSpelling.SAME,
                context.transaction().now());
        byte[] document = documents.merged(subject, Json.parse(row.document()), change);
        DenormalizedCopies.follow(
                context, shape, row.document(), table(childShape).replace(row, document));
        return Json.parse(document);
    }

    private TransactionTable table(EmbeddedChildShape childShape) {
        return context.transaction().store(childShape.child().index());
    }

    /** Returns the rows of the children in a parent's document, by identifier. */
    private Map<String, Row> rows(EmbeddedChildShape childShape, ReplyContent.Instance parent) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Document element : childShape.elements(Json.parse(parent.document()))) {
            String id = childShape.id(element);
            Row row = id == null ? null : new ScopedTable(context, childShape.child(), null).find(id);
            if (id != null && row != null) {
                rows.put(id, row);
            }
        }
        return rows;
    }
}
