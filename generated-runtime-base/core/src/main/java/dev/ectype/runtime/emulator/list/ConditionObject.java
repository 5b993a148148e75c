package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an object of conditions: {@code {"name": "a"}}, {@code {"price": {"_gt": 5}}}, {@code {"priceMin": 5}} and {@code
 * {"_or": [...]}}. Members that no member of the items has are ignored.
 */
final class ConditionObject {
    private static final List<String> ALL = List.of("and", "all");
    private static final List<String> ANY = List.of("or", "any", "some");
    private static final List<String> NONE = List.of("not", "nor", "none");
    /** Words before the name of a member. Others, such as the first one of {@code inStock}, belong to the name. */
    private static final List<String> BEFORE =
            List.of("min", "max", "from", "to", "since", "until", "before", "after", "not");

    private static final int LONGEST_OPERATOR = 3;

    private final MemberFinder finder;
    private final MemberPath within;

    /** Creates the reader of the conditions on items, or on the objects at a path in them. */
    ConditionObject(MemberFinder finder, MemberPath within) {
        this.finder = finder;
        this.within = within;
    }

    /** Returns the condition that holds if all members of the object do. */
    ItemCondition all(Document wanted) {
        List<ItemCondition> all = new ArrayList<>();
        for (JsonMember requested : wanted.members()) {
            ItemCondition one = one(requested.name(), requested.value());
            if (one != null) {
                all.add(one);
            }
        }
        return ItemCondition.every(all);
    }

    private @Nullable ItemCondition one(String name, Document value) {
        MemberPath exact = finder.find(name);
        if (exact != null) {
            return value(exact, value);
        }
        String plain = NormalizedName.of(name);
        if (value.isArray() || value.isObject()) {
            if (ALL.contains(plain)) {
                return ItemCondition.every(each(value));
            }
            if (ANY.contains(plain)) {
                List<ItemCondition> any = each(value);
                return item -> any.stream().anyMatch(condition -> condition.holds(item));
            }
            if (NONE.contains(plain)) {
                List<ItemCondition> none = each(value);
                return item -> none.stream().noneMatch(condition -> condition.holds(item));
            }
        }
        return compared(NormalizedName.words(name), value);
    }

    private List<ItemCondition> each(Document conditions) {
        List<ItemCondition> each = new ArrayList<>();
        (conditions.isArray() ? conditions.elements() : List.of(conditions)).forEach(one -> each.add(all(one)));
        return each;
    }

    /** Returns the condition of a name with an operator behind or before the name of a member, or null. */
    private @Nullable ItemCondition compared(List<String> words, Document value) {
        for (int length = Math.min(LONGEST_OPERATOR, words.size() - 1); length > 0; length--) {
            int at = words.size() - length;
            Operator operator = Operator.of(String.join("", words.subList(at, words.size())));
            MemberPath path = operator == null ? null : finder.find(String.join("_", words.subList(0, at)));
            if (operator != null && path != null) {
                return operator.condition(absolute(path), value);
            }
        }
        Operator before = words.size() > 1 && BEFORE.contains(words.get(0)) ? Operator.of(words.get(0)) : null;
        MemberPath path = before == null ? null : finder.find(String.join("_", words.subList(1, words.size())));
        return before == null || path == null ? null : before.condition(absolute(path), value);
    }

    /** Returns the condition on the value of a member: a value, operators with values, or conditions on its members. */
    private ItemCondition value(MemberPath path, Document value) {
        MemberPath absolute = absolute(path);
        if (!value.isObject()) {
            return ItemCondition.of(absolute, ValueComparison.EQUAL, value);
        }
        ItemCondition operators = operators(absolute, value);
        Schema inner = SchemaShape.at(finder.type(), path);
        if (operators != null || inner == null) {
            return operators == null ? ItemCondition.every(List.of()) : operators;
        }
        return new ConditionObject(new MemberFinder(inner, List.of()), absolute).all(value);
    }

    /** Returns the condition of operators with values, such as {@code {"gte": 5}}, or null without operators. */
    static @Nullable ItemCondition operators(MemberPath path, Document value) {
        List<ItemCondition> operators = new ArrayList<>();
        for (JsonMember member : value.members()) {
            Operator operator = Operator.of(NormalizedName.of(member.name()));
            operator = operator == null ? Operator.of(member.name()) : operator;
            if (operator != null) {
                operators.add(operator.condition(path, member.value()));
            }
        }
        return operators.isEmpty() ? null : ItemCondition.every(operators);
    }

    private MemberPath absolute(MemberPath path) {
        MemberPath absolute = within;
        for (String name : path.names()) {
            absolute = absolute.child(name);
        }
        return absolute;
    }

    /**
     * An operator between a member and a value.
     *
     * @param pattern whether texts have {@code %} at open ends
     * @param negated whether the value says that the comparison must not hold
     */
    private record Operator(ValueComparison comparison, boolean pattern, boolean negated) {
        static @Nullable Operator of(String word) {
            return switch (word) {
                case "like", "ilike" -> new Operator(ValueComparison.CONTAINS, true, false);
                case "isnull", "null" -> new Operator(ValueComparison.PRESENT, false, true);
                default -> {
                    ValueComparison comparison = ValueComparison.named(word);
                    yield comparison == null ? null : new Operator(comparison, false, false);
                }
            };
        }

        ItemCondition condition(MemberPath path, Document value) {
            if (negated) {
                return ItemCondition.of(path, comparison, Document.of(!value.isTrue()));
            }
            return pattern && value.isString()
                    ? pattern(path, value.text())
                    : ItemCondition.of(path, comparison, value);
        }

        private static ItemCondition pattern(MemberPath path, String text) {
            boolean before = text.startsWith("%");
            boolean after = text.endsWith("%");
            String bare = text.replace("%", "");
            ValueComparison comparison =
                    before == after ? ValueComparison.CONTAINS : before ? ValueComparison.ENDS : ValueComparison.STARTS;
            return ItemCondition.of(path, comparison, Document.of(bare));
        }
    }
}
