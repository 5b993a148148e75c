package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.util.AsciiString;
import io.netty.util.concurrent.FastThreadLocal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts the fields of replies for the header codec. The codec needs the hash of each name and value, so the fields of the latest
 * replies of an event loop keep theirs.
 */
final class Http2ReplyFields {
    private static final FastThreadLocal<Http2ReplyFields> OF_LOOP = new FastThreadLocal<>() {
        @Override
        protected Http2ReplyFields initialValue() {
            return new Http2ReplyFields();
        }
    };
    private static final int SLOTS = 64;
    private static final int LONGEST_KEPT = 256;

    private final @Nullable Converted[] kept = new Converted[SLOTS];
    private final @Nullable AsciiString[] lengths = new AsciiString[1024];

    private Http2ReplyFields() {}

    private record Converted(HeaderField field, AsciiString name, AsciiString value) {
        static Converted of(HeaderField field) {
            return new Converted(field, new AsciiString(field.name()), new AsciiString(field.wireValue()));
        }
    }

    /** Returns the fields of the current event loop. */
    static Http2ReplyFields ofLoop() {
        return OF_LOOP.get();
    }

    /** Returns true if the fields of a head or of trailers may need more than one frame. */
    static boolean isLarge(ReplyBuffer reply, List<HeaderField> trailers) {
        int head = 0;
        for (int index = 0; index < reply.headerCount(); index++) {
            head += reply.headerAt(index).size();
        }
        int last = 0;
        for (HeaderField field : trailers) {
            last += field.size();
        }
        return Math.max(head, last) > Http2WholeReply.LIMIT;
    }

    /** Returns the fields of the head of a reply. */
    Http2Headers head(ReplyBuffer reply, boolean bodiless) {
        Http2Headers headers = new DefaultHttp2Headers(false, reply.headerCount() + 2);
        headers.status(HttpResponseStatus.valueOf(reply.status()).codeAsText());
        for (int index = 0; index < reply.headerCount(); index++) {
            add(headers, reply.headerAt(index));
        }
        ContentStream stream = reply.stream();
        long length = stream != null ? stream.length() : reply.bodyTo() - reply.bodyFrom();
        if (!bodiless && length >= 0) {
            headers.add(HttpHeaderNames.CONTENT_LENGTH, length(length));
        }
        return headers;
    }

    /** Returns the fields after a body. */
    Http2Headers trailers(List<HeaderField> fields) {
        Http2Headers headers = new DefaultHttp2Headers(false, fields.size());
        for (HeaderField field : fields) {
            if (!field.serverOwned()) {
                add(headers, field);
            }
        }
        return headers;
    }

    private void add(Http2Headers headers, HeaderField field) {
        int slot = (31 * field.name().hashCode() + field.value().hashCode()) & (SLOTS - 1);
        Converted known = kept[slot];
        if (known == null || known.field() != field && !known.field().equals(field)) {
            known = Converted.of(field);
            if (field.value().length() <= LONGEST_KEPT) {
                kept[slot] = known;
            }
        }
        headers.add(known.name(), known.value());
    }

    private AsciiString length(long length) {
        if (length >= lengths.length) {
            return new AsciiString(Long.toString(length));
        }
        AsciiString known = lengths[(int) length];
        if (known == null) {
            known = new AsciiString(Long.toString(length));
            lengths[(int) length] = known;
        }
        return known;
    }
}
