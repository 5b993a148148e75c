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
    private final Map<String, Boolean> known = new ConcurrentHashMap<>();

    /** Takes names in lower case that are secret as well. */
    SecretNames(Set<String> headers, Set<String> names) {
        this.headers = headers;
        this.names = names;
    }

    /** Whether a header field, whose name is in lower case, holds a secret. */
    boolean isHeader(String name) {
        return remembered(
                ":" + name,
                each -> headers.contains(name) || FIELD.matcher(name).matches());
    }

    boolean isMember(String name) {
        return remembered("." + name, each -> {
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

    private boolean remembered(String key, Predicate<String> judge) {
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
