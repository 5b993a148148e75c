package dev.ectype.runtime.netty.http1.syntax;

/**
 * Scans a body of chunks, which may arrive in pieces (RFC 9112, section 7.1). Extensions and trailers are checked and ignored.
 */
public final class ChunkScanner {
    /** Lists what comes next in the body. */
    private enum Part {
        SIZE,
        DATA,
        DATA_END,
        TRAILER,
        DONE
    }

    private static final int MAX_DIGITS = 16;

    private final int maxLine;
    private final int maxTrailerBytes;
    private Part part = Part.SIZE;
    private long left;
    private int trailerBytes;
    private boolean malformed;

    /**
     * Creates a scanner.
     *
     * @param maxLine the maximum length of the line with the size of a chunk, in bytes
     * @param maxTrailerBytes the maximum size of all trailers in bytes
     */
    public ChunkScanner(int maxLine, int maxTrailerBytes) {
        this.maxLine = maxLine;
        this.maxTrailerBytes = maxTrailerBytes;
    }

    /** Begins a body. */
    public void begin() {
        part = Part.SIZE;
        trailerBytes = 0;
        malformed = false;
    }

    /**
     * Scans up to the next data, or up to the end of the body.
     *
     * @return the offset of the next byte to read, which is the first one of {@link #data} bytes of data if there are any
     */
    public int scan(byte[] bytes, int from, int to) {
        int at = from;
        while (!malformed && part != Part.DONE && (part != Part.DATA || left == 0)) {
            int next = scanPart(bytes, at, to);
            if (next == at) {
                return at;
            }
            at = next;
        }
        return at;
    }

    /** Returns the offset after a part, or the same offset if it has not arrived. */
    private int scanPart(byte[] bytes, int from, int to) {
        return switch (part) {
            case SIZE -> size(bytes, from, to);
            case DATA -> {
                part = Part.DATA_END;
                yield dataEnd(bytes, from, to);
            }
            case DATA_END -> dataEnd(bytes, from, to);
            case TRAILER -> trailer(bytes, from, to);
            case DONE -> from;
        };
    }

    private int size(byte[] bytes, int from, int to) {
        long size = 0;
        int at = from;
        while (at < to && Bytes.hexadecimal(bytes[at]) >= 0) {
            size = size << 4 | Bytes.hexadecimal(bytes[at]);
            at++;
        }
        if (at - from > MAX_DIGITS || size < 0 || size > Integer.MAX_VALUE) {
            return fail(from);
        }
        int end = at == from && at < to ? ExtensionScanner.MALFORMED : ExtensionScanner.end(bytes, at, to);
        int next = end < 0 ? fail(from) : lineEnd(bytes, from, end, to, maxLine);
        if (next != from) {
            left = size;
            part = size == 0 ? Part.TRAILER : Part.DATA;
        }
        return next;
    }

    private int dataEnd(byte[] bytes, int from, int to) {
        int next = lineEnd(bytes, from, from, to, 0);
        if (next != from) {
            part = Part.SIZE;
        }
        return next;
    }

    private int trailer(byte[] bytes, int from, int to) {
        int nameTo = Bytes.endOfToken(bytes, from, to);
        boolean named = nameTo < to && nameTo > from && bytes[nameTo] == ':';
        if (nameTo < to && nameTo > from && !named) {
            return fail(from);
        }
        int end = named ? Bytes.endOfText(bytes, nameTo + 1, to) : nameTo;
        int next = lineEnd(bytes, from, end, to, maxTrailerBytes - trailerBytes);
        if (next != from) {
            trailerBytes += next - from;
            part = end == from ? Part.DONE : Part.TRAILER;
        }
        return next;
    }

    /** Returns the offset after the CR LF at an offset, or the beginning of the line if it has not arrived. */
    private int lineEnd(byte[] bytes, int from, int at, int to, int most) {
        if (at - from > most) {
            return fail(from);
        }
        boolean begun = at == to || bytes[at] == Bytes.CR;
        if (!begun || at + 1 < to && bytes[at + 1] != Bytes.LF) {
            return fail(from);
        }
        return at + 1 < to ? at + 2 : from;
    }

    private int fail(int from) {
        malformed = true;
        return from;
    }

    /** Returns the number of bytes of data that come next; they may not have arrived. */
    public int data() {
        return part == Part.DATA ? (int) left : 0;
    }

    /** Records that data was read. */
    public void read(int count) {
        left -= count;
    }

    /** Returns true after the end of the body. */
    public boolean isDone() {
        return part == Part.DONE;
    }

    /** Returns true if the bytes are no body of chunks. */
    public boolean isMalformed() {
        return malformed;
    }
}
