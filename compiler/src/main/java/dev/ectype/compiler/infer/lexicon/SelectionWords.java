package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Recognises the words for parameters that select the members of a reply. */
public final class SelectionWords {
    private static final List<String> INCLUDING = List.of(
            "fields",
            "select",
            "includefields",
            "returnfields",
            "responsefields",
            "partialfields",
            "fieldlist",
            "fieldset",
            "fieldmask");
    private static final List<String> EXCLUDING = List.of("excludefields", "omitfields");
    private static final Pattern SHOWING =
            Pattern.compile("return|respon|includ|select|retriev|show|partial|project|limit|exclud|omit|fetch|display");
    private static final Pattern ADDING = Pattern.compile("additional|extra|optional field|expand|search in|sort");

    private SelectionWords() {}

    /** Returns whether a name means the members that a reply contains, such as {@code fields}. */
    public static boolean isIncluding(String name) {
        return INCLUDING.contains(NameWords.bare(name));
    }

    /** Returns whether a name means the members that a reply omits, such as {@code exclude_fields}. */
    public static boolean isExcluding(String name) {
        return EXCLUDING.contains(NameWords.bare(name));
    }

    /** Returns the word of a description that means a choice of members, or null if it also describes another effect. */
    static @Nullable public String choiceIn(String description) {
        String text = description.toLowerCase(Locale.ROOT);
        Matcher choice = SHOWING.matcher(text);
        return choice.find() && !ADDING.matcher(text).find() ? choice.group() : null;
    }
}
