package dev.ectype.cli.service;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;

/** Compresses and hashes files without loading them into memory. */
public final class GzipFiles {
    private GzipFiles() {}

    /** Compresses a file as gzip and returns the SHA-256 of the uncompressed content. */
    public static String pack(Path file, Path packed) throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            return copy(file, out);
        }
    }

    /** Returns the SHA-256 of a file. */
    public static String sha256(Path file) throws IOException {
        return copy(file, OutputStream.nullOutputStream());
    }

    private static String copy(Path file, OutputStream out) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
                in.transferTo(out);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
