package dev.ectype.controlplane.recording;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.Redactor;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Finds out whether exchanges that are read have a secret that the recording proxy would have replaced. */
final class SecretSearch {
    private final Redactor redactor = RedactedLines.redactor();
    private boolean found;

    boolean hasFound() {
        return found;
    }

    /** The same exchanges, which are searched while they are read. */
    ExchangeSource over(ExchangeSource source) {
        return new ExchangeSource() {
            @Override
            public @Nullable CapturedExchange next() throws IOException {
                CapturedExchange next = source.next();
                found = found || next != null && !redactor.redact(next).equals(next);
                return next;
            }

            @Override
            public void close() throws IOException {
                source.close();
            }
        };
    }
}
