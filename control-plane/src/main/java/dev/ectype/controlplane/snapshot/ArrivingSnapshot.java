package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.content.ContentLimit;
import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Validates an uploaded snapshot while it is read: its format, its size before and after decompression, and its hash. Its last read fails
 * if any of them is wrong, so callers store nothing invalid.
 */
final class ArrivingSnapshot extends InputStream {
    private final MessageDigest digest = Sha256.begin();
    private final SnapshotHead head = new SnapshotHead();
    private final ContentLimit content;
    private final String announced;
    private SnapshotHead.@Nullable Description description;

    private ArrivingSnapshot(ContentLimit content, String announced) {
        this.content = content;
        this.announced = announced;
    }

    /**
     * Starts to read a snapshot.
     *
     * @param encoding the content encoding of the body; null if it is not compressed
     * @param sha256 the hash that the client announced
     */
    static ArrivingSnapshot of(InputStream body, @Nullable String encoding, String sha256, long limit)
            throws IOException {
        if (encoding == null || encoding.equalsIgnoreCase("identity")) {
            return new ArrivingSnapshot(limited(body, limit), sha256);
        } else if (!encoding.equalsIgnoreCase("gzip")) {
            throw new InvalidRequest("Send the snapshot uncompressed or compressed with gzip.");
        }
        try {
            return new ArrivingSnapshot(limited(new GZIPInputStream(body), limit), sha256);
        } catch (ZipException | EOFException none) {
            throw notCompressed();
        }
    }

    /** Returns the size in bytes, available at the end of the stream. */
    long size() {
        return content.count();
    }

    /** Returns the header of the snapshot, available at the end of the stream. */
    SnapshotHead.Description description() {
        return Objects.requireNonNull(description);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int read;
        try {
            read = content.read(into, from, length);
        } catch (ZipException | EOFException broken) {
            throw notCompressed();
        }
        if (read > 0) {
            digest.update(into, from, read);
            head.take(into, from, read);
        } else if (read < 0 && description == null) {
            check();
        }
        return read;
    }

    private void check() {
        String actual = HexFormat.of().formatHex(digest.digest());
        if (!actual.equals(announced)) {
            throw InvalidRequest.of(
                    "sha256",
                    "hash",
                    "is " + announced + ", but the received snapshot has " + actual + "; send it again");
        }
        description = head.end();
    }

    private static ContentLimit limited(InputStream content, long limit) {
        return new ContentLimit(content, limit, ArrivingSnapshot::tooLarge);
    }

    private static ServiceException tooLarge(long limit) {
        return new ServiceException(
                        ErrorCode.PAYLOAD_TOO_LARGE,
                        "The snapshot is larger than " + limit
                                + " bytes; send a smaller one, or ask the operator of this service for more.")
                .with("limit", limit);
    }

    private static InvalidRequest notCompressed() {
        return new InvalidRequest("The body is not valid gzip; send it again, or send it uncompressed.");
    }
}
