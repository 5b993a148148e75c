package dev.ectype.launcher.recording;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Supplies exchanges one after the other, so that recordings of any length fit in memory. */
public interface ExchangeSource extends Closeable {
    /** Reads the next exchange; null after the last. Throws {@link BadRecording} from the first unreadable line on. */
    @Nullable
    CapturedExchange next() throws IOException;
}
