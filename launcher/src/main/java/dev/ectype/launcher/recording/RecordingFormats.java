package dev.ectype.launcher.recording;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Detects the format of a recording and opens it. */
public final class RecordingFormats {
    private static final int LOOKED_AT = 4096;

    private RecordingFormats() {}

    /** Opens a recording by its content: lines of exchanges or an HTTP Archive. Decompresses the replies. */
    public static ExchangeSource read(InputStream stream) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(stream, LOOKED_AT);
        buffered.mark(LOOKED_AT);
        String start = new String(buffered.readNBytes(LOOKED_AT), StandardCharsets.UTF_8);
        buffered.reset();
        return start.matches("(?s)\ufeff?\\s*\\{\\s*\"log\"\\s*:.*")
                ? HarReader.of(buffered)
                : new DecompressedReplies(new RecordingReader(buffered));
    }
}
