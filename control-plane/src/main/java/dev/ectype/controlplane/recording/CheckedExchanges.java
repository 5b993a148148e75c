package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.Exchanges;
import dev.ectype.launcher.recording.Redactor;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Passes exchanges on, rejects those whose time is none, and remembers whether one of them has a secret. */
final class CheckedExchanges implements Exchanges {
    private final Exchanges source;
    private final Redactor redactor = RedactedLines.redactor();
    private long count;
    private boolean secrets;

    CheckedExchanges(Exchanges source) {
        this.source = source;
    }

    /** Whether one of the exchanges so far has something that the recording proxy would have replaced. */
    boolean hasSecrets() {
        return secrets;
    }

    @Override
    public @Nullable Exchange next() throws IOException {
        Exchange next = source.next();
        if (next != null) {
            count++;
            if (!next.at().isEmpty() && Summary.time(next.at()) == null) {
                throw InvalidRequest.of(
                        "exchange " + count,
                        "at",
                        "\"at\" must be a time such as 2026-01-31T12:00:00Z of the years 1 to 9999");
            }
            secrets = secrets || !redactor.redact(next).equals(next);
        }
        return next;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
