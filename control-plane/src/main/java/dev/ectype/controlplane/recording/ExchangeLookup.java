package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordingReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Reads single exchanges of a recording without the exchanges before them. */
@Service
public class ExchangeLookup {
    /** The size of the part of a file that is read exchange by exchange. */
    private static final long WINDOW = 128L * 1024;
    /** The number of bytes after that part in which an exchange is looked for; concurrent exchanges are recorded as they end. */
    private static final long SLACK = 1024L * 1024;

    private final ObjectStorage storage;
    private final ReadingTurns turns;
    private final RecordingSettings settings;

    ExchangeLookup(ObjectStorage storage, ReadingTurns turns, RecordingSettings settings) {
        this.storage = storage;
        this.turns = turns;
        this.settings = settings;
    }

    /**
     * Holds one exchange of a recording.
     *
     * @param next the position of the next exchange; null after the last one
     */
    public record Opened(
            RecordedExchange exchange, @Nullable Long next) {}

    /** Reads the exchange at a position of {@link PlacedExchange}. */
    @SuppressWarnings("try")
    public Opened at(StoredRecording stored, long position) throws IOException {
        try (ReadingTurns.Turn turn = turns.take();
                LineStream lines = lines(stored, position);
                RecordingReader reader = new RecordingReader(lines)) {
            CapturedExchange exchange = reader.next();
            if (exchange == null) {
                throw missing(position);
            }
            long end = position + lines.position();
            return new Opened(RecordedExchange.of(exchange), lines.hasMore() ? end : null);
        } catch (BadRecording between) {
            throw missing(position);
        }
    }

    /** Opens the file at the beginning of a line. */
    private LineStream lines(StoredRecording stored, long position) throws IOException {
        if (position < 0 || position >= stored.recording().size()) {
            throw missing(position);
        }
        InputStream content = open(stored, Math.max(0, position - 1));
        if (position > 0 && content.read() != '\n') {
            content.close();
            throw missing(position);
        }
        return new LineStream(content, settings.maxLineBytes());
    }

    private InputStream open(StoredRecording stored, long from) {
        return storage.get(stored.key(), from)
                .map(StoredContent::stream)
                .orElseThrow(() ->
                        new NotFound("file of the recording", stored.recording().id()));
    }

    private static NotFound missing(long position) {
        return new NotFound("exchange", Long.toString(position));
    }

    /**
     * Finds the position of an exchange by its number. Recordings number their exchanges nearly in order, so the search halves the file
     * until a small part remains.
     */
    @SuppressWarnings("try")
    public Optional<Long> find(StoredRecording stored, long seq) throws IOException {
        try (ReadingTurns.Turn turn = turns.take()) {
            long low = 0;
            long high = stored.recording().size();
            while (high - low > WINDOW) {
                long middle = low + (high - low) / 2;
                Probe probe = probe(stored, middle);
                if (probe == null || probe.position >= high || probe.seq > seq) {
                    high = middle;
                } else {
                    low = probe.position;
                }
            }
            return scan(stored, Math.max(0, low), high + SLACK, seq);
        }
    }

    /** Returns an exchange by its number. */
    @SuppressWarnings("try")
    public Optional<CapturedExchange> get(StoredRecording stored, long seq) throws IOException {
        Long position = find(stored, seq).orElse(null);
        if (position == null) {
            return Optional.empty();
        }
        try (ReadingTurns.Turn turn = turns.take();
                RecordingReader reader = new RecordingReader(lines(stored, position))) {
            return Optional.ofNullable(reader.next());
        }
    }

    private record Probe(long position, long seq) {}

    /** Reads the first exchange that begins after a byte; returns null if there is none. */
    private @Nullable Probe probe(StoredRecording stored, long from) throws IOException {
        try (LineStream lines = new LineStream(open(stored, from), settings.maxLineBytes());
                RecordingReader reader = new RecordingReader(lines)) {
            lines.skipLine();
            long position = from + lines.position();
            CapturedExchange exchange = reader.next();
            return exchange == null ? null : new Probe(position, exchange.seq());
        }
    }

    private Optional<Long> scan(StoredRecording stored, long from, long until, long seq) throws IOException {
        try (LineStream lines = new LineStream(open(stored, from), settings.maxLineBytes());
                RecordingReader reader = new RecordingReader(lines)) {
            long position = from;
            while (position < until) {
                CapturedExchange exchange = reader.next();
                if (exchange == null) {
                    return Optional.empty();
                } else if (exchange.seq() == seq) {
                    return Optional.of(position);
                }
                position = from + lines.position();
            }
        }
        return Optional.empty();
    }
}
