package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.state.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the pages of one list. */
final class PageWriter {
    private static final byte[] NULL = {'n', 'u', 'l', 'l'};

    private final ProjectionPlan.Page projection;
    private final Schema type;
    private final Schema items;
    private final boolean identity;
    private final String operation;
    private @Nullable Envelope withNext;
    private @Nullable Envelope withoutNext;

    PageWriter(ProjectionPlan.Page projection, Schema type, boolean identity, String operation) {
        this.projection = projection;
        this.type = type;
        this.identity = identity;
        this.operation = operation;
        Schema list = Shape.at(type, projection.at());
        items = list != null && Shape.bare(list) instanceof ArraySchema array ? array.items() : AnySchema.ANY;
    }

    void write(Shown.Page page, Arguments arguments, Surroundings surroundings, ReplyBuffer reply) {
        boolean more = page.rows().hasNext() && !page.rows().rows().isEmpty();
        Envelope envelope = envelope(more, surroundings);
        PageLinks links = new PageLinks(projection.paging(), page, arguments, surroundings.origin());
        for (int index = 0; index < envelope.size(); index++) {
            reply.append(envelope.piece(index));
            Slot slot = envelope.slot(index);
            if (slot == Slot.ITEMS) {
                items(page, surroundings, reply);
            } else {
                reply.append(value(slot, envelope.isNumber(index), page, links));
            }
        }
        reply.append(envelope.piece(envelope.size()));
    }

    /** Racing threads make the same envelope twice, and either serves. */
    private Envelope envelope(boolean more, Surroundings surroundings) {
        Envelope known = more ? withNext : withoutNext;
        if (known != null) {
            return known;
        }
        FitContext context = FitContext.of(surroundings.seed(), surroundings.instant(), Direction.REPLY)
                .instance(operation, "list");
        Envelope made = Envelope.of(type, projection, more, context);
        if (more) {
            withNext = made;
        } else {
            withoutNext = made;
        }
        return made;
    }

    private void items(Shown.Page page, Surroundings surroundings, ReplyBuffer reply) {
        List<Row> rows = page.rows().rows();
        reply.append('[');
        for (int index = 0; index < rows.size(); index++) {
            if (index > 0) {
                reply.append(',');
            }
            byte[] document = rows.get(index).document();
            if (identity) {
                reply.append(document, 0, document.length);
            } else {
                fitted(page, rows.get(index), surroundings, reply);
            }
        }
        reply.append(']');
    }

    private void fitted(Shown.Page page, Row row, Surroundings surroundings, ReplyBuffer reply) {
        JsonWriter out = new JsonWriter(row.document().length + 64);
        FitContext context = FitContext.of(surroundings.seed(), surroundings.instant(), Direction.REPLY)
                .instance(page.shape().name(), row.id());
        Document shown = Shape.shown(Json.parse(row.document()), page.shape().type(), items);
        Fitter.fit(shown, items, context, out);
        reply.append(out.array(), 0, out.length());
    }

    private static byte[] value(Slot slot, boolean number, Shown.Page page, PageLinks links) {
        return switch (slot) {
            case TOTAL -> encoded(page.rows().total());
            case COUNT -> encoded(page.rows().rows().size());
            case LIMIT ->
                encoded(Math.min(page.cut().limit(), Math.max(page.rows().total(), 1_000)));
            case OFFSET -> encoded(page.rows().offset());
            case PAGE -> encoded(page.cut().page(page.rows().offset()));
            case PAGES -> encoded(links.pages());
            case HAS_MORE -> page.rows().hasNext() ? encode(Document.TRUE) : encode(Document.FALSE);
            case NEXT_TOKEN -> number ? encoded(following(page)) : encoded(PageCut.token(links.lastId()));
            case NEXT_URL -> encoded(links.next());
            case PREVIOUS_URL -> encoded(links.previous());
            case ITEMS -> NULL;
        };
    }

    private static long following(Shown.Page page) {
        int start = page.rows().offset();
        return page.cut().limit() == 0 ? start : page.cut().page(start) + 1;
    }

    private static byte[] encoded(long number) {
        return encode(Document.of(number));
    }

    private static byte[] encoded(@Nullable String text) {
        return text == null ? NULL : encode(Document.of(text));
    }

    private static byte[] encode(Document value) {
        return value.toBytes();
    }
}
