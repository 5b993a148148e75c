package dev.ectype.launcher.recording;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Recognizes the names of secrets by their last word and by the user's additions. */
final class SecretNames {
    private static final int MOST_REMEMBERED = 1_000;
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long COLONS = 0x3a3a3a3a3a3a3a3aL;
    private static final long LOWEST_BITS = 0x0101010101010101L;
    private static final long HIGHEST_BITS = 0x8080808080808080L;
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
    private static final int NO_LETTER = 26;
    private static final byte[] LETTERS = letters();
    private static final int[] ENDINGS = endings();
    private static final List<String> NOT_SECRET =
            List.of("pagetoken", "nexttoken", "continuationtoken", "synctoken", "cursortoken");
    private static final List<String> IN_QUERIES = List.of("key", "sig", "auth");

    private final Set<String> headers;
    private final Set<String> names;
    private final Map<String, Boolean> knownHeaders = new ConcurrentHashMap<>();
    private final Map<String, Boolean> knownMembers = new ConcurrentHashMap<>();

    /** Creates it with additional secret names in lower case. */
    SecretNames(Set<String> headers, Set<String> names) {
        this.headers = headers;
        this.names = names;
    }

    /** Reports whether a header field with a lower-case name contains a secret. */
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

    /** Reports whether a JSON text in UTF-8 may contain a member with a secret name; false excludes it. */
    boolean mayBeIn(byte[] text) {
        boolean named = !names.isEmpty();
        int at = 0;
        for (; at + Long.BYTES <= text.length; at += Long.BYTES) {
            long differing = (long) EIGHT.get(text, at) ^ COLONS;
            long colons = (differing - LOWEST_BITS) & ~differing & HIGHEST_BITS;
            // Behind a real colon this trick may find false ones, which mayEnd rejects.
            for (; colons != 0; colons &= colons - 1) {
                int colon = at + (Long.numberOfTrailingZeros(colons) >>> 3);
                boolean usual = colon > 3 && text[colon - 1] == '"';
                // The last two letters exclude most names.
                if ((!usual || named || ends(text, colon - 1)) && mayEnd(text, colon)) {
                    return true;
                }
            }
        }
        for (; at < text.length; at++) {
            if (mayEnd(text, at)) {
                return true;
            }
        }
        return false;
    }

    /** Reports whether a secret name may end before the colon. */
    private boolean mayEnd(byte[] text, int colon) {
        int quote = colon - 1;
        while (quote > 0 && text[quote] <= ' ' && text[quote] >= 0) {
            quote--;
        }
        if (quote < 3 || text[quote] != '"' || text[colon] != ':') {
            return false;
        }
        return !names.isEmpty() || ends(text, quote);
    }

    /** Reports whether the letters before a quote may end a secret name; there are three bytes before it. */
    private static boolean ends(byte[] text, int quote) {
        int last = LETTERS[text[quote - 1] & 0xFF];
        int before = LETTERS[text[quote - 2] & 0xFF];
        return (ENDINGS[last] >> before & 1) != 0
                && (last != letter('d') || before != letter('i') || isSession(text, quote));
    }

    /** Reports whether a name that ends with {@code id} may name a session. */
    private static boolean isSession(byte[] text, int end) {
        byte third = text[end - 3];
        int letter = LETTERS[third & 0xFF];
        return letter == letter('n') || third != '"' && letter == NO_LETTER;
    }

    private static int letter(char each) {
        return each - 'a';
    }

    /** The index of each byte's letter in the alphabet, in both cases. */
    private static byte[] letters() {
        byte[] letters = new byte[256];
        Arrays.fill(letters, (byte) NO_LETTER);
        for (char each = 'a'; each <= 'z'; each++) {
            letters[each] = (byte) letter(each);
            letters[each - 'a' + 'A'] = (byte) letter(each);
        }
        return letters;
    }

    /** For each last letter of a secret name the possible letters before it, as bits. */
    private static int[] endings() {
        int[] endings = new int[NO_LETTER + 1];
        for (String each : ENDS) {
            int before = letter(each.charAt(each.length() - 2));
            endings[letter(each.charAt(each.length() - 1))] |= 1 << before;
        }
        // Other bytes may be escapes or separators, so they exclude nothing.
        for (int last = 0; last < NO_LETTER; last++) {
            endings[last] |= 1 << NO_LETTER;
        }
        endings[NO_LETTER] = -1;
        return endings;
    }

    private static boolean remembered(Map<String, Boolean> known, String key, Predicate<String> judge) {
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        boolean secret = judge.test(key);
        // The names come from untrusted clients, so the number of cached ones is limited.
        if (known.size() < MOST_REMEMBERED) {
            known.put(key, secret);
        }
        return secret;
    }
}
