package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyFilterPlan;
import dev.ectype.runtime.schema.Schema;
import java.util.List;

/**
 * Filters rows by a search body: by the values of members that the items have too, and by the members that the plan
 * describes.
 */
final class BodySearch {
    private final Schema type;
    private final List<BodyFilterPlan> filters;

    /** Creates a search of items of a type. */
    BodySearch(Schema type, List<BodyFilterPlan> filters) {
        this.type = type;
        this.filters = filters;
    }

    /**
     * Adds the conditions of a search body to the rows.
     *
     * @param others the members to ignore, such as page parameters
     */
    <T> Rows<T> narrow(Rows<T> rows, Document body, List<String> others) {
        return narrow(rows, body, MemberPath.EMPTY, others);
    }

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
            if (SchemaShape.member(type, name) != null) {
                known.name(name).value(value);
            } else if (value.isArray() && is(path, BodyFilterPlan.Kind.IDENTIFIERS)) {
                narrowed = narrowed.among(value);
            } else if (value.isObject() && is(path, BodyFilterPlan.Kind.CONDITIONS)) {
                narrowed = narrow(narrowed, value, path, List.of());
            } else if (value.isString() && is(path, BodyFilterPlan.Kind.WORDS)) {
                narrowed = narrowed.matching(value.text());
            }
        }
        Document members = known.endObject().toDocument();
        return members.equals(Document.EMPTY_OBJECT) ? narrowed : narrowed.where(members);
    }

    private boolean is(MemberPath path, BodyFilterPlan.Kind kind) {
        return filters.contains(new BodyFilterPlan(path, kind));
    }
}
