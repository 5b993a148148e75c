package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.util.Arrays;

/**
 * Collects exchanges of one thread for a recording. It redacts and encodes each exchange when it is added, and numbers all
 * of them when they are appended.
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

    /** Appends all added exchanges to the recording, or none on failure, and clears the batch. */
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

    /** The encoded exchanges; each one extends from the end of the previous one to its own end. */
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
