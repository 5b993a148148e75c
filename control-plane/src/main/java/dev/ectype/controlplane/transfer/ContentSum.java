package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;

/** Holds the size and the SHA-256 of a content. */
record ContentSum(long size, String sha256) {
    private static final int PIECE = 64 * 1024;

    static ContentSum of(Path file) throws IOException {
        try (InputStream content = Files.newInputStream(file)) {
            return copy(content, OutputStream.nullOutputStream());
        }
    }

    static ContentSum of(InputStream content) throws IOException {
        return copy(content, OutputStream.nullOutputStream());
    }

    /** Copies a stream to its end. */
    static ContentSum copy(InputStream content, OutputStream target) throws IOException {
        MessageDigest digest = Sha256.begin();
        byte[] buffer = new byte[PIECE];
        long size = 0;
        for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
            digest.update(buffer, 0, read);
            target.write(buffer, 0, read);
            size += read;
        }
        return new ContentSum(size, hex(digest));
    }

    static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }
}
