package dev.ectype.runtime.netty.body;

import dev.ectype.runtime.http.ByteSlice;
import io.netty.buffer.Unpooled;
import io.netty.util.AsciiString;
import java.util.zip.Checksum;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/** Decompresses request bodies up to the maximum size of bodies. */
public final class BodyDecompressor {
    static final int PIECE = 8 * 1024;

    private BodyDecompressor() {}

    /** Returns true for a supported content coding. */
    public static boolean isKnown(@Nullable CharSequence encoding) {
        return encoding == null || isPlain(encoding) || isGzip(encoding) || isDeflate(encoding);
    }

    private static boolean isPlain(CharSequence encoding) {
        return AsciiString.contentEqualsIgnoreCase("identity", encoding);
    }

    private static boolean isGzip(CharSequence encoding) {
        return AsciiString.contentEqualsIgnoreCase("gzip", encoding)
                || AsciiString.contentEqualsIgnoreCase("x-gzip", encoding);
    }

    private static boolean isDeflate(CharSequence encoding) {
        return AsciiString.contentEqualsIgnoreCase("deflate", encoding);
    }

    /** Appends the decompressed body, or returns the refusal. */
    static @Nullable public RequestRefusal inflate(ByteSlice body, CharSequence encoding, BodyBuffer into) {
        if (isPlain(encoding)) {
            return into.append(Unpooled.wrappedBuffer(body.array(), body.from(), body.size()));
        }
        boolean gzip = isGzip(encoding);
        Inflater inflater = new Inflater(gzip || !isWrapped(body));
        try {
            return gzip ? new GzipDecoder(body, inflater, into).inflate() : stream(body, inflater, into);
        } catch (DataFormatException broken) {
            return RequestRefusal.COMPRESSION;
        } finally {
            inflater.end();
        }
    }

    private static @Nullable RequestRefusal stream(ByteSlice body, Inflater inflater, BodyBuffer into)
            throws DataFormatException {
        inflater.setInput(body.array(), body.from(), body.size());
        RequestRefusal refusal = drain(inflater, new byte[PIECE], null, into);
        return refusal != null || inflater.getRemaining() == 0 ? refusal : RequestRefusal.COMPRESSION;
    }

    /** Appends one decompressed stream and adds its content to the checksum. */
    static @Nullable RequestRefusal drain(Inflater inflater, byte[] piece, @Nullable Checksum checksum, BodyBuffer into)
            throws DataFormatException {
        while (!inflater.finished()) {
            int count = inflater.inflate(piece);
            if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                return RequestRefusal.COMPRESSION;
            }
            if (checksum != null) {
                checksum.update(piece, 0, count);
            }
            RequestRefusal refusal = into.append(Unpooled.wrappedBuffer(piece, 0, count));
            if (refusal != null) {
                return refusal;
            }
        }
        return null;
    }

    /** Returns true for deflate in the zlib format. The standard requires it, but some clients omit it. */
    private static boolean isWrapped(ByteSlice body) {
        if (body.size() < 2) {
            return true;
        }
        int first = body.array()[body.from()] & 0xff;
        int second = body.array()[body.from() + 1] & 0xff;
        return (first & 0x0f) == 8 && (first << 8 | second) % 31 == 0;
    }
}
