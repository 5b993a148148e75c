package dev.ectype.runtime.netty.body;

import dev.ectype.runtime.http.ByteSlice;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * Decompresses a gzip body member by member (RFC 1952). The JDK's stream recurses for each member, so a body of many empty
 * members would exhaust the stack.
 */
final class GzipDecoder {
    /** The maximum number of empty members. Tools that compress in blocks write one member per 64 KiB, never empty ones. */
    static final int MOST = 1_000;

    private static final int HEADER = 10;
    private static final int TRAILER = 8;
    private static final int HEADER_CHECKSUM = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int RESERVED = 0xe0;

    private final byte[] array;
    private final int end;
    private final Inflater inflater;
    private final BodyBuffer into;
    private final CRC32 checksum = new CRC32();
    private final byte[] piece = new byte[BodyDecompressor.PIECE];
    private int at;

    /** Creates a decoder with an inflater for raw deflate streams. */
    GzipDecoder(ByteSlice body, Inflater inflater, BodyBuffer into) {
        this.array = body.array();
        this.at = body.from();
        this.end = body.to();
        this.inflater = inflater;
        this.into = into;
    }

    /** Appends the content of all members, or returns the refusal. */
    @Nullable
    RequestRefusal inflate() throws DataFormatException {
        for (int member = 0; member < MOST; member++) {
            RequestRefusal refusal = member();
            if (refusal != null || at == end) {
                return refusal;
            }
        }
        return RequestRefusal.COMPRESSION;
    }

    private @Nullable RequestRefusal member() throws DataFormatException {
        skipHeader();
        inflater.reset();
        inflater.setInput(array, at, end - at);
        checksum.reset();
        RequestRefusal refusal = BodyDecompressor.drain(inflater, piece, checksum, into);
        if (refusal != null) {
            return refusal;
        }
        at = end - inflater.getRemaining();
        int trailer = at;
        skip(TRAILER);
        boolean intact = littleEndian(trailer) == (int) checksum.getValue()
                && littleEndian(trailer + 4) == (int) inflater.getBytesWritten();
        return intact ? null : RequestRefusal.COMPRESSION;
    }

    private void skipHeader() throws DataFormatException {
        int start = at;
        skip(HEADER);
        int flags = array[start + 3];
        if ((array[start] & 0xff) != 0x1f
                || (array[start + 1] & 0xff) != 0x8b
                || array[start + 2] != 8
                || (flags & RESERVED) != 0) {
            throw new DataFormatException("no gzip member");
        }
        if ((flags & EXTRA) != 0) {
            int length = at;
            skip(2);
            skip(array[length] & 0xff | (array[length + 1] & 0xff) << 8);
        }
        if ((flags & NAME) != 0) {
            skipText();
        }
        if ((flags & COMMENT) != 0) {
            skipText();
        }
        if ((flags & HEADER_CHECKSUM) != 0) {
            skip(2);
        }
    }

    private void skipText() throws DataFormatException {
        do {
            skip(1);
        } while (array[at - 1] != 0);
    }

    private void skip(int count) throws DataFormatException {
        if (end - at < count) {
            throw new DataFormatException("the gzip member is cut off");
        }
        at += count;
    }

    private int littleEndian(int from) {
        return array[from] & 0xff
                | (array[from + 1] & 0xff) << 8
                | (array[from + 2] & 0xff) << 16
                | (array[from + 3] & 0xff) << 24;
    }
}
