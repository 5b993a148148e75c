package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.RowFilter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an item must be to stay in a list. */
@FunctionalInterface
public interface ItemCondition {
    boolean holds(Document item);

    default RowFilter filter() {
        return row -> holds(Json.parse(row.document()));
    }

    /** What a member says, held against a value or against one of several. */
    static ItemCondition of(MemberPath path, ValueComparison how, Document wanted) {
        if (!wanted.isArray()) {
            return item -> how.holds(at(item, path), wanted);
        }
        List<Document> values = new ArrayList<>();
        wanted.elements().forEach(values::add);
        return how == ValueComparison.NOT
                ? item -> values.stream().allMatch(value -> how.holds(at(item, path), value))
                : item -> values.stream().anyMatch(value -> how.holds(at(item, path), value));
    }

    /** The bounds that an object such as {@code {"gte": 5}} sets to a member; null when it sets none. */
    static @Nullable ItemCondition bounds(MemberPath path, Document bounds) {
        List<ItemCondition> all = new ArrayList<>();
        for (JsonMember bound : bounds.members()) {
            ValueComparison how = ValueComparison.named(bound.name());
            if (how != null) {
                all.add(of(path, how, bound.value()));
            }
        }
        return all.isEmpty() ? null : every(all);
    }

    /** What an object asks of the members that it names: a value or bounds; what items have no member for is ignored. */
    static ItemCondition members(Document wanted, Schema type) {
        return members(wanted, type, MemberPath.EMPTY);
    }

    private static ItemCondition members(Document wanted, Schema type, MemberPath within) {
        List<ItemCondition> all = new ArrayList<>();
        for (JsonMember asked : wanted.members()) {
            MemberPath path = MemberFinder.find(type, asked.name());
            Schema inner = path == null ? null : SchemaShape.at(type, path);
            if (path != null && inner != null) {
                MemberPath whole = within;
                for (String name : path.names()) {
                    whole = whole.child(name);
                }
                ItemCondition bounds = asked.value().isObject() ? bounds(whole, asked.value()) : null;
                boolean nested = asked.value().isObject() && bounds == null;
                all.add(
                        bounds != null
                                ? bounds
                                : nested
                                        ? members(asked.value(), inner, whole)
                                        : of(whole, ValueComparison.EQUAL, asked.value()));
            }
        }
        return every(all);
    }

    static ItemCondition every(List<ItemCondition> conditions) {
        List<ItemCondition> all = List.copyOf(conditions);
        return item -> {
            for (ItemCondition each : all) {
                if (!each.holds(item)) {
                    return false;
                }
            }
            return true;
        };
    }

    /** What lies at a path; behind a list, what lies there in each of its elements. */
    private static @Nullable Document at(Document item, MemberPath path) {
        Document found = item.at(path);
        if (found != null || path.names().size() < 2) {
            return found;
        }
        Document list = item.member(path.names().get(0));
        return list != null && list.isArray()
                ? ElementValues.of(
                        list,
                        new MemberPath(path.names().subList(1, path.names().size())))
                : null;
    }
}
