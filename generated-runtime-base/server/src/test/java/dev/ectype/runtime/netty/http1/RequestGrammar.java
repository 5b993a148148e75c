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
        return permits(text, requests, -1);
    }

    /** Returns the same as {@link #permits}, but the body of the last request may end anywhere, with the text. */
    static boolean permitsCut(String text, int requests) {
        return permits(text, requests, text.length());
    }

    /** @param cut the offset after a body that ends with the text, or -1 if there is none */
    private static boolean permits(String text, int requests, int cut) {
        int at = 0;
        for (int request = 0; request < requests && at >= 0; request++) {
            Matcher head = HEAD.matcher(text).region(at, text.length());
            at = head.lookingAt()
                    ? endOfBody(text, head.end(), new Head(head.group(1).equals("1"), fields(head.group(2))), cut)
                    : -1;
        }
        return at >= 0;
    }

    /** @param isCurrent whether the version is 1.1 */
    private record Head(boolean isCurrent, Map<String, List<String>> fields) {
        List<String> values(String name) {
            return fields.getOrDefault(name, List.of());
        }
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

    private static int endOfBody(String text, int from, Head head, int cut) {
        List<String> lengths = head.values("content-length");
        List<String> codings = head.values("transfer-encoding");
        List<String> hosts = head.values("host");
        List<String> encodings = head.values("content-encoding");
        List<String> expectations = head.values("expect");
        boolean valid = (hosts.size() == 1 || hosts.isEmpty() && !head.isCurrent())
                && all(hosts, "[-A-Za-z0-9._~%!$&'()*+;=:\\[\\]]*")
                && encodings.size() <= 1
                && all(encodings, "(?i)gzip|x-gzip|deflate|identity")
                && (expectations.isEmpty()
                        || expectations.get(expectations.size() - 1).equalsIgnoreCase("100-continue"));
        if (!valid || lengths.size() + codings.size() > 1) {
            return -1;
        }
        if (!codings.isEmpty()) {
            return head.isCurrent() && all(codings, "(?i)chunked") ? endOfChunks(text, from, cut) : -1;
        }
        if (!all(lengths, "[0-9]{1,7}")) {
            return -1;
        }
        int length = lengths.isEmpty() ? 0 : Integer.parseInt(lengths.get(0));
        return from + length <= text.length() ? from + length : cut;
    }

    private static boolean all(List<String> values, String pattern) {
        return values.stream().allMatch(value -> value.matches(pattern));
    }

    /** Returns the offset after a body of chunks, or -1 if it does not follow the grammar. */
    private static int endOfChunks(String text, int from, int cut) {
        int at = from;
        while (true) {
            Matcher chunk = CHUNK.matcher(text).region(at, text.length());
            if (!chunk.lookingAt()) {
                return chunk.hitEnd() ? cut : -1;
            }
            long size = Long.parseUnsignedLong(chunk.group(1), 16);
            at = chunk.end();
            if (size == 0) {
                Matcher trailers = TRAILERS.matcher(text).region(at, text.length());
                return trailers.lookingAt() ? trailers.end() : trailers.hitEnd() ? cut : -1;
            }
            String left = size < 0 || size > text.length() - at ? "" : text.substring(at + (int) size);
            if (left.length() < 2 && "\r".startsWith(left)) {
                return cut;
            }
            if (!left.startsWith("\r\n")) {
                return -1;
            }
            at += (int) size + 2;
        }
    }
}
