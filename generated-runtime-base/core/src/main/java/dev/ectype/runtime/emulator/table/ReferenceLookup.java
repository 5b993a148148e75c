package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the instances that documents refer to. */
public final class ReferenceLookup {
    private static final int MOST = 100;

    private final RequestTransaction context;

    public ReferenceLookup(RequestTransaction context) {
        this.context = context;
    }

    /**
     * Returns the stored instance with an identifier, from the resources with a matching type, or null.
     *
     * @param owners the owners of the instance with the reference. If identifiers are unique only within a parent, the instance
     *     below the same parent is preferred.
     */
    @Nullable
    public Document named(Document id, Schema type, @Nullable Owners owners) {
        for (ResourceShape shape : context.shapes().ofType(type)) {
            Document found = find(shape, id.text(), owners);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Returns the row with an identifier, if possible below the same parent as an instance with these owners; or null. */
    @Nullable
    Row row(ResourceShape shape, String id, @Nullable Owners owners) {
        ResourceShape parent = shape.isScoped() ? shape.parent() : null;
        String owner = parent == null || owners == null ? null : owners.rowId(parent);
        Row sibling = owner == null
                ? null
                : context.transaction().store(shape.index()).find(shape.rowId(id, owner));
        return sibling == null ? new ScopedTable(context, shape, null).find(id) : sibling;
    }

    private @Nullable Document find(ResourceShape shape, String id, @Nullable Owners owners) {
        Row row = row(shape, id, owners);
        if (row != null) {
            return Json.parse(row.document());
        }
        ReplyContent.Instance other = new VirtualRows(new ScopedTable(context, shape, null)).of(id, false);
        return other == null ? null : Json.parse(other.document());
    }

    /**
     * Returns the value of a member that is not stored. The value consists of the instances that a neighbor member identifies,
     * such as {@code author_id} for {@code author}, else the children and the referencing instances.
     *
     * @param neighbors the members that identify the instances according to the plan, the best first
     */
    @Nullable
    public Document valueBeside(
            Document document, MemberSchema member, List<String> neighbors, ReplyContent.@Nullable Instance of) {
        Schema items = SchemaShape.bare(member.type()) instanceof ArraySchema array ? array.items() : null;
        Document ids = ids(document, neighbors);
        if (items == null) {
            return ids == null || ids.isArray() ? null : named(ids, member.type(), null);
        }
        JsonWriter out = new JsonWriter(256).beginArray();
        int found = 0;
        if (ids != null && ids.isArray()) {
            for (Document id : ids.elements()) {
                Document one = named(id, items, null);
                found += one == null ? 0 : 1;
                if (one != null) {
                    out.value(one);
                }
            }
        } else if (of != null) {
            for (Row row : referencing(of, items)) {
                out.value(Json.parse(row.document()));
                found++;
            }
        }
        return found == 0 ? null : out.endArray().toDocument();
    }

    private static @Nullable Document ids(Document document, List<String> members) {
        for (String name : members) {
            Document value = document.member(name);
            if (value != null && !value.isNull() && !value.isObject()) {
                return value;
            }
        }
        return null;
    }

    private List<Row> referencing(ReplyContent.Instance at, Schema type) {
        for (ResourceShape shape : context.shapes().ofType(type)) {
            RowPageRequest page = RowPageRequest.of(Order.NEWEST_FIRST, 0, MOST);
            var table = context.transaction().store(shape.index());
            if (shape.parent() == at.shape()) {
                return table.ownedBy(at.rowId(), page).rows();
            }
            MemberPath reference = context.shapes().reference(shape, at.shape());
            if (reference != null) {
                return table.page(page, row -> MemberFilters.references(shape, row, reference, at.id()))
                        .rows();
            }
        }
        return List.of();
    }
}
