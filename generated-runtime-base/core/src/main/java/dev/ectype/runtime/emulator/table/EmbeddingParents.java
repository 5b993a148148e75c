package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.EmbeddedChildShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Updates parents that embed their children when a child changes. */
public final class EmbeddingParents {
    private final RequestTransaction context;

    public EmbeddingParents(RequestTransaction context) {
        this.context = context;
    }

    /** Adds or updates a child in the document of its parent. */
    public void put(ReplyContent.Instance child, @Nullable String owner) {
        for (EmbeddedChildShape shape : child.shape().embeddingParents()) {
            follow(shape, child, owner, Json.parse(child.document()));
        }
    }

    /** Removes a child from the document of its parent. */
    public void take(ReplyContent.Instance child, @Nullable String owner) {
        for (EmbeddedChildShape shape : child.shape().embeddingParents()) {
            follow(shape, child, owner, null);
        }
    }

    private void follow(
            EmbeddedChildShape shape, ReplyContent.Instance child, @Nullable String owner, @Nullable Document after) {
        Row parent = parentRow(shape, Json.parse(child.document()), owner);
        if (parent != null) {
            TransactionTable table = context.transaction().store(shape.parent().index());
            Document document = Json.parse(parent.document());
            List<Document> elements = elements(shape, document, child.id(), after);
            Row written = table.replace(parent, shape.with(document, elements).toBytes());
            DenormalizedCopies.follow(context, shape.parent(), parent.document(), written);
        }
    }

    private @Nullable Row parentRow(EmbeddedChildShape shape, Document child, @Nullable String owner) {
        Document back = shape.parentReference() == null ? null : child.at(shape.parentReference());
        if (back != null && (back.isString() || back.isNumber())) {
            return new ScopedTable(context, shape.parent(), null).find(back.text());
        }
        return owner == null || shape.child().parent() != shape.parent()
                ? null
                : context.transaction().store(shape.parent().index()).find(owner);
    }

    private static List<Document> elements(
            EmbeddedChildShape shape, Document parent, String id, @Nullable Document after) {
        List<Document> elements = new ArrayList<>();
        boolean placed = false;
        for (Document element : shape.elements(parent)) {
            boolean same = id.equals(shape.id(element));
            if (!same) {
                elements.add(element);
            } else if (after != null) {
                elements.add(after);
                placed = true;
            }
        }
        if (!placed && after != null) {
            elements.add(after);
        }
        return elements;
    }
}
