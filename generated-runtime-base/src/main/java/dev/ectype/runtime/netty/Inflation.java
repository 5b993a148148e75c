package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.Bytes;
import io.netty.buffer.Unpooled;
import io.netty.util.AsciiString;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/** Takes the compression off request bodies, which stay as large as bodies may be at most. */
final class Inflation {
    private static final int PIECE = 8 * 1024;

    private Inflation() {}

    /** Whether a body in that content coding can be read. */
    static boolean isKnown(@Nullable CharSequence encoding) {
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

    /** Appends what the body is without its compression, or says why that cannot be. */
    static @Nullable Refusal inflate(Bytes body, CharSequence encoding, BodyBuffer into) {
        if (isPlain(encoding)) {
            return into.append(Unpooled.wrappedBuffer(body.array(), body.from(), body.size()));
        }
        Inflater inflater = new Inflater(isDeflate(encoding) && !isWrapped(body));
        try (InputStream stream = stream(body, encoding, inflater)) {
            byte[] piece = new byte[PIECE];
            for (int count = stream.read(piece); count >= 0; count = stream.read(piece)) {
                Refusal refusal = into.append(Unpooled.wrappedBuffer(piece, 0, count));
                if (refusal != null) {
                    return refusal;
                }
            }
            return null;
        } catch (IOException broken) {
            return Refusal.COMPRESSION;
        } finally {
            inflater.end();
        }
    }

    private static InputStream stream(Bytes body, CharSequence encoding, Inflater inflater) throws IOException {
        InputStream compressed = new ByteArrayInputStream(body.array(), body.from(), body.size());
        return isGzip(encoding)
                ? new GZIPInputStream(compressed, PIECE)
                : new InflaterInputStream(compressed, inflater);
    }

    /** By the standard, deflate comes in the wrapping of zlib, which some clients leave out. */
    private static boolean isWrapped(Bytes body) {
        if (body.size() < 2) {
            return true;
        }
        int first = body.array()[body.from()] & 0xff;
        int second = body.array()[body.from() + 1] & 0xff;
        return (first & 0x0f) == 8 && (first << 8 | second) % 31 == 0;
    }
}
