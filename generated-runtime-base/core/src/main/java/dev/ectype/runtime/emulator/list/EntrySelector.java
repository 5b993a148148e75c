package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.problem.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses selectors of the entries of a map, such as labels, into item conditions.
 *
 * <p>Examples: {@code app=web}, {@code app!=web,tier in (a, b)}, {@code tier}, {@code !tier}, {@code app:web}. All parts must hold. As a missing
 * entry equals no value, {@code !=} and {@code notin} accept it.
 */
public final class EntrySelector {
    private static final String KEY = "([A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9])?)";
    private static final Pattern PART = Pattern.compile("\\s*(?:(!)\\s*" + KEY + "|" + KEY
            + "(?:\\s*(==|=|!=|:)\\s*(\"[^\"]*\"|[\\w./@+-]*)|\\s+(in|notin)\\s*\\(([^()]*)\\))?)\\s*(?:,|$)");

    private EntrySelector() {}

    /**
     * Creates the condition of a selector or of a list of selectors in a request, or null without one. Throws a problem of the kind
     * {@code INVALID} for a syntax error.
     */
    public static @Nullable ItemCondition of(@Nullable Object selector, MemberPath map) {
        Document document = selector == null ? Document.of("") : DocumentCodec.document(selector);
        List<String> texts = new ArrayList<>();
        (document.isArray() ? document.elements() : List.of(document)).forEach(each -> texts.add(each.text()));
        String text = String.join(",", texts);
        ItemCondition condition = text.isBlank() ? null : read(text, map);
        if (condition == null && !text.isBlank()) {
            String message = "expected a selector such as a=b,c in (d, e),!f, found \"" + text + "\"";
            throw Problem.invalid(List.of(new Problem.Detail("query", "selector", message)));
        }
        return condition;
    }

    /** Parses a selector of the map at a path. Returns null for a syntax error. */
    static @Nullable ItemCondition read(String selector, MemberPath map) {
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
                : List.of(unquoted(part.group(5)));
        boolean negated = sign == null ? set.equals("notin") : sign.equals("!=");
        return item -> {
            Document found = item.at(entry);
            return negated != (found != null && values.contains(found.text()));
        };
    }

    private static String unquoted(String value) {
        return value.startsWith("\"") ? value.substring(1, value.length() - 1) : value;
    }
}
