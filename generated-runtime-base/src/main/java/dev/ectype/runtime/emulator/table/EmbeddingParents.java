package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestContext;
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
    private final RequestContext context;

    public EmbeddingParents(RequestContext exchange) {
        this.context = exchange;
    }

    /** Adds or updates a child in the document of its parent. */
    public void put(ReplyContent.Instance piece, @Nullable String owner) {
        for (EmbeddedChildShape shape : piece.shape().embeddingParents()) {
            follow(shape, piece, owner, Json.parse(piece.document()));
        }
    }

    /** Removes a child from the document of its parent. */
    public void take(ReplyContent.Instance piece, @Nullable String owner) {
        for (EmbeddedChildShape shape : piece.shape().embeddingParents()) {
            follow(shape, piece, owner, null);
        }
    }

    private void follow(
            EmbeddedChildShape shape, ReplyContent.Instance piece, @Nullable String owner, @Nullable Document after) {
        Row whole = parentRow(shape, Json.parse(piece.document()), owner);
        if (whole != null) {
            TransactionTable table = context.transaction().store(shape.parent().index());
            Document shown = Json.parse(whole.document());
            List<Document> elements = elements(shape, shown, piece.id(), after);
            Row written = table.replace(whole, shape.with(shown, elements).toBytes());
            DenormalizedCopies.follow(context, shape.parent(), whole.document(), written);
        }
    }

    private @Nullable Row parentRow(EmbeddedChildShape shape, Document piece, @Nullable String owner) {
        Document back = shape.parentReference() == null ? null : piece.member(shape.parentReference());
        if (back != null && (back.isString() || back.isNumber())) {
            return new ScopedTable(context, shape.parent(), null).find(back.text());
        }
        return owner == null || shape.child().parent() != shape.parent()
                ? null
                : context.transaction().store(shape.parent().index()).find(owner);
    }

    private static List<Document> elements(
            EmbeddedChildShape shape, Document whole, String id, @Nullable Document after) {
        List<Document> elements = new ArrayList<>();
        boolean placed = false;
        for (Document element : shape.elements(whole)) {
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
