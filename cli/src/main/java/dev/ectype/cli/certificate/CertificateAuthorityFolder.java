package dev.ectype.cli.certificate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Stores the key and the certificate of an authority in a folder. Both files exist or neither, even if two processes create them at once.
 */
record CertificateAuthorityFolder(Path folder) {
    Path certificate() {
        return folder.resolve("ectype-ca.pem");
    }

    Path key() {
        return folder.resolve("ectype-ca.key");
    }

    boolean isAbsent() {
        return !Files.exists(certificate()) && !Files.exists(key());
    }

    /** Writes the key and the certificate into a temporary folder and renames it when both are complete. */
    void create(String certificate, String key) throws IOException {
        Path parent = folder.toAbsolutePath().getParent();
        if (parent == null) {
            throw new IOException(folder + " is in no folder");
        }
        Files.createDirectories(parent);
        Path made = Files.createTempDirectory(parent, ".ca");
        CertificateAuthorityFolder unfinished = new CertificateAuthorityFolder(made);
        try {
            Files.writeString(unfinished.certificate(), certificate, StandardCharsets.US_ASCII);
            Files.createFile(unfinished.key(), forOwner());
            Files.writeString(unfinished.key(), key, StandardCharsets.US_ASCII);
            Files.move(made, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException exists) {
            unfinished.delete();
            if (isAbsent()) {
                throw new IOException(
                        "no certificate authority can be created in " + folder
                                + ": the path is not an empty, writable folder",
                        exists);
            }
        }
    }

    private FileAttribute<?>[] forOwner() {
        Set<PosixFilePermission> owner = PosixFilePermissions.fromString("rw-------");
        return isPosix()
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(owner)}
                : new FileAttribute<?>[0];
    }

    private boolean isPosix() {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private void delete() throws IOException {
        Files.deleteIfExists(key());
        Files.deleteIfExists(certificate());
        Files.deleteIfExists(folder);
    }

    /**
     * Checks that only the owner can read the key: with the key, an attacker can impersonate every server to clients that trust the
     * authority.
     */
    void checkOwnerOnly() throws IOException {
        if (isPosix()
                && Files.getPosixFilePermissions(key()).stream()
                        .anyMatch(right -> !right.name().startsWith("OWNER"))) {
            throw new IOException(key() + " can be read by other users; remove " + folder
                    + " and stop trusting it; a new certificate authority is then created");
        }
    }
}
