package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Matches items that contain all words of a search in any order and case. Quoted words form a phrase. */
public final class TextSearch implements ItemCondition {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|([^\\s\"]+)");
    private static final Pattern COMPARED =
            Pattern.compile("[\\w.-]+(?:" + QualifiedSearch.KEY + ")?\\s*(:|=|<|>|~|!=).*", Pattern.DOTALL);
    private static final int MOST_WORDS = 50;
    private static final int DEEPEST = 8;

    private final List<String> words;

    private TextSearch(List<String> words) {
        this.words = words;
    }

    /**
     * Parses a search as a qualified search, an expression or words. Returns null for a search that matches all items.
     *
     * @param states the members with the states that words such as {@code is:open} name
     */
    public static @Nullable ItemCondition of(String search, MemberFinder members, List<String> states) {
        ItemCondition qualified = QualifiedSearch.read(search, members, states);
        if (qualified != null) {
            return qualified;
        }
        if (COMPARED.matcher(search.strip()).matches()) {
            ItemCondition expression = FilterExpression.read(search, members);
            if (expression != null) {
                return expression;
            }
        }
        List<String> words = words(search);
        return words.isEmpty() ? null : new TextSearch(words);
    }

    /** Returns whether a qualifier before a colon names a member of the items. */
    public static boolean namesMember(String word, MemberFinder members) {
        return members.find(word) != null;
    }

    /** Creates a condition for a word or a quoted phrase. */
    static ItemCondition word(String word) {
        return new TextSearch(words(word));
    }

    private static List<String> words(String search) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(search);
        while (matcher.find() && words.size() < MOST_WORDS) {
            String word = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            String plain = word.replace("*", "").toLowerCase(Locale.ROOT);
            if (!plain.isEmpty()) {
                words.add(plain);
            }
        }
        return words;
    }

    @Override
    public boolean holds(Document item) {
        for (String word : words) {
            if (!occurs(word, item, 0)) {
                return false;
            }
        }
        return true;
    }

    private static boolean occurs(String word, Document value, int depth) {
        if (depth > DEEPEST || value.isNull() || value.isBoolean()) {
            return false;
        }
        if (value.isObject()) {
            for (JsonMember member : value.members()) {
                if (occurs(word, member.value(), depth + 1)) {
                    return true;
                }
            }
            return false;
        }
        if (value.isArray()) {
            for (Document element : value.elements()) {
                if (occurs(word, element, depth + 1)) {
                    return true;
                }
            }
            return false;
        }
        return ValueOrder.folded(value).contains(word);
    }
}
