package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.SortPlan;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Parses sort parameters such as {@code -created,name}, {@code name desc} and {@code created_desc}. */
final class SortParser {
    private static final int MOST_KEYS = 20;
    // Words that clients send; descriptions rarely list them.
    private static final List<String> UP = List.of("asc", "ascending", "forwards", "forward", "oldest", "true", "up");
    private static final List<String> DOWN =
            List.of("desc", "descending", "backwards", "backward", "newest", "latest", "recent", "false", "down");

    private final MemberFinder finder;
    private final @Nullable Boolean usual;
    private final @Nullable SortPlan members;
    private final List<Sorting.Key> keys = new ArrayList<>();
    private @Nullable Boolean natural;

    SortParser(MemberFinder finder, @Nullable Document direction, @Nullable SortPlan members) {
        this.finder = finder;
        this.members = members;
        this.usual = direction == null || direction.isNull() ? null : descending(direction.text());
    }

    void read(Document by) {
        if (by.isArray()) {
            by.elements().forEach(this::read);
        } else if (by.isObject()) {
            object(by);
        } else {
            for (String part : by.text().split("[,;]", MOST_KEYS)) {
                part(part);
            }
        }
    }

    /** Reads {@code {field: "price", direction: "DESC"}}, or {@code {price: "DESC"}} with sort members as names. */
    private void object(Document by) {
        Document key = members == null ? null : text(by, members.keyMember());
        if (members != null && key != null) {
            Document direction = text(by, members.directionMember());
            key(key.text(), direction == null ? null : descending(direction.text()));
            return;
        }
        for (JsonMember member : by.members()) {
            key(member.name(), descending(member.value().text()));
        }
    }

    /** Returns the member if it is a text, or null. */
    private static @Nullable Document text(Document object, @Nullable String name) {
        Document value = name == null ? null : object.member(name);
        return value != null && value.isString() ? value : null;
    }

    private void part(String part) {
        Boolean alone = descending(part.strip());
        if (alone != null && !keys.isEmpty()) {
            // "name,desc" is one key.
            Sorting.Key last = keys.remove(keys.size() - 1);
            keys.add(new Sorting.Key(last.member(), alone));
        } else if (alone != null) {
            natural = alone;
        } else {
            signed(part);
        }
    }

    private void signed(String part) {
        String text = part.strip();
        boolean minus = text.startsWith("-") || text.startsWith("!");
        boolean plus = text.startsWith("+") || part.startsWith(" ") && !text.contains(" ");
        String name = minus || text.startsWith("+") ? text.substring(1) : text;
        if (minus || plus) {
            key(name, minus);
            return;
        }
        for (int at = name.length() - 1; at > 0; at--) {
            Boolean direction = isCut(name, at) ? descending(tail(name, at)) : null;
            if (direction != null) {
                key(name.substring(0, at), direction);
                return;
            }
        }
        key(name, null);
    }

    /** Returns whether a word may begin here: after a separator or with a capital letter. */
    private static boolean isCut(String name, int at) {
        return !Character.isLetterOrDigit(name.charAt(at)) || Character.isUpperCase(name.charAt(at));
    }

    private static String tail(String name, int at) {
        return name.substring(Character.isLetterOrDigit(name.charAt(at)) ? at : at + 1);
    }

    private void key(String name, @Nullable Boolean direction) {
        Boolean descending = direction == null ? usual : direction;
        MemberPath path = finder.find(name.strip());
        if (path != null) {
            keys.add(new Sorting.Key(path, descending != null && descending));
        } else if (NormalizedName.of(name).startsWith("creat") && keys.isEmpty()) {
            natural = descending != null && descending;
        }
    }

    private static @Nullable Boolean descending(String word) {
        String plain = word.strip().toLowerCase(Locale.ROOT);
        return UP.contains(plain) ? Boolean.FALSE : DOWN.contains(plain) ? Boolean.TRUE : null;
    }

    Sorting sorting() {
        Boolean down = natural == null ? keys.isEmpty() ? usual : null : natural;
        Order order = down != null && !down ? Order.OLDEST_FIRST : Order.NEWEST_FIRST;
        return new Sorting(order, keys);
    }
}
