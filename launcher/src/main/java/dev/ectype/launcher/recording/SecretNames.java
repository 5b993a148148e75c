package dev.ectype.launcher.recording;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Which names are those of secrets: by the words in which they end, and by what a user adds. */
final class SecretNames {
    private static final int MOST_REMEMBERED = 1_000;
    private static final Pattern FIELD = Pattern.compile(
            "(.*[-_])?(authorization|(set-)?cookie2?|token|secret|password|credentials?|session(-?id)?|signature"
                    + "|((api|access|auth|private|secret|service|subscription|account|security)-?key))");
    private static final List<String> ENDS = List.of(
            "token",
            "secret",
            "password",
            "passwd",
            "passphrase",
            "apikey",
            "accesskey",
            "privatekey",
            "secretkey",
            "signature",
            "credential",
            "credentials",
            "sessionid",
            "jwt");
    private static final List<String> NOT_SECRET =
            List.of("pagetoken", "nexttoken", "continuationtoken", "synctoken", "cursortoken");
    private static final List<String> IN_QUERIES = List.of("key", "sig", "auth");

    private final Set<String> headers;
    private final Set<String> names;
    private final Map<String, Boolean> knownHeaders = new ConcurrentHashMap<>();
    private final Map<String, Boolean> knownMembers = new ConcurrentHashMap<>();

    /** Takes names in lower case that are secret as well. */
    SecretNames(Set<String> headers, Set<String> names) {
        this.headers = headers;
        this.names = names;
    }

    /** Whether a header field, whose name is in lower case, holds a secret. */
    boolean isHeader(String name) {
        return remembered(
                knownHeaders,
                name,
                each -> headers.contains(name) || FIELD.matcher(name).matches());
    }

    boolean isMember(String name) {
        return remembered(knownMembers, name, each -> {
            String lower = name.toLowerCase(Locale.ROOT);
            String plain = lower.replace("-", "").replace("_", "");
            return names.contains(lower)
                    || ENDS.stream().anyMatch(plain::endsWith)
                            && NOT_SECRET.stream().noneMatch(plain::endsWith);
        });
    }

    boolean isQuery(String name) {
        return isMember(name) || IN_QUERIES.contains(name.toLowerCase(Locale.ROOT));
    }

    /** Whether there can be a member with such a name in a JSON text: true where only looking closer can tell. */
    boolean mayBeIn(String text) {
        for (int colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
            int quote = colon - 1;
            while (quote > 0 && text.charAt(quote) <= ' ') {
                quote--;
            }
            if (quote >= 3 && text.charAt(quote) == '"' && (!names.isEmpty() || endsLikeOne(text, quote))) {
                return true;
            }
        }
        return false;
    }

    private static boolean endsLikeOne(String text, int end) {
        char last = lower(text.charAt(end - 1));
        char before = lower(text.charAt(end - 2));
        if (!isLetter(last) || !isLetter(before)) {
            // It may be written with an escape, or in parts.
            return true;
        }
        return switch (last) {
            case 'd' -> before == 'r' || before == 'w' || before == 'i' && isEndOfSession(text, end);
            case 'e' -> before == 's' || before == 'r';
            case 'l' -> before == 'a';
            case 'n' -> before == 'e';
            case 's' -> before == 'l';
            case 't' -> before == 'e' || before == 'w';
            case 'y' -> before == 'e';
            default -> false;
        };
    }

    private static boolean isEndOfSession(String text, int end) {
        char third = lower(text.charAt(end - 3));
        return third == 'n' || third != '"' && !isLetter(third);
    }

    private static char lower(char each) {
        return each >= 'A' && each <= 'Z' ? (char) (each + 'a' - 'A') : each;
    }

    private static boolean isLetter(char each) {
        return each >= 'a' && each <= 'z';
    }

    private static boolean remembered(Map<String, Boolean> known, String key, Predicate<String> judge) {
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        boolean secret = judge.test(key);
        // Names come from strangers, who could invent ever new ones.
        if (known.size() < MOST_REMEMBERED) {
            known.put(key, secret);
        }
        return secret;
    }
}
