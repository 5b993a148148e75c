package dev.ectype.runtime.netty.http1;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Writes requests that are mostly well-formed, and damages some of their bytes. */
final class RandomRequests {
    private static final String[] METHODS = {
        "GET", "POST", "PUT", "DELETE", "OPTIONS", "get", "M-SEARCH", "A!#$%&'*+.^_`|~9"
    };
    private static final String[] TARGETS = {
        "/", "/pets/1?a=b&c=%20", "*", "http://x/y", "/a#b", "/\u00e9", "/%00", "a", "/" + "p".repeat(300)
    };
    private static final String[] VERSIONS = {
        "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/1.2", "http/1.1", "HTTP/2.0", "HTTP/11"
    };
    private static final String[] FIELDS = {
        "Accept: */*",
        "X-Empty:",
        "x-a:1",
        "X-B: \t two  words \t",
        "Connection: close",
        "Connection: keep-alive, x",
        "Expect: 100-continue",
        "Content-Type: application/json; charset=\"utf-8\"",
        "X-Text: caf\u00e9",
        "Host: y",
        "X-Colon: a:b",
        "Te: trailers",
        "Content-Encoding: gzip",
        "Upgrade: h2c",
        "X-Long: " + "v".repeat(200)
    };
    private static final String[] LENGTHS = {
        "0", "1", "5", "5", "17", "005", "+5", "-1", "5, 5", "5 5", "0x5", "", "99999999999999999999", "5;a"
    };
    private static final String[] CODINGS = {
        "chunked", "chunked", "Chunked", "gzip, chunked", "chunked, chunked", "identity", "xchunked", "chunked;a=b", ""
    };
    private static final String[] EXTENSIONS = {"", "", "", ";a", ";a=b", ";a=\"b;c\"", " ", ";", " ;a", ";a=\"\\\"\""};
    private static final String DAMAGE = "\r\n \t:;,\0\u000b\u007f\u00ff\u0080-+0a1F\"#";
    private static final String END = "\r\n";

    private final Random random;
    private final StringBuilder text = new StringBuilder();

    RandomRequests(long seed) {
        random = new Random(seed);
    }

    /** Returns the bytes of one to three different requests, each possibly repeated. */
    byte[] next() {
        text.setLength(0);
        for (int requests = 1 + random.nextInt(3); requests > 0; requests--) {
            int from = text.length();
            request();
            if (random.nextInt(3) == 0) {
                repeat(text.substring(from));
            }
        }
        for (int damages = random.nextInt(4) - 1; damages > 0; damages--) {
            damage();
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    private void request() {
        if (random.nextInt(8) == 0) {
            text.append(END);
        }
        requestLine();
        if (random.nextInt(20) > 0) {
            text.append("Host: x").append(END);
        }
        for (int fields = random.nextInt(4); fields > 0; fields--) {
            text.append(any(FIELDS)).append(END);
        }
        switch (random.nextInt(6)) {
            case 0, 1 -> lengthBody();
            case 2, 3 -> chunks();
            case 4 -> {
                text.append("Content-Length: 3").append(END);
                chunks();
            }
            default -> text.append(END);
        }
    }

    private void requestLine() {
        text.append(usually(METHODS))
                .append(' ')
                .append(usually(TARGETS))
                .append(' ')
                .append(usually(VERSIONS))
                .append(END);
    }

    /** Appends the same fields and body, as clients do, with the same or another request line. */
    private void repeat(String last) {
        String same = last.substring(last.startsWith(END) ? END.length() : 0);
        boolean equal = random.nextBoolean();
        if (!equal) {
            requestLine();
        }
        text.append(equal ? same : same.substring(same.indexOf(END) + END.length()));
    }

    private void lengthBody() {
        String length = usually(LENGTHS, 2);
        text.append("Content-Length: ").append(length).append(END);
        if (random.nextInt(20) == 0) {
            text.append("content-length: ").append(length).append(END);
        }
        text.append(END);
        int size = length.matches("[0-9]{1,3}") ? Integer.parseInt(length) : 5;
        for (int index = 0; index < size; index++) {
            text.append((char) (random.nextInt(5) == 0 ? '\n' : 'a' + random.nextInt(26)));
        }
    }

    private void chunks() {
        text.append("Transfer-Encoding: ").append(usually(CODINGS)).append(END).append(END);
        for (int chunks = random.nextInt(3); chunks > 0; chunks--) {
            int size = 1 + random.nextInt(20);
            text.append(random.nextInt(4) == 0 ? "00" : "")
                    .append(Integer.toHexString(size))
                    .append(any(EXTENSIONS))
                    .append(END);
            text.append("d".repeat(size)).append(END);
        }
        text.append('0').append(usually(EXTENSIONS)).append(END);
        for (int trailers = random.nextInt(6) - 3; trailers > 0; trailers--) {
            text.append(any(FIELDS)).append(END);
        }
        text.append(END);
    }

    private void damage() {
        int at = random.nextInt(text.length());
        char other = DAMAGE.charAt(random.nextInt(DAMAGE.length()));
        switch (random.nextInt(5)) {
            case 0 -> text.deleteCharAt(at);
            case 1 -> text.setCharAt(at, other);
            case 2 -> text.insert(at, other);
            case 3 -> text.delete(at, Math.min(text.length(), at + random.nextInt(20)));
            default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(30))));
        }
        if (text.length() == 0) {
            text.append(other);
        }
    }

    private String usually(String[] values) {
        return usually(values, 5);
    }

    /** Returns one of the first values most of the time. */
    private String usually(String[] values, int seldom) {
        return random.nextInt(seldom) > 0 ? values[random.nextInt(2)] : any(values);
    }

    private String any(String[] values) {
        return values[random.nextInt(values.length)];
    }
}
