package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.row.RowFilter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides whether an item belongs to a filtered list. */
@FunctionalInterface
public interface ItemCondition {
    boolean holds(Document item);

    default RowFilter filter() {
        return row -> holds(Json.parse(row.document()));
    }

    /** Creates a condition that compares a member with a value or with any value of an array. */
    static ItemCondition of(MemberPath path, ValueComparison comparison, Document wanted) {
        if (!wanted.isArray()) {
            return item -> comparison.holds(at(item, path), wanted);
        }
        List<Document> values = new ArrayList<>();
        wanted.elements().forEach(values::add);
        return comparison == ValueComparison.NOT
                ? item -> values.stream().allMatch(value -> comparison.holds(at(item, path), value))
                : item -> values.stream().anyMatch(value -> comparison.holds(at(item, path), value));
    }

    /** Creates the condition for bounds such as {@code {"gte": 5}}, or null without bounds. */
    static @Nullable ItemCondition bounds(MemberPath path, Document bounds) {
        return ConditionObject.operators(path, bounds);
    }

    /**
     * Creates a condition from an object of conditions.
     *
     * @param related the conditions on related instances if any other condition is an error, as in GraphQL, where the schema
     *     declares all of them; else null
     */
    static ItemCondition members(Document wanted, MemberFinder finder, @Nullable RelatedConditions related) {
        return new ConditionObject(finder, MemberPath.EMPTY, related).all(wanted);
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

    /** Returns the value at a path. A path through a list gives the values of all elements. */
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
