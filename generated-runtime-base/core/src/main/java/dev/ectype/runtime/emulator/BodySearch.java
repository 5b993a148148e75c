package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.PreparedOperation;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.ListedParent;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyFilterPlan;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Filters rows by a search body: by the values of members that the items have too, and by the members that the plan
 * describes.
 */
final class BodySearch {
    private final ScopedTable table;
    private final ResourceShape shape;
    private final List<BodyFilterPlan> filters;

    /** Creates a search of the instances in a table. */
    BodySearch(ScopedTable table) {
        this.table = table;
        this.shape = table.shape();
        this.filters = table.context().preparedOperation().route().plan().bodyFilters();
    }

    /** Adds the conditions of a search body to the rows. */
    <T> Rows<T> narrow(Rows<T> rows, Document body) {
        PreparedOperation operation = table.context().preparedOperation();
        List<String> others = new ArrayList<>(operation.replies().paging().names());
        // The parameters of declared filters were applied already and are no member values.
        operation.route().plan().filters().forEach(filter -> others.add(filter.parameter()));
        return narrow(rows, body, MemberPath.EMPTY, others);
    }

    /** @param others the members to ignore, such as page parameters */
    private <T> Rows<T> narrow(Rows<T> rows, Document body, MemberPath at, List<String> others) {
        if (!body.isObject()) {
            return rows;
        }
        Rows<T> narrowed = rows;
        JsonWriter known = new JsonWriter(body.length() + 2).beginObject();
        for (JsonMember member : body.members()) {
            String name = member.name();
            Document value = member.value();
            if (value.isNull() || others.contains(name)) {
                continue;
            }
            MemberPath path = at.child(name);
            if (SchemaShape.member(shape.type(), name) != null) {
                ListedParent.requireValue(table, name, value);
                known.name(name).value(value);
            } else if (value.isArray() && is(path, BodyFilterPlan.Kind.IDENTIFIERS)) {
                narrowed = narrowed.among(value);
            } else if (is(path, BodyFilterPlan.Kind.IDENTITY)) {
                narrowed = narrowed.where(identifiedBy(name, value));
            } else if (value.isObject() && is(path, BodyFilterPlan.Kind.CONDITIONS)) {
                narrowed = narrow(narrowed, value, path, List.of());
            } else if (value.isString() && is(path, BodyFilterPlan.Kind.WORDS)) {
                narrowed = narrowed.matching(value.text());
            }
        }
        Document members = known.endObject().toDocument();
        return members.equals(Document.EMPTY_OBJECT) ? narrowed : narrowed.where(members);
    }

    /** Returns the conditions for a member of the identifier. An empty text means all instances. */
    private @Nullable Document identifiedBy(String name, Document value) {
        IdentityMember identity = shape.idMember();
        if (identity == null || value.isString() && value.text().isEmpty()) {
            return null;
        }
        Document part = new JsonWriter(32)
                .beginObject()
                .name(name)
                .value(value)
                .endObject()
                .toDocument();
        return identity.set(Document.EMPTY_OBJECT, part);
    }

    private boolean is(MemberPath path, BodyFilterPlan.Kind kind) {
        return filters.contains(new BodyFilterPlan(path, kind));
    }
}
