package dev.ectype.launcher.recording;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Exchanges that are read one after the other, so that it does not matter how many there are. */
public interface ExchangeSource extends Closeable {
    /** The next; null after the last. Throws {@link BadRecording} from the first line on that cannot be read. */
    @Nullable
    CapturedExchange next() throws IOException;
}
