package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentChange;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ListWrappers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.Owners;
import dev.ectype.runtime.emulator.table.ReferenceLookup;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Converts request items to the stored form. Lists become list wrappers, and identifiers become the embedded instances that the
 * type requires.
 */
public final class IncomingInstance {
    private final ReferenceLookup references;
    private final Owners owners;

    private IncomingInstance(RequestTransaction context, Owners owners) {
        this.references = new ReferenceLookup(context);
        this.owners = owners;
    }

    /**
     * Returns the item of a request in stored form.
     *
     * @param rowId the row of the instance, or null for a new one
     */
    static @Nullable Document item(@Nullable Document sent, ScopedTable scopedTable, @Nullable String rowId) {
        RequestTransaction context = scopedTable.context();
        ResourceShape shape = scopedTable.shape();
        Document item = context.preparedOperation()
                .storable(shape, sent, context.arguments().payload().files());
        boolean differs =
                item != null && item.isObject() && context.preparedOperation().differs(shape, context.shapes());
        if (item == null || !differs) {
            return item;
        }
        Owners owners = rowId == null ? Owners.ofNew(scopedTable) : Owners.of(scopedTable, rowId);
        return new IncomingInstance(context, owners).normalized(item, shape.type());
    }

    /** Reads the change that a request makes to an instance. */
    public static DocumentChange change(ScopedTable scopedTable, ReplyContent.Instance target, Body<?> body) {
        RequestTransaction context = scopedTable.context();
        ResourceShape shape = scopedTable.shape();
        Document masked = body.mask().applied(body.item(), Json.parse(target.document()));
        Document sent = item(UploadFacts.withFacts(masked, shape, body.parts()), scopedTable, target.rowId());
        Document item = shape.referenceMembers().parentReferences().isEmpty()
                ? sent
                : new PlacementMembers(scopedTable).withPlacement(target, sent);
        boolean composed = item != null && !shape.embeddedChildren().isEmpty();
        return new DocumentChange(
                item == null || !composed ? item : new EmbeddedChildren(context).changed(target, item),
                body.manner(context.request()),
                context.preparedOperation().bodyItem(),
                context.preparedOperation().memberSpelling(shape),
                context.transaction().now());
    }

    private Document normalized(Document value, Schema type) {
        Schema bare = SchemaShape.bare(type);
        if (bare instanceof ArraySchema list) {
            return value.isArray() ? each(value, list.items()) : value;
        }
        if (!(bare instanceof ObjectSchema object)) {
            return value;
        }
        if (value.isObject()) {
            return members(value, object);
        }
        if (value.isArray()) {
            return listed(value, object);
        }
        Document found = value.isString() || value.isNumber() ? references.named(value, type, owners) : null;
        return found == null ? value : found;
    }

    private Document members(Document value, ObjectSchema object) {
        JsonWriter out = new JsonWriter(value.length() + 64).beginObject();
        for (JsonMember member : value.members()) {
            MemberSchema known = object.member(member.name());
            out.name(member.name()).value(known == null ? member.value() : normalized(member.value(), known.type()));
        }
        return out.endObject().toDocument();
    }

    private Document listed(Document value, ObjectSchema object) {
        MemberSchema elements = ListWrappers.elements(object);
        return elements == null
                ? value
                : new JsonWriter(value.length() + 64)
                        .beginObject()
                        .name(elements.name())
                        .value(normalized(value, elements.type()))
                        .endObject()
                        .toDocument();
    }

    private Document each(Document list, Schema items) {
        JsonWriter out = new JsonWriter(list.length() + 64).beginArray();
        list.elements().forEach(element -> out.value(normalized(element, items)));
        return out.endArray().toDocument();
    }
}
