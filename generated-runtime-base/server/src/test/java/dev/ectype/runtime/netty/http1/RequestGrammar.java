package dev.ectype.runtime.netty.http1;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Judges requests by the grammar of RFC 9112, written as regular expressions. */
final class RequestGrammar {
    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
    private static final String FIELD = "(?:" + TOKEN + ":[\\t\\x20-\\x7e\\x80-\\xff]*\\r\\n)";
    private static final String EXTENSION = "[ \\t]*;[ \\t]*" + TOKEN + "(?:[ \\t]*=[ \\t]*(?:" + TOKEN
            + "|\"(?:[\\t\\x20\\x21\\x23-\\x5b\\x5d-\\x7e\\x80-\\xff]|\\\\[\\t\\x20-\\x7e\\x80-\\xff])*\"))?";
    private static final Pattern HEAD = Pattern.compile(
            "(?:\\r\\n)*" + TOKEN + " [\\x21\\x22\\x24-\\x7e]+ HTTP/1\\.([01])\\r\\n(" + FIELD + "*)\\r\\n",
            Pattern.DOTALL);
    private static final Pattern CHUNK = Pattern.compile("([0-9A-Fa-f]{1,16})(?:" + EXTENSION + ")*\\r\\n");
    private static final Pattern TRAILERS = Pattern.compile(FIELD + "*\\r\\n");

    private RequestGrammar() {}

    /** Returns true if the text begins with this many complete requests that follow the grammar and the rules of their framing. */
    static boolean permits(String text, int requests) {
        int at = 0;
        for (int request = 0; request < requests && at >= 0; request++) {
            Matcher head = HEAD.matcher(text).region(at, text.length());
            at = head.lookingAt() ? endOfBody(text, head.end(), head.group(1).equals("1"), fields(head.group(2))) : -1;
        }
        return at >= 0;
    }

    private static Map<String, List<String>> fields(String lines) {
        Map<String, List<String>> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String line : lines.split("\r\n", 0)) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                fields.computeIfAbsent(line.substring(0, colon), name -> new ArrayList<>())
                        .add(line.substring(colon + 1).replaceAll("^[ \t]+|[ \t]+$", ""));
            }
        }
        return fields;
    }

    private static int endOfBody(String text, int from, boolean current, Map<String, List<String>> fields) {
        List<String> lengths = fields.getOrDefault("content-length", List.of());
        List<String> codings = fields.getOrDefault("transfer-encoding", List.of());
        List<String> hosts = fields.getOrDefault("host", List.of());
        List<String> encodings = fields.getOrDefault("content-encoding", List.of());
        List<String> expectations = fields.getOrDefault("expect", List.of());
        boolean valid = (hosts.size() == 1 || hosts.isEmpty() && !current)
                && all(hosts, "[-A-Za-z0-9._~%!$&'()*+;=:\\[\\]]*")
                && encodings.size() <= 1
                && all(encodings, "(?i)gzip|x-gzip|deflate|identity")
                && (expectations.isEmpty()
                        || expectations.get(expectations.size() - 1).equalsIgnoreCase("100-continue"));
        if (!valid || lengths.size() + codings.size() > 1) {
            return -1;
        }
        if (!codings.isEmpty()) {
            return current && all(codings, "(?i)chunked") ? endOfChunks(text, from) : -1;
        }
        if (!all(lengths, "[0-9]{1,7}")) {
            return -1;
        }
        int length = lengths.isEmpty() ? 0 : Integer.parseInt(lengths.get(0));
        return from + length <= text.length() ? from + length : -1;
    }

    private static boolean all(List<String> values, String pattern) {
        return values.stream().allMatch(value -> value.matches(pattern));
    }

    /** Returns the offset after a body of chunks, or -1 if it does not follow the grammar. */
    private static int endOfChunks(String text, int from) {
        int at = from;
        while (true) {
            Matcher chunk = CHUNK.matcher(text).region(at, text.length());
            if (!chunk.lookingAt()) {
                return -1;
            }
            long size = Long.parseUnsignedLong(chunk.group(1), 16);
            at = chunk.end();
            if (size == 0) {
                Matcher trailers = TRAILERS.matcher(text).region(at, text.length());
                return trailers.lookingAt() ? trailers.end() : -1;
            }
            if (size > text.length() - at - 2 || !text.startsWith("\r\n", at + (int) size)) {
                return -1;
            }
            at += (int) size + 2;
        }
    }
}
