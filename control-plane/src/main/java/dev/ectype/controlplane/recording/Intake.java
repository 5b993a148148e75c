package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.content.ContentLimit;
import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.HarReader;
import dev.ectype.launcher.recording.RecordingReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Stores and validates uploaded recordings. It stores the whole upload before it reads it, so that slow senders occupy no memory. It
 * deletes unreadable uploads.
 */
@Component
public class Intake {
    private static final int LOOKED_AT = 4096;
    private static final String ARCHIVE = "(?s)\\s*\\{\\s*\"log\"\\s*:.*";

    private final ObjectStorage storage;
    private final Leftovers leftovers;
    private final ReadingTurns turns;
    private final RecordingSettings settings;
    private final Uuid7 ids;

    Intake(ObjectStorage storage, Leftovers leftovers, ReadingTurns turns, RecordingSettings settings, Uuid7 ids) {
        this.storage = storage;
        this.leftovers = leftovers;
        this.turns = turns;
        this.settings = settings;
        this.ids = ids;
    }

    /** Describes a stored recording that has no row yet. */
    public record Taken(UUID id, ObjectKey key, long size, byte[] sha256, byte[] sent, Summary summary) {}

    /**
     * Stores the content of a stream if it is a valid recording.
     *
     * @param announced the expected SHA-256; null if any is accepted
     */
    public Taken take(UUID organization, String slug, InputStream content, byte @Nullable [] announced)
            throws IOException {
        UUID id = ids.next();
        String path = "projects/" + slug + "/recordings/" + IdKind.RECORDING.text(id);
        ObjectKey key = new ObjectKey(organization, path + ".jsonl");
        BufferedInputStream start = new BufferedInputStream(content, LOOKED_AT);
        start.mark(LOOKED_AT);
        boolean archive = new String(start.readNBytes(LOOKED_AT), StandardCharsets.UTF_8).matches(ARCHIVE);
        start.reset();
        leftovers.expect(key);
        try {
            if (!archive) {
                return lines(id, key, store(key, start, announced));
            }
            ObjectKey raw = new ObjectKey(organization, path + ".har");
            leftovers.expect(raw);
            try {
                byte[] sent = store(
                                raw, new ContentLimit(start, settings.maxArchiveBytes(), Intake::tooLarge), announced)
                        .sha256();
                Stored stored = convert(raw, key, HarReader::of);
                return new Taken(id, key, stored.size(), stored.sha256(), sent, summary(key, exchanges -> exchanges));
            } finally {
                leftovers.drop(raw);
            }
        } catch (BadRecording bad) {
            leftovers.drop(key);
            throw InvalidRequest.of(bad.place(), "recording", bad.message());
        } catch (IOException | RuntimeException failed) {
            leftovers.drop(key);
            throw failed;
        }
    }

    private Stored store(ObjectKey key, InputStream content, byte @Nullable [] announced) throws IOException {
        MessageDigest digest = Sha256.begin();
        long size = storage.put(key, new DigestInputStream(content, digest), ObjectStorage.UNKNOWN);
        byte[] sum = digest.digest();
        ContentDigest.check(announced, sum);
        return new Stored(size, sum);
    }

    private record Stored(long size, byte[] sha256) {}

    /** Keeps recordings without secrets as sent, and replaces others by a copy without the secrets. */
    private Taken lines(UUID id, ObjectKey key, Stored sent) throws IOException {
        SecretSearch search = new SecretSearch();
        Summary summary = summary(key, search::over);
        if (!search.hasFound()) {
            return new Taken(id, key, sent.size(), sent.sha256(), sent.sha256(), summary);
        }
        ObjectKey redacted = new ObjectKey(key.organization(), key.path().replaceFirst("\\.jsonl$", ".redacted.jsonl"));
        leftovers.expect(redacted);
        try {
            Stored stored = convert(key, redacted, this::reader);
            leftovers.drop(key);
            return new Taken(id, redacted, stored.size(), stored.sha256(), sent.sha256(), summary);
        } catch (IOException | RuntimeException failed) {
            leftovers.drop(redacted);
            throw failed;
        }
    }

    @SuppressWarnings("try")
    private Stored convert(ObjectKey from, ObjectKey to, Format format) throws IOException {
        try (ReadingTurns.Turn turn = turns.take();
                InputStream file = open(from).stream();
                RedactedLines lines = new RedactedLines(format.read(file))) {
            return store(to, lines, null);
        }
    }

    @SuppressWarnings("try")
    private Summary summary(ObjectKey key, UnaryOperator<ExchangeSource> watch) throws IOException {
        try (ReadingTurns.Turn turn = turns.take();
                InputStream file = open(key).stream();
                ExchangeSource exchanges = watch.apply(reader(file))) {
            Summary summary = Summary.of(exchanges);
            if (summary.requests() == 0) {
                throw new InvalidRequest("The recording contains no exchange; send lines of JSON, or an HTTP Archive.");
            }
            return summary;
        }
    }

    private ExchangeSource reader(InputStream file) {
        return new RecordingReader(new LineStream(file, settings.maxLineBytes()));
    }

    /** Reads the exchanges of a file. */
    private interface Format {
        ExchangeSource read(InputStream file) throws IOException;
    }

    private StoredContent open(ObjectKey key) {
        return storage.get(key).orElseThrow(() -> new IllegalStateException(key + " was stored"));
    }

    private static ServiceException tooLarge(long limit) {
        return new ServiceException(
                        ErrorCode.PAYLOAD_TOO_LARGE,
                        "The HTTP Archive is larger than " + limit + " bytes; send the exchanges as lines of JSON.")
                .with("limit", limit);
    }
}
