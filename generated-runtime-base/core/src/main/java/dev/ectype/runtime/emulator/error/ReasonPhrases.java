package dev.ectype.runtime.emulator.error;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Lists the reason phrases of HTTP (RFC 9110, RFC 6585), for APIs whose errors contain them. */
final class ReasonPhrases {
    private static final Map<Integer, String> PHRASES = new LinkedHashMap<>();

    static {
        PHRASES.put(400, "Bad Request");
        PHRASES.put(401, "Unauthorized");
        PHRASES.put(402, "Payment Required");
        PHRASES.put(403, "Forbidden");
        PHRASES.put(404, "Not Found");
        PHRASES.put(405, "Method Not Allowed");
        PHRASES.put(406, "Not Acceptable");
        PHRASES.put(408, "Request Timeout");
        PHRASES.put(409, "Conflict");
        PHRASES.put(410, "Gone");
        PHRASES.put(411, "Length Required");
        PHRASES.put(412, "Precondition Failed");
        PHRASES.put(413, "Content Too Large");
        PHRASES.put(414, "URI Too Long");
        PHRASES.put(415, "Unsupported Media Type");
        PHRASES.put(416, "Range Not Satisfiable");
        PHRASES.put(417, "Expectation Failed");
        PHRASES.put(422, "Unprocessable Content");
        PHRASES.put(428, "Precondition Required");
        PHRASES.put(429, "Too Many Requests");
        PHRASES.put(431, "Request Header Fields Too Large");
        PHRASES.put(500, "Internal Server Error");
        PHRASES.put(501, "Not Implemented");
        PHRASES.put(502, "Bad Gateway");
        PHRASES.put(503, "Service Unavailable");
        PHRASES.put(504, "Gateway Timeout");
    }

    private ReasonPhrases() {}

    /** Returns whether a text of an example is the phrase of a status. */
    static boolean contains(String text) {
        return PHRASES.values().stream().anyMatch(phrase -> phrase.equalsIgnoreCase(text))
                || text.equalsIgnoreCase("Unprocessable Entity");
    }

    /**
     * Returns the phrase of a status in the case of an example.
     *
     * @param like the phrase in the example, which may be that of another status
     */
    static String of(int status, String like) {
        String phrase = PHRASES.getOrDefault(status, PHRASES.get(status < 500 ? 400 : 500));
        if (phrase == null || like.equals(like.toUpperCase(Locale.ROOT))) {
            return phrase == null ? like : phrase.toUpperCase(Locale.ROOT);
        }
        return like.equals(like.toLowerCase(Locale.ROOT)) ? phrase.toLowerCase(Locale.ROOT) : phrase;
    }
}
