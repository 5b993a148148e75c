package dev.ectype.controlplane.platform.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Manages a folder of unfinished files that only their owner can read. */
public final class UnfinishedFiles {
    private final Path folder;

    /** Opens a folder that no other process uses and deletes the files of dead processes. */
    public UnfinishedFiles(Path folder) {
        this.folder = folder;
        try {
            Files.createDirectories(folder);
            try (DirectoryStream<Path> left = Files.newDirectoryStream(folder)) {
                for (Path file : left) {
                    Files.delete(file);
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot use the folder " + folder + ": " + failed.getMessage(), failed);
        }
    }

    /** Creates an empty file, which the caller deletes. */
    public Path create() throws IOException {
        Path file = Files.createTempFile(folder, "", "");
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
        return file;
    }
}
