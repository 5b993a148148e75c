package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.slice.JsonSlice;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads HTTP Archives of browsers and proxies; keeps the bytes of the file in memory, not its parsed entries. */
public final class HarReader implements ExchangeSource {
    private static final int LONGEST = 256 << 20;
    /** The limits of an entry: browsers write a few thousand values with the call stack, and memory grows with them. */
    private static final JsonLimits ENTRY = new JsonLimits(JsonLimits.DEFAULT.depth(), LONGEST, 200_000);

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private final byte[] bytes;
    private final Iterator<JsonSlice> entries;
    private int from;
    private long number;

    private HarReader(byte[] bytes, Iterator<JsonSlice> entries) {
        this.bytes = bytes;
        this.entries = entries;
    }

    /** Reads a whole stream and closes it; decompresses the replies. */
    public static ExchangeSource of(InputStream stream) throws IOException {
        try (stream) {
            byte[] bytes = stream.readNBytes(LONGEST + 1);
            if (bytes.length > LONGEST) {
                throw new BadRecording("the file", "it is longer than " + (LONGEST >> 20) + " MiB");
            }
            int start = hasByteOrderMark(bytes) ? BYTE_ORDER_MARK.length : 0;
            JsonSlice log = JsonSlice.of(bytes, start, bytes.length).member("log");
            JsonSlice entries = log == null ? null : log.member("entries");
            if (entries == null) {
                throw new BadRecording("the file", "it is not an HTTP Archive: it has no log.entries");
            }
            return new DecompressedReplies(
                    new HarReader(bytes, entries.elements().iterator()));
        } catch (MalformedJson malformed) {
            throw new BadRecording("the file", "it is not an HTTP Archive: " + malformed.getMessage());
        }
    }

    /** Reports whether the bytes begin with a byte order mark, as Windows programs write it. */
    private static boolean hasByteOrderMark(byte[] bytes) {
        return bytes.length >= BYTE_ORDER_MARK.length
                && Arrays.equals(bytes, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
    }

    @Override
    public @Nullable CapturedExchange next() {
        number++;
        try {
            if (!entries.hasNext()) {
                return null;
            }
            JsonSlice entry = entries.next();
            from = entry.from();
            return exchange(entry.document(ENTRY));
        } catch (MalformedJson malformed) {
            throw bad("it is not JSON: " + malformed.getMessage());
        }
    }

    private BadRecording bad(String message) {
        return new BadRecording(place(), "entry " + number + ": " + message);
    }

    /** Returns the line in which the entry begins. */
    private String place() {
        int line = 1;
        for (int at = 0; at < from; at++) {
            line += bytes[at] == '\n' ? 1 : 0;
        }
        return "line " + line;
    }

    private CapturedExchange exchange(Document entry) {
        Document request = entry.member("request");
        Document response = entry.member("response");
        if (request == null) {
            throw bad("it has no request");
        }
        String method = text(request, "method");
        String url = text(request, "url");
        if (method == null || url == null) {
            throw bad("it has no method or url");
        }
        Document status = response == null ? null : response.member("status");
        if (response == null || status == null || !status.isLong()) {
            response = Document.EMPTY_OBJECT;
            status = Document.of(0);
        }
        List<RecordedHeader> responseHeaders = headers(response);
        Document time = entry.member("time");
        String at = text(entry, "startedDateTime");
        return new CapturedExchange(
                number,
                at == null ? "" : at,
                new RecordedRequest(method, url, requestHeaders(request), requestBody(request.member("postData"))),
                new RecordedReply((int) status.longValue(), responseHeaders, responseBody(response, responseHeaders)),
                time != null && time.isNumber() ? time.decimal().longValue() : 0,
                status.longValue() == 0 ? "it has no response" : text(response, "_error"));
    }

    private static @Nullable String text(Document object, String member) {
        Document found = object.isObject() ? object.member(member) : null;
        return found != null && found.isString() ? found.text() : null;
    }

    private List<RecordedHeader> requestHeaders(Document request) {
        return RecordedHeader.requireValid(headers(request), this::place);
    }

    private static List<RecordedHeader> headers(Document message) {
        List<RecordedHeader> headers = new ArrayList<>();
        Document found = message.member("headers");
        if (found != null && found.isArray()) {
            for (Document each : found.elements()) {
                String name = text(each, "name");
                String value = text(each, "value");
                if (name != null && value != null && !name.startsWith(":")) {
                    headers.add(new RecordedHeader(name, value));
                }
            }
        }
        return headers;
    }

    private RecordedBody requestBody(@Nullable Document posted) {
        if (posted == null || !posted.isObject()) {
            return RecordedBody.NONE;
        }
        return body(posted, text(posted, "encoding"));
    }

    private RecordedBody responseBody(Document response, List<RecordedHeader> headers) {
        Document content = response.member("content");
        if (content == null || !content.isObject()) {
            return RecordedBody.NONE;
        }
        String text = text(content, "text");
        boolean coded = RecordedHeader.first(headers, "content-encoding") != null;
        byte[] packed = text != null && coded ? ArchivedBodyDecoder.of(text) : null;
        if (packed != null) {
            return RecordedBody.of(packed);
        }
        Document size = content.member("size");
        if (text == null && size != null && size.isLong() && size.longValue() > 0) {
            return RecordedBody.cut(new byte[0], size.longValue());
        }
        return body(content, text(content, "encoding"));
    }

    private RecordedBody body(Document holder, @Nullable String encoding) {
        String text = text(holder, "text");
        if (text == null) {
            return RecordedBody.NONE;
        }
        try {
            byte[] bytes = "base64".equals(encoding)
                    ? Base64.getMimeDecoder().decode(text)
                    : text.getBytes(StandardCharsets.UTF_8);
            Document whole = holder.member("_length");
            return RecordedBody.cut(bytes, whole != null && whole.isLong() ? whole.longValue() : bytes.length);
        } catch (IllegalArgumentException malformed) {
            throw bad("its base64 content is invalid");
        }
    }

    @Override
    public void close() {}
}
