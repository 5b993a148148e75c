package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.util.Arrays;

/**
 * Exchanges of one thread on their way into a recording. Each is written down, without its secrets, when it is added, as its bytes are at hand then; all
 * of them get their numbers when they are appended.
 */
public final class RecordingBatch {
    private final RecordingWriter writer;
    private JsonWriter written = new JsonWriter();
    private int[] ends = new int[16];
    private int count;

    RecordingBatch(RecordingWriter writer) {
        this.writer = writer;
    }

    public void add(CapturedExchange exchange) {
        writer.write(exchange, written);
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = written.length();
    }

    /** Appends all that were added, or none of them, and begins anew. */
    public void append() throws IOException {
        try {
            writer.append(this);
        } finally {
            count = 0;
            written = written.length() > RecordingWriter.USUAL ? new JsonWriter() : written.reset();
        }
    }

    int count() {
        return count;
    }

    /** What all of them are written in; the one at an index lies between the end of the one before and its own. */
    byte[] bytes() {
        return written.array();
    }

    int from(int index) {
        return index == 0 ? 0 : ends[index - 1];
    }

    int to(int index) {
        return ends[index];
    }
}
