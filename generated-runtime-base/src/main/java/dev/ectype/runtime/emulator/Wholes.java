package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.PieceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Store;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets instances show what becomes of their pieces where those are changed by themselves. */
final class Wholes {
    private final Exchange exchange;

    Wholes(Exchange exchange) {
        this.exchange = exchange;
    }

    /** Puts a piece, new or changed, into the whole to which it belongs. */
    void put(Shown.Instance piece, @Nullable String owner) {
        for (PieceShape shape : piece.shape().wholes()) {
            follow(shape, piece, owner, Json.parse(piece.document()));
        }
    }

    /** Takes a piece out of the whole to which it belonged. */
    void take(Shown.Instance piece, @Nullable String owner) {
        for (PieceShape shape : piece.shape().wholes()) {
            follow(shape, piece, owner, null);
        }
    }

    private void follow(PieceShape shape, Shown.Instance piece, @Nullable String owner, @Nullable Document after) {
        Row whole = whole(shape, Json.parse(piece.document()), owner);
        if (whole != null) {
            Store table = exchange.transaction().store(shape.whole().index());
            Document shown = Json.parse(whole.document());
            List<Document> elements = elements(shape, shown, piece.id(), after);
            Row written = table.replace(whole, shape.with(shown, elements).toBytes());
            Copies.follow(exchange, shape.whole(), whole.document(), written);
        }
    }

    private @Nullable Row whole(PieceShape shape, Document piece, @Nullable String owner) {
        Document back = shape.back() == null ? null : piece.member(shape.back());
        if (back != null && (back.isString() || back.isNumber())) {
            return new Shelf(exchange, shape.whole(), null).find(back.text());
        }
        return owner == null || shape.piece().parent() != shape.whole()
                ? null
                : exchange.transaction().store(shape.whole().index()).find(owner);
    }

    private static List<Document> elements(PieceShape shape, Document whole, String id, @Nullable Document after) {
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
