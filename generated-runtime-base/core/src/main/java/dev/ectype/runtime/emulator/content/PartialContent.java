package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.problem.Problem;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reduces content to the byte range that the request selects. */
public final class PartialContent {
    private static final HeaderField ACCEPTED = HeaderField.of("accept-ranges", "bytes");
    private static final int PARTIAL = 206;
    private static final int UNSATISFIABLE = 416;

    /** A single range. Several ranges get the whole content, which HTTP allows. */
    private static final Pattern RANGE =
            Pattern.compile("bytes\\s*=\\s*([0-9]{0,18})-([0-9]{0,18})", Pattern.CASE_INSENSITIVE);

    private PartialContent() {}

    /** Applies the {@code Range} header of a request to the reply. */
    public static void answer(Request request, ReplyBuffer reply) {
        if (reply.status() != 200) {
            return;
        }
        reply.header(ACCEPTED);
        String header = request.header("range");
        if (header != null && request.method().equals("GET") && isSame(request.header("if-range"), reply)) {
            cut(header, reply);
        }
    }

    /** Whether the {@code If-Range} validator matches. If not, the client gets the whole new content. */
    private static boolean isSame(@Nullable String known, ReplyBuffer reply) {
        if (known == null) {
            return true;
        }
        for (int index = 0; index < reply.headerCount(); index++) {
            HeaderField field = reply.headerAt(index);
            boolean validator = field.name().equals("etag") || field.name().equals("last-modified");
            if (validator
                    && field.value().equals(known.strip())
                    && !known.strip().startsWith("W/")) {
                return true;
            }
        }
        return false;
    }

    private static void cut(String header, ReplyBuffer reply) {
        Matcher range = RANGE.matcher(header.strip());
        if (!range.matches() || range.group(1).isEmpty() && range.group(2).isEmpty()) {
            return;
        }
        int size = reply.bodyTo() - reply.bodyFrom();
        boolean ending = range.group(1).isEmpty();
        long first = ending ? Math.max(0, size - Long.parseLong(range.group(2))) : Long.parseLong(range.group(1));
        long last = ending || range.group(2).isEmpty() ? size - 1L : Long.parseLong(range.group(2));
        if (!ending && last < first && first < size) {
            return;
        }
        if (first >= size) {
            throw Problem.of(
                            UNSATISFIABLE,
                            "range_not_satisfiable",
                            "the content has " + size + " bytes, and no byte is in the range " + header)
                    .with(HeaderField.of("content-range", "bytes */" + size));
        }
        int end = (int) Math.min(last, size - 1L) + 1;
        int from = reply.bodyFrom() + (int) first;
        reply.status(PARTIAL).header("content-range", "bytes " + first + "-" + (end - 1) + "/" + size);
        reply.body(reply.bodyArray(), from, reply.bodyFrom() + end);
    }
}
