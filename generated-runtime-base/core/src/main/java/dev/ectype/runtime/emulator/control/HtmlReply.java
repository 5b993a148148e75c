package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** Sends an HTML page with a content security policy that allows only the page's style. */
final class HtmlReply {
    private static final HeaderField HTML = HeaderField.of("content-type", "text/html; charset=utf-8");
    private static final HeaderField NO_STORE = HeaderField.of("cache-control", "no-store");
    private static final HeaderField NO_SNIFF = HeaderField.of("x-content-type-options", "nosniff");
    private static final HeaderField NO_REFERRER = HeaderField.of("referrer-policy", "no-referrer");

    private HtmlReply() {}

    /** Holds the style and its hash, and loads them with the first page instead of at start. */
    private static final class Style {
        static final String TEXT = read();
        static final HeaderField POLICY = HeaderField.of(
                "content-security-policy",
                "default-src 'none'; style-src 'sha256-" + digest(TEXT)
                        + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");

        private static String read() {
            try (InputStream stream = HtmlReply.class.getResourceAsStream("page.css")) {
                if (stream == null) {
                    throw new IllegalStateException("page.css is missing beside " + HtmlReply.class.getName());
                }
                return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException unreadable) {
                throw new UncheckedIOException("cannot read page.css", unreadable);
            }
        }

        private static String digest(String text) {
            try {
                byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
                return Base64.getEncoder().encodeToString(hash);
            } catch (NoSuchAlgorithmException missing) {
                throw new IllegalStateException("this Java has no SHA-256", missing);
            }
        }
    }

    /** Creates a writer with the head of a page. */
    static HtmlWriter page(String title) {
        return new HtmlWriter()
                .markup("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                        + "<meta name=\"color-scheme\" content=\"light dark\">\n")
                .leaf("title", title)
                .markup("\n<style>")
                .markup(Style.TEXT)
                .markup("</style>\n</head>\n<body>\n");
    }

    static void send(HtmlWriter page, ReplyBuffer reply) {
        byte[] bytes = page.markup("</body>\n</html>\n").toBytes();
        reply.status(200).header(HTML).header(NO_STORE).header(NO_SNIFF).header(NO_REFERRER);
        reply.header(Style.POLICY).body(bytes, 0, bytes.length);
    }

    /** Returns whether a GET or HEAD request accepts {@code text/html} but not {@code application/json}. */
    static boolean isWanted(Request request) {
        String accept = request.header("accept");
        boolean reads = request.method().equals("GET") || request.method().equals("HEAD");
        if (accept == null || !reads) {
            return false;
        }
        boolean html = false;
        for (String range : accept.split(",", 50)) {
            String[] parts = range.strip().split("\\s*;\\s*");
            boolean refused = range.matches(".*;\\s*[qQ]=0(\\.0{0,3})?\\s*");
            html |= parts[0].equalsIgnoreCase("text/html") && !refused;
            if (parts[0].equalsIgnoreCase("application/json") && !refused) {
                return false;
            }
        }
        return html;
    }
}
