package dev.ectype.controlplane.platform.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** Locates the unpacked programs of PostgreSQL: in Ectype's cache folder, once for all data folders of a user. */
final class PostgresBinaries {
    private PostgresBinaries() {}

    /**
     * Returns a folder that only its owner can write, because its programs are executed. Without a home folder it is in the data folder.
     */
    static Path folder(DataFolder data) {
        return cache().filter(PostgresBinaries::isOurs)
                .map(cache -> cache.resolve("postgres"))
                .orElse(data.resolve("postgres-binaries"));
    }

    private static Optional<Path> cache() {
        Optional<Path> named = variable("ECTYPE_CACHE_DIR");
        if (named.isPresent()) {
            return named;
        }
        return variable("XDG_CACHE_HOME")
                .or(() -> variable("HOME").map(home -> home.resolve(".cache")))
                .map(cache -> cache.resolve("ectype"));
    }

    private static Optional<Path> variable(String name) {
        return Optional.ofNullable(System.getenv(name))
                .filter(text -> !text.isEmpty())
                .map(text -> Path.of(text).toAbsolutePath());
    }

    private static boolean isOurs(Path cache) {
        try {
            if (!cache.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                return false;
            }
            if (!Files.isDirectory(cache)) {
                Files.createDirectories(cache.toAbsolutePath().getParent());
                Files.createDirectory(
                        cache, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            }
            String permissions = PosixFilePermissions.toString(Files.getPosixFilePermissions(cache));
            String owner = Files.getOwner(cache).getName();
            return permissions.endsWith("------")
                    && owner.equals(System.getProperty("user.name"))
                    && Files.isWritable(cache);
        } catch (IOException unusable) {
            return false;
        }
    }
}
