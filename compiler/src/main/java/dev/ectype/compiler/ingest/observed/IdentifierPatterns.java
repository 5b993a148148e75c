package dev.ectype.compiler.ingest.observed;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Recognises identifiers and the names of identifier members. */
final class IdentifierPatterns {
    private static final Pattern VERSION =
            Pattern.compile("v\\d+([._-]?[a-z0-9]+)*|\\d+(\\.\\d+)+([-.+][A-Za-z0-9.-]+)?");
    private static final List<Pattern> FORMS = List.of(
            Pattern.compile("\\d+"),
            Pattern.compile("\\{?[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\}?"),
            Pattern.compile("(?=.*\\d)(?=.*[a-fA-F])[0-9a-fA-F]{8,}"),
            Pattern.compile("[^@\\s]+@[^@\\s]+\\.[^@\\s]+"),
            Pattern.compile("\\d{4}-\\d\\d-\\d\\d"),
            // A word followed by characters that form no word: cus_9s6XKzkNRiz8i3.
            Pattern.compile("[A-Za-z]{1,10}[_-](?=[^_-]*\\d)[A-Za-z0-9]{8,}"),
            // Mixed letters and digits.
            Pattern.compile("(?=[^-_]{10,})(?=(?:[^0-9]*[0-9]){3})(?=.*[A-Za-z])[A-Za-z0-9]+"),
            Pattern.compile("(?=.{16,})(?=(?:[^0-9]*[0-9]){3})(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9_=-]+"));
    private static final List<String> NAMES = List.of(
            "id",
            "_id",
            "uuid",
            "guid",
            "key",
            "slug",
            "name",
            "login",
            "code",
            "number",
            "sku",
            "email",
            "handle",
            "username");
    private static final int LONGEST = 256;

    private IdentifierPatterns() {}

    /** Returns whether a path segment looks like a generated value rather than a word. */
    static boolean isIdentifier(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST
                && !VERSION.matcher(text).matches()
                && FORMS.stream().anyMatch(form -> form.matcher(text).matches());
    }

    /** Returns the rank of a member name as an identifier, the lower the better, or -1 for other names. */
    static int rank(String member) {
        int at = NAMES.indexOf(member.toLowerCase(Locale.ROOT));
        return at < 0 && isReference(member) ? NAMES.size() : at;
    }

    /** Returns whether a member of this name holds an identifier, its own or another. */
    static boolean isReference(String member) {
        return member.matches("(?i)_?id|uuid|guid|.*_(id|uuid|slug)|.*[a-z](Id|ID|Uuid|Slug)");
    }
}
