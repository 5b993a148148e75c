package dev.ectype.compiler.ir.type;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Recognizes members that only the server sets by their text, as many descriptions have no other mark of them. */
public final class ReadOnlyText {
    /**
     * A sentence of its own, a remark in brackets, or a statement about the member. "Read-only after creation" is none, since
     * clients set such a member once.
     */
    private static final Pattern STATEMENT =
            Pattern.compile("(?i)(^|[.:]\\s+)(read-?only|output[ -]only)\\s*(\\.|,\\s|$)"
                    + "|[(\\[](read-?only|output[ -]only)[)\\]]"
                    + "|\\bthis (field|property|member|attribute|value|parameter) is (read-?only|output[ -]only)\\b(?! after)"
                    + "|\\ban? (unique )?read-?only (field|property|value|string|number|identifier)\\b");

    private static final String ONLY = "only";

    private ReadOnlyText() {}

    /** Returns whether a text says that its member is read-only. */
    public static boolean says(@Nullable String text) {
        return text != null
                && containsOnly(text)
                && STATEMENT.matcher(text.strip()).find();
    }

    /** Returns whether a text contains the word that all statements contain, because most texts need no further search. */
    private static boolean containsOnly(String text) {
        for (int at = text.length() - ONLY.length(); at >= 0; at--) {
            char first = text.charAt(at);
            if ((first == 'o' || first == 'O') && text.regionMatches(true, at, ONLY, 0, ONLY.length())) {
                return true;
            }
        }
        return false;
    }
}
