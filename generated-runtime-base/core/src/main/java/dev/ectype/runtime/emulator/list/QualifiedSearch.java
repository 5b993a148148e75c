package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses searches with qualifiers, such as {@code broken label:red stars:>10 -state:closed}, {@code broken in:title} and
 * {@code labels["size"]:large}.
 *
 * <p>Ignores qualifiers that match no member of the items, as the other query languages here do.
 * The qualifiers are words of one request, so that no rule can match them with members when compiling. Only the members
 * with states come from the plan, because {@code is:open} does not name its member.
 */
final class QualifiedSearch {
    /** The key of an entry behind the name of a map. */
    static final String KEY = "\\[(?:\"[^\"]*\"|'[^']*'|[^\\]\\s\"']*)\\]";

    private static final Pattern WORD =
            Pattern.compile("\\s*(?:(-?)([A-Za-z][\\w.-]*(?:" + KEY + ")?):)?(\"[^\"]*\"|'[^']*'|[^\\s\"()]+)\\s*");
    private static final List<String> JOINTS = List.of("and", "or", "not", "&&", "||");
    private static final List<String> BOUNDS = List.of(">=", "<=", ">", "<");
    private static final int SHORTEST = 3;
    private static final int MOST_WORDS = 50;

    private final Schema type;
    private final MemberFinder finder;
    private final List<String> states;
    /** The members in which the qualifier {@code in} looks for the words. */
    private final List<MemberPath> places = new ArrayList<>();

    private QualifiedSearch(MemberFinder finder, List<String> states) {
        this.type = finder.type();
        this.finder = finder;
        this.states = states;
    }

    /**
     * Parses a search. Returns null if it has no qualifier, or uses operators or parentheses.
     *
     * @param states the members with the states that the qualifier {@code is} names
     */
    static @Nullable ItemCondition read(String search, MemberFinder members, List<String> states) {
        QualifiedSearch reader = new QualifiedSearch(members, states);
        List<ItemCondition> conditions = new ArrayList<>();
        Matcher word = WORD.matcher(search);
        boolean qualified = false;
        for (int from = 0; from < search.length(); from = word.end()) {
            if (!word.find(from) || word.start() != from || JOINTS.contains(folded(word.group(3)))) {
                return null;
            }
            String name = word.group(2);
            String value = unquoted(word.group(3));
            boolean isQualifier = name != null && !value.isEmpty() && !value.startsWith("//");
            ItemCondition condition = name == null || !isQualifier
                    ? reader.word(TextSearch.word(word.group().strip()))
                    : reader.memberCondition(name, value);
            qualified |= isQualifier && !reader.places.isEmpty();
            if (condition != null && conditions.size() < MOST_WORDS) {
                conditions.add(isQualifier && word.group(1).equals("-") ? item -> !condition.holds(item) : condition);
                qualified |= isQualifier;
            }
        }
        return qualified ? ItemCondition.every(conditions) : null;
    }

    /** Returns the condition of a qualifier, or null if the items have no such member. */
    private @Nullable ItemCondition memberCondition(String name, String value) {
        MemberPath path = finder.find(name);
        if (path != null) {
            return compared(path, value);
        }
        if (name.equalsIgnoreCase("in")) {
            for (String place : value.split(",", 100)) {
                MemberPath found = finder.find(place);
                if (found != null) {
                    places.add(found);
                }
            }
            return null;
        }
        return name.equalsIgnoreCase("is") ? state(value) : abbreviated(name, value);
    }

    /** Returns the condition for a word in the members that the whole search names, else in any member. */
    private ItemCondition word(ItemCondition word) {
        return item -> places.isEmpty()
                ? word.holds(item)
                : places.stream().map(item::at).anyMatch(value -> value != null && word.holds(value));
    }

    private ItemCondition compared(MemberPath path, String value) {
        int range = value.indexOf("..");
        if (range > 0) {
            ItemCondition least = bound(path, ValueComparison.AT_LEAST, value.substring(0, range));
            ItemCondition most = bound(path, ValueComparison.AT_MOST, value.substring(range + 2));
            return ItemCondition.every(List.of(least, most));
        }
        for (String sign : BOUNDS) {
            ValueComparison comparison = value.startsWith(sign) ? ValueComparison.named(sign) : null;
            if (comparison != null) {
                return bound(path, comparison, value.substring(sign.length()));
            }
        }
        if (value.equals("*")) {
            return item -> ValueComparison.PRESENT.holds(item.at(path), Document.of(true));
        }
        List<String> either = List.of(value.split(",", 100));
        return item -> either.stream().anyMatch(each -> mentions(item.at(path), each));
    }

    private ItemCondition bound(MemberPath path, ValueComparison comparison, String value) {
        Schema member = SchemaShape.at(type, path);
        boolean open = value.isEmpty() || value.equals("*");
        return open
                ? item -> true
                : ItemCondition.of(
                        path, comparison, member == null ? Document.of(value) : Coercion.coerce(value, member));
    }

    /**
     * Returns the condition for {@code is:}: {@code is:locked} names a flag, {@code is:open} a state. The items' own type
     * matches all items.
     */
    private ItemCondition state(String value) {
        boolean kind = type instanceof NamedSchema named
                && NormalizedName.of(named.name()).equals(NormalizedName.of(value));
        MemberPath flag = kind ? null : finder.find(value);
        if (kind || flag != null) {
            return item -> flag == null || mentions(item.at(flag), "true");
        }
        List<String> meant = members().stream()
                .filter(member -> states.contains(member.name()) || lists(member, value))
                .map(MemberSchema::name)
                .toList();
        return item -> meant.isEmpty() || meant.stream().anyMatch(each -> mentions(item.member(each), value));
    }

    private static boolean lists(MemberSchema member, String value) {
        return SchemaShape.bare(member.type()) instanceof EnumSchema listed
                && listed.values().contains(Document.of(value));
    }

    /** Matches {@code repo:acme/rocket} against members such as {@code repository_url} that end with the value. */
    private @Nullable ItemCondition abbreviated(String name, String value) {
        String plain = NormalizedName.of(name);
        List<String> meant = members().stream()
                .map(MemberSchema::name)
                .filter(each ->
                        plain.length() >= SHORTEST && NormalizedName.of(each).startsWith(plain))
                .toList();
        return meant.isEmpty()
                ? null
                : item -> meant.stream().anyMatch(each -> endsSo(item.member(each), folded(value)));
    }

    private List<MemberSchema> members() {
        ObjectSchema object = SchemaShape.object(type);
        return object == null ? List.of() : object.members();
    }

    private static boolean endsSo(@Nullable Document found, String value) {
        return mentions(found, value)
                || found != null && found.isString() && folded(found.text()).endsWith("/" + value);
    }

    /** Returns whether a value equals the text, or an array or object contains it. */
    private static boolean mentions(@Nullable Document found, String value) {
        if (found == null || found.isNull()) {
            return value.equals("null") || value.equals("none");
        }
        if (found.isArray()) {
            for (Document each : found.elements()) {
                if (mentions(each, value)) {
                    return true;
                }
            }
            return false;
        }
        if (!found.isObject()) {
            return ValueOrder.same(found, Document.of(value));
        }
        for (JsonMember member : found.members()) {
            boolean scalar = member.value().isString() || member.value().isNumber();
            if (scalar && ValueOrder.same(member.value(), Document.of(value))) {
                return true;
            }
        }
        return false;
    }

    private static String unquoted(String value) {
        return value.startsWith("\"") || value.startsWith("'") ? value.substring(1, value.length() - 1) : value;
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
