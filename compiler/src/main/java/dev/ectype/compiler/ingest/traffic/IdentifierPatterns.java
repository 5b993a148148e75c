package dev.ectype.compiler.ingest.traffic;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What identifiers look like, and what members that hold them are called. */
final class IdentifierPatterns {
    private static final Pattern VERSION =
            Pattern.compile("v\\d+([._-]?[a-z0-9]+)*|\\d+(\\.\\d+)+([-.+][A-Za-z0-9.-]+)?");
    private static final List<Pattern> FORMS = List.of(
            Pattern.compile("\\d+"),
            Pattern.compile("\\{?[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\}?"),
            Pattern.compile("(?=.*\\d)(?=.*[a-fA-F])[0-9a-fA-F]{8,}"),
            Pattern.compile("[^@\\s]+@[^@\\s]+\\.[^@\\s]+"),
            Pattern.compile("\\d{4}-\\d\\d-\\d\\d"),
            // A word, and behind it what no word is: cus_9s6XKzkNRiz8i3.
            Pattern.compile("[A-Za-z]{1,10}[_-](?=[^_-]*\\d)[A-Za-z0-9]{8,}"),
            // Letters and digits in turn.
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

    /** Whether nobody would have chosen this as a word of an address. */
    static boolean isIdentifier(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST
                && !VERSION.matcher(text).matches()
                && FORMS.stream().anyMatch(form -> form.matcher(text).matches());
    }

    /** Whether a member of this name holds what tells its object from others: the earlier in this order, the more surely. */
    static int rank(String member) {
        int at = NAMES.indexOf(member.toLowerCase(Locale.ROOT));
        return at < 0 && isReference(member) ? NAMES.size() : at;
    }

    /** Whether a member of this name holds an identifier, of its object or of another. */
    static boolean isReference(String member) {
        return member.matches("(?i)_?id|uuid|guid|.*_(id|uuid|slug)|.*[a-z](Id|ID|Uuid|Slug)");
    }
}
