package dev.ectype.controlplane.recording;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.Redactor;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Detects secrets in exchanges that the recording proxy would have redacted. */
final class SecretSearch {
    private final Redactor redactor = RedactedLines.redactor();
    private boolean found;

    boolean hasFound() {
        return found;
    }

    /** Returns a source of the same exchanges that searches them while they are read. */
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
