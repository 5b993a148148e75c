package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.envelope.EnvelopeSlot;
import dev.ectype.runtime.emulator.envelope.EnvelopeSlots;
import dev.ectype.runtime.emulator.envelope.EnvelopeTemplate;
import dev.ectype.runtime.emulator.envelope.PageKind;
import dev.ectype.runtime.emulator.envelope.PathDocumentBuilder;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResponseProjection;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.PageSlot;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the pages of one list operation. */
final class PageWriter {
    private final ProjectionPlan.Page projection;
    private final Schema type;
    private final Schema items;
    private final boolean identity;

    /** The path of the instance in an element of the list. */
    private final MemberPath inElement;

    /** The type of the instance in an element of the list. */
    private final Schema instances;

    /** True if the list contains identifiers only. */
    private final boolean hasIdentifiersOnly;

    /** True if the response has a single object instead of a list. */
    private final boolean isSingle;

    /** The optional member that an empty page omits, because its array must not be empty; or null. */
    private final @Nullable String omittedIfEmpty;

    private final String operation;

    /** A recorded response, or null if the members around the list are generated. */
    private final @Nullable Document example;

    private final List<TimelessPart<EnvelopeTemplate>> envelopes = new ArrayList<>();
    private final GeneratedMembers generated;
    private @Nullable EnvelopeSlots slots;

    PageWriter(
            ProjectionPlan.Page projection,
            Schema type,
            boolean identity,
            String operation,
            @Nullable Document example) {
        this.projection = projection;
        this.type = type;
        this.identity = identity;
        this.operation = operation;
        this.example = example;
        for (int kind = 0; kind < PageKind.KINDS; kind++) {
            envelopes.add(new TimelessPart<>(EnvelopeTemplate::isSame));
        }
        Schema list = SchemaShape.at(type, projection.at());
        isSingle = list != null && SchemaShape.isObject(list);
        omittedIfEmpty = omittedIfEmpty(type, projection.at(), list);
        items = isSingle && list != null ? list : element(list);
        inElement = projection.element() == null ? MemberPath.EMPTY : MemberPath.of(projection.element());
        instances = Objects.requireNonNullElse(SchemaShape.at(items, inElement), items);
        generated = new GeneratedMembers(instances);
        hasIdentifiersOnly = SchemaShape.isText(items)
                || SchemaShape.isNumber(items)
                || SchemaShape.bare(items) instanceof EnumSchema;
    }

    private static @Nullable String omittedIfEmpty(Schema type, MemberPath at, @Nullable Schema list) {
        boolean full = list != null && SchemaShape.bare(list) instanceof ArraySchema array && array.minItems() > 0;
        MemberSchema member = full && at.names().size() == 1
                ? SchemaShape.member(type, at.names().get(0))
                : null;
        return member == null || member.isRequired(Direction.REPLY) ? null : member.name();
    }

    private static Schema element(@Nullable Schema list) {
        return list != null && SchemaShape.bare(list) instanceof ArraySchema array ? array.items() : AnySchema.ANY;
    }

    void write(ReplyContent.Page page, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        if (projection.at().isEmpty()) {
            items(page, environment, reply);
        } else if (omittedIfEmpty != null && page.rows().rows().isEmpty()) {
            ReplyBuffer full = new ReplyBuffer();
            wrapped(page, arguments, environment, full);
            Document envelope = Json.parse(full.bodyArray(), full.bodyFrom(), full.bodyTo());
            reply.append(
                    ObjectEdit.of(envelope).remove(omittedIfEmpty).toDocument().toBytes());
        } else {
            wrapped(page, arguments, environment, reply);
        }
    }

    private void wrapped(ReplyContent.Page page, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        EnvelopeTemplate envelope = envelope(PageKind.of(page.rows(), projection.paging()), environment);
        PageLinks links = new PageLinks(projection.paging(), page, arguments, environment.origin());
        EnvelopeValues values = new EnvelopeValues(page, links);
        for (int index = 0; index < envelope.size(); index++) {
            reply.append(envelope.piece(index));
            EnvelopeSlot slot = envelope.slot(index);
            if (slot.slot() == PageSlot.ITEMS) {
                items(page, environment, reply);
            } else {
                reply.append(values.document(slot).toBytes());
            }
        }
        reply.append(envelope.piece(envelope.size()));
    }

    private EnvelopeTemplate envelope(PageKind kind, ReplyEnvironment environment) {
        return envelopes.get(kind.index()).of(environment, inputs -> {
            FitContext context = inputs.fitting(operation, "list", projection.at());
            return EnvelopeTemplate.of(type, slots(), kind, example, context);
        });
    }

    private EnvelopeSlots slots() {
        EnvelopeSlots found = slots;
        if (found == null) {
            found = new EnvelopeSlots(type, projection);
            slots = found;
        }
        return found;
    }

    private void items(ReplyContent.Page page, ReplyEnvironment environment, ReplyBuffer reply) {
        List<Row> rows = page.rows().rows();
        if (isSingle) {
            only(page, rows, environment, reply);
            return;
        }
        if (identity) {
            unchanged(rows, reply);
            return;
        }
        reply.append('[');
        for (int index = 0; index < rows.size(); index++) {
            if (index > 0) {
                reply.append(',');
            }
            fitted(page, rows.get(index), environment, reply);
        }
        reply.append(']');
    }

    /**
     * Writes the documents of rows as they are stored. Reads all lengths first: in a large state, few documents are in the caches of the
     * processor, and it fetches them at the same time if nothing else happens between.
     */
    private static void unchanged(List<Row> rows, ReplyBuffer reply) {
        int size = 2 + Math.max(0, rows.size() - 1);
        for (int index = 0; index < rows.size(); index++) {
            size = Math.addExact(size, rows.get(index).document().length);
        }
        byte[] target = reply.reserve(size);
        int at = reply.bodyTo();
        target[at++] = '[';
        for (int index = 0; index < rows.size(); index++) {
            if (index > 0) {
                target[at++] = ',';
            }
            byte[] document = rows.get(index).document();
            System.arraycopy(document, 0, target, at, document.length);
            at += document.length;
        }
        target[at] = ']';
        reply.advance(size);
    }

    /** Writes the oldest row as if no others existed. */
    private void only(ReplyContent.Page page, List<Row> rows, ReplyEnvironment environment, ReplyBuffer reply) {
        if (!rows.isEmpty()) {
            fitted(page, rows.get(rows.size() - 1), environment, reply);
            return;
        }
        JsonWriter out = new JsonWriter(64);
        FitContext context = environment.fitting(operation, "none", MemberPath.EMPTY);
        Fitter.fit(Document.EMPTY_OBJECT, items, context, out);
        reply.append(out.array(), 0, out.length());
    }

    private void fitted(ReplyContent.Page page, Row row, ReplyEnvironment environment, ReplyBuffer reply) {
        JsonWriter out = new JsonWriter(row.document().length + 64);
        FitContext context = environment.fitting(page.shape().name(), row.id(), inElement);
        if (environment.fills()) {
            context = context.serverSet(generated.of(page.shape()));
        }
        Document source = hasIdentifiersOnly ? identifier(page.shape(), row) : element(page.shape(), row);
        Fitter.fit(source, items, context, out);
        reply.append(out.array(), 0, out.length());
    }

    /** Returns the element of the list for a row: the instance, or an object that contains it. */
    private Document element(ResourceShape shape, Row row) {
        Document instance = ResponseProjection.of(Json.parse(row.document()), shape, instances);
        return PathDocumentBuilder.of(inElement, instance);
    }

    /** Returns the value of the listed member, else the identifier. */
    private Document identifier(ResourceShape shape, Row row) {
        String listed = projection.member();
        IdentityMember identity = shape.idMember();
        Document document = Json.parse(row.document());
        Document value = listed != null ? document.member(listed) : identity == null ? null : identity.in(document);
        return value == null || value.isNull() ? shape.idDocument(shape.visibleId(row)) : value;
    }
}
