package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an object of conditions: {@code {"name": "a"}}, {@code {"price": {"_gt": 5}}}, {@code {"priceMin": 5}} and {@code
 * {"_or": [...]}}. A name that no member of the items has is an error or ignored.
 */
final class ConditionObject {
    private static final List<String> ALL = List.of("and", "all");
    private static final List<String> ANY = List.of("or", "any", "some");
    private static final List<String> NONE = List.of("not", "nor", "none");
    /** Words of comparisons before the name of a member. */
    private static final List<String> BEFORE =
            List.of("min", "max", "from", "to", "since", "until", "before", "after", "not");

    /** Words before a member that a flag asks for: {@code inStock: true} selects items with a stock above 0. */
    private static final List<String> PRESENT = List.of("in", "has", "with");

    private static final List<String> SEARCHES = List.of(
            "q", "query", "search", "searchterm", "searchtext", "keyword", "keywords", "term", "text", "fulltext");

    private static final int LONGEST_OPERATOR = 3;

    private final MemberFinder finder;
    private final MemberPath within;
    private final @Nullable RelatedConditions related;

    /**
     * Creates the reader of the conditions on items, or on the objects at a path in them.
     *
     * @param related the conditions on related instances if any other condition is an error, else null
     */
    ConditionObject(MemberFinder finder, MemberPath within, @Nullable RelatedConditions related) {
        this.finder = finder;
        this.within = within;
        this.related = related;
    }

    /** Returns the condition that holds if all members of the object do. */
    ItemCondition all(Document wanted) {
        List<ItemCondition> all = new ArrayList<>();
        for (JsonMember requested : wanted.members()) {
            ItemCondition one = one(requested.name(), requested.value());
            if (one != null) {
                all.add(one);
            } else if (related != null) {
                all.add(related(related, requested));
            }
        }
        return ItemCondition.every(all);
    }

    private static ItemCondition related(RelatedConditions related, JsonMember requested) {
        ItemCondition condition = related.of(requested.name(), requested.value());
        if (condition == null && !requested.value().isNull()) {
            throw unknown(requested.name());
        }
        return condition == null ? ItemCondition.every(List.of()) : condition;
    }

    private static Problem unknown(String name) {
        String message = "the emulator does not know the condition '" + name
                + "'; expected a member of the items, alone or with an operator such as 'name_contains' or"
                + " 'minPrice', or 'and', 'or', 'not'";
        return Problem.invalid(message, List.of(new Problem.Detail(name, "condition", message)));
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
        boolean search = within.isEmpty() && value.isString() && SEARCHES.contains(plain);
        return search ? TextSearch.word(value.text()) : compared(NormalizedName.words(name), value);
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
        if (value.isBoolean() && words.size() > 1 && PRESENT.contains(words.get(0))) {
            MemberPath path = finder.find(String.join("_", words.subList(1, words.size())));
            return path == null ? null : presence(path, value);
        }
        Operator before = words.size() > 1 && BEFORE.contains(words.get(0)) ? Operator.of(words.get(0)) : null;
        MemberPath path = before == null ? null : finder.find(String.join("_", words.subList(1, words.size())));
        return before == null || path == null ? null : before.condition(absolute(path), value);
    }

    /** Returns the condition that a number is above 0, or that another member has a value; false asks for the opposite. */
    private ItemCondition presence(MemberPath path, Document value) {
        Schema type = SchemaShape.at(finder.type(), path);
        if (type == null || !SchemaShape.isNumber(type)) {
            return ItemCondition.of(absolute(path), ValueComparison.PRESENT, value);
        }
        ItemCondition above = ItemCondition.of(absolute(path), ValueComparison.ABOVE, Document.of(0));
        return value.isTrue() ? above : item -> !above.holds(item);
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
        return new ConditionObject(new MemberFinder(inner, List.of()), absolute, related).all(value);
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
