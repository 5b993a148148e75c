package dev.ectype.controlplane.transfer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Creates folders and files that only their owner can read. */
final class PrivateFiles {
    private PrivateFiles() {}

    /** Creates a folder with its parents and removes the permissions of other users from it. */
    static Path makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, permissions(folder, "rwx------"));
        if (isPosix(folder)) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
        return folder;
    }

    /** Opens a file for writing and replaces its content. */
    static FileChannel open(Path file) throws IOException {
        Files.deleteIfExists(file);
        return openOrMake(file);
    }

    static FileChannel openOrMake(Path file) throws IOException {
        return FileChannel.open(
                file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), permissions(file, "rw-------"));
    }

    static OutputStream write(Path file) throws IOException {
        return Channels.newOutputStream(open(file));
    }

    /** Writes a file atomically, safe against a power failure. */
    static void replace(Path file, byte[] content) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try (FileChannel channel = open(beside)) {
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static FileAttribute<?>[] permissions(Path path, String text) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(text))}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
