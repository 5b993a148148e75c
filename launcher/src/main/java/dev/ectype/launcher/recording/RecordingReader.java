package dev.ectype.launcher.recording;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads a recording line by line; the longest allowed line bounds its memory. */
public final class RecordingReader implements ExchangeSource {
    /** The longest line: it has room for two bodies of the greatest length. */
    public static final int LONGEST_LINE = 40 << 20;

    private static final int USUAL = 1 << 16;

    private final InputStream stream;
    private final byte[] chunk = new byte[USUAL];
    private int at;
    private int end;
    private byte[] line = new byte[USUAL];
    private int length;
    private long number;
    private boolean ended;

    /** Creates a reader of a stream, which it closes. */
    public RecordingReader(InputStream stream) {
        this.stream = stream;
    }

    /** Examines the bytes of a line. */
    public interface LineTest {
        boolean test(byte[] bytes, int length);
    }

    /** Reads the next exchange and skips empty lines. */
    @Override
    public @Nullable CapturedExchange next() throws IOException {
        return advance() ? exchange() : null;
    }

    /** Reads the next line without parsing it and skips empty lines; returns false at the end of the file. */
    public boolean advance() throws IOException {
        while (true) {
            dropLongLine();
            length = 0;
            number++;
            ended = readLine();
            if (!isBlank()) {
                return true;
            } else if (!ended) {
                return false;
            }
        }
    }

    /** Returns whether the current line passes a test. */
    public boolean passes(LineTest test) {
        return test.test(line, length);
    }

    /** Returns a copy of the current line. */
    public byte[] line() {
        return Arrays.copyOf(line, length);
    }

    /** Parses the current line, once. */
    public CapturedExchange exchange() {
        try {
            return ExchangeParser.parse(line, 0, length, "line " + number);
        } catch (BadRecording bad) {
            throw ended ? bad : new BadRecording(bad.place(), "the file ends within this line; " + bad.message());
        } finally {
            dropLongLine();
        }
    }

    /** Releases the memory of a long line, which later lines do not need. */
    private void dropLongLine() {
        line = line.length > 64 * USUAL ? new byte[USUAL] : line;
    }

    /** Reads up to the end of a line; returns false if the file ends before it. */
    private boolean readLine() throws IOException {
        while (true) {
            if (at == end) {
                at = 0;
                end = stream.read(chunk);
                if (end <= 0) {
                    end = 0;
                    return false;
                }
            }
            int from = at;
            while (at < end && chunk[at] != '\n') {
                at++;
            }
            append(from);
            if (at < end) {
                at++;
                return true;
            }
        }
    }

    private void append(int from) {
        int added = at - from;
        if (length + added > LONGEST_LINE) {
            throw new BadRecording("line " + number, "it is longer than " + (LONGEST_LINE >> 20) + " MiB");
        }
        if (length + added > line.length) {
            line = Arrays.copyOf(line, Math.max(length + added, Math.min(LONGEST_LINE, 2 * line.length)));
        }
        System.arraycopy(chunk, from, line, length, added);
        length += added;
    }

    private boolean isBlank() {
        for (int each = 0; each < length; each++) {
            if (line[each] > ' ' || line[each] < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
