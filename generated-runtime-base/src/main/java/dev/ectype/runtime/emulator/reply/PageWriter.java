package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.state.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the pages of one list. */
final class PageWriter {
    private final ProjectionPlan.Page projection;
    private final Schema type;
    private final Schema items;
    private final boolean identity;

    /** Whether the list holds identifiers only. */
    private final boolean named;

    /** Whether one thing stands where there could be a list. */
    private final boolean alone;

    /** The member that is left out when there is nothing, because it may be left out and must not be empty; or null. */
    private final @Nullable String never;

    private final String operation;
    private final @Nullable Envelope[] envelopes = new Envelope[PageKind.KINDS];
    private @Nullable EnvelopeSlots slots;

    PageWriter(ProjectionPlan.Page projection, Schema type, boolean identity, String operation) {
        this.projection = projection;
        this.type = type;
        this.identity = identity;
        this.operation = operation;
        Schema list = Shape.at(type, projection.at());
        alone = list != null && Shape.isObject(list);
        never = never(type, projection.at(), list);
        items = alone && list != null ? list : element(list);
        named = Shape.isText(items) || Shape.isNumber(items) || Shape.bare(items) instanceof EnumSchema;
    }

    private static @Nullable String never(Schema type, MemberPath at, @Nullable Schema list) {
        boolean full = list != null && Shape.bare(list) instanceof ArraySchema array && array.minItems() > 0;
        MemberSchema member =
                full && at.names().size() == 1 ? Shape.member(type, at.names().get(0)) : null;
        return member == null || member.isRequired(Direction.REPLY) ? null : member.name();
    }

    private static Schema element(@Nullable Schema list) {
        return list != null && Shape.bare(list) instanceof ArraySchema array ? array.items() : AnySchema.ANY;
    }

    void write(Shown.Page page, Arguments arguments, Surroundings surroundings, ReplyBuffer reply) {
        if (projection.at().isEmpty()) {
            items(page, surroundings, reply);
        } else if (never != null && page.rows().rows().isEmpty()) {
            ReplyBuffer whole = new ReplyBuffer();
            wrapped(page, arguments, surroundings, whole);
            Document envelope = Json.parse(whole.bodyArray(), whole.bodyFrom(), whole.bodyTo());
            reply.append(ObjectEdit.of(envelope).remove(never).toDocument().toBytes());
        } else {
            wrapped(page, arguments, surroundings, reply);
        }
    }

    private void wrapped(Shown.Page page, Arguments arguments, Surroundings surroundings, ReplyBuffer reply) {
        Envelope envelope = envelope(PageKind.of(page.rows(), projection.paging()), surroundings);
        PageLinks links = new PageLinks(projection.paging(), page, arguments, surroundings.origin());
        SlotValues values = new SlotValues(page, links);
        for (int index = 0; index < envelope.size(); index++) {
            reply.append(envelope.piece(index));
            EnvelopeSlot slot = envelope.slot(index);
            if (slot.slot() == Slot.ITEMS) {
                items(page, surroundings, reply);
            } else {
                reply.append(values.document(slot).toBytes());
            }
        }
        reply.append(envelope.piece(envelope.size()));
    }

    /** Racing threads make the same envelope twice, and either serves. */
    private Envelope envelope(PageKind kind, Surroundings surroundings) {
        Envelope known = envelopes[kind.index()];
        if (known != null) {
            return known;
        }
        FitContext context = FitContext.of(surroundings.seed(), surroundings.instant(), Direction.REPLY)
                .instance(operation, "list");
        EnvelopeSlots found = slots;
        if (found == null) {
            found = new EnvelopeSlots(type, projection);
            slots = found;
        }
        Envelope made = Envelope.of(type, found, kind, context);
        envelopes[kind.index()] = made;
        return made;
    }

    private void items(Shown.Page page, Surroundings surroundings, ReplyBuffer reply) {
        List<Row> rows = page.rows().rows();
        if (alone) {
            only(page, rows, surroundings, reply);
            return;
        }
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

    /** Shows the one that has been there for longest, as if there were no others. */
    private void only(Shown.Page page, List<Row> rows, Surroundings surroundings, ReplyBuffer reply) {
        if (!rows.isEmpty()) {
            fitted(page, rows.get(rows.size() - 1), surroundings, reply);
            return;
        }
        JsonWriter out = new JsonWriter(64);
        FitContext context = FitContext.of(surroundings.seed(), surroundings.instant(), Direction.REPLY)
                .instance(operation, "none");
        Fitter.fit(Document.EMPTY_OBJECT, items, context, out);
        reply.append(out.array(), 0, out.length());
    }

    private void fitted(Shown.Page page, Row row, Surroundings surroundings, ReplyBuffer reply) {
        JsonWriter out = new JsonWriter(row.document().length + 64);
        FitContext context = FitContext.of(surroundings.seed(), surroundings.instant(), Direction.REPLY)
                .instance(page.shape().name(), row.id());
        Document shown = named
                ? identifier(page.shape(), row)
                : Shape.shown(Json.parse(row.document()), page.shape().type(), items);
        Fitter.fit(shown, items, context, out);
        reply.append(out.array(), 0, out.length());
    }

    /** What the list is called after, such as {@code robotNames}, else the identifier. */
    private Document identifier(ResourceShape shape, Row row) {
        MemberName called = called(shape);
        MemberName name = called == null ? shape.idMember() : called;
        Document kept = name == null ? null : Json.parse(row.document()).member(name);
        return kept == null || kept.isNull() ? shape.idDocument(shape.visibleId(row)) : kept;
    }

    private @Nullable MemberName called(ResourceShape shape) {
        if (projection.at().isEmpty()) {
            return null;
        }
        String list =
                PlainName.of(projection.at().names().get(projection.at().names().size() - 1));
        ObjectSchema stored = Shape.object(shape.type());
        for (MemberSchema member : stored == null ? List.<MemberSchema>of() : stored.members()) {
            if (list.equals(PlainName.of(member.name()) + "s")) {
                return MemberName.of(member.name());
            }
        }
        return null;
    }
}
