package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses selectors of the entries of a map, such as labels, into item conditions.
 *
 * <p>Examples: {@code app=web}, {@code app!=web,tier in (a, b)}, {@code tier}, {@code !tier}. All parts must hold. As a missing
 * entry equals no value, {@code !=} and {@code notin} accept it.
 */
public final class EntrySelector {
    private static final String KEY = "([A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9])?)";
    private static final Pattern PART = Pattern.compile("\\s*(?:(!)\\s*" + KEY + "|" + KEY
            + "(?:\\s*(==|=|!=)\\s*([A-Za-z0-9._-]*)|\\s+(in|notin)\\s*\\(([^()]*)\\))?)\\s*(?:,|$)");

    private EntrySelector() {}

    /** Parses a selector of the map at a path. Returns null for a syntax error. */
    public static @Nullable ItemCondition read(String selector, MemberPath map) {
        List<ItemCondition> conditions = new ArrayList<>();
        Matcher part = PART.matcher(selector);
        for (int from = 0; from < selector.length(); from = part.end()) {
            part.region(from, selector.length());
            if (!part.lookingAt()) {
                return null;
            }
            conditions.add(condition(part, map));
        }
        return conditions.isEmpty() || selector.endsWith(",") ? null : ItemCondition.every(conditions);
    }

    private static ItemCondition condition(Matcher part, MemberPath map) {
        if (part.group(1) != null) {
            MemberPath missing = map.child(part.group(2));
            return item -> item.at(missing) == null;
        }
        MemberPath entry = map.child(part.group(3));
        String sign = part.group(4);
        String set = part.group(6);
        if (sign == null && set == null) {
            return item -> item.at(entry) != null;
        }
        List<String> values = sign == null
                ? Arrays.stream(part.group(7).split(",", -1)).map(String::strip).toList()
                : List.of(part.group(5));
        boolean negated = sign == null ? set.equals("notin") : sign.equals("!=");
        return item -> {
            Document found = item.at(entry);
            return negated != (found != null && values.contains(found.text()));
        };
    }
}
