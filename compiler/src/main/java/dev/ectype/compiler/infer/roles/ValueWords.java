package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.lexicon.NameWords;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the values of a member from its description, such as {@code It can be `enabled` or `disabled`}. */
final class ValueWords {
    /** Matches a value between code marks or double quotes, unless a word behind it says that it names a part of the API. */
    private static final Pattern VALUE = Pattern.compile(
            "[`\"]([a-z][A-Za-z0-9_-]{1,30})[`\"](?! (?:fields?|parameters?|attributes?|propert|members?|objects?|endpoints?|keys?)\\b)");

    private static final List<String> BEGINNINGS = List.of("until", "initially", "newly", "first");
    private static final int MOST = 20;

    private ValueWords() {}

    /** Returns the values in the order of the text, or nothing if it names fewer than two. */
    static List<String> of(@Nullable String description) {
        Set<String> values = new LinkedHashSet<>();
        Matcher value = VALUE.matcher(description == null ? "" : description);
        while (value.find() && values.size() < MOST) {
            values.add(value.group(1));
        }
        return values.size() < 2 ? List.of() : List.copyOf(values);
    }

    /** Returns the value that a sentence names for the beginning, such as {@code `pending` until it is sent}, or null. */
    static @Nullable String first(@Nullable String description, List<String> values) {
        for (String sentence : description == null ? new String[0] : description.split("[.;]\\s|\\n\\n")) {
            Matcher value = VALUE.matcher(sentence);
            List<String> words = new ArrayList<>(NameWords.of(sentence));
            words.retainAll(BEGINNINGS);
            if (!words.isEmpty() && value.find() && values.contains(value.group(1))) {
                return value.group(1);
            }
        }
        return null;
    }
}
