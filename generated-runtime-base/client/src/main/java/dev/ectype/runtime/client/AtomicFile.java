package dev.ectype.runtime.client;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;

/** Writes files atomically. */
final class AtomicFile {
    private static final AtomicLong NUMBER = new AtomicLong();

    private AtomicFile() {}

    /** Writes the bytes of the file. */
    interface Filling {
        void fill(OutputStream out) throws IOException;
    }

    static void write(Path file, Filling filling) throws IOException {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(target)) {
            throw new IOException(file + " is a folder");
        }
        Files.createDirectories(folder);
        // In the same folder, because an atomic move works only within one file system.
        Path unfinished = folder.resolve("." + target.getFileName() + "."
                + ProcessHandle.current().pid() + "-" + NUMBER.incrementAndGet() + ".part");
        try {
            Files.deleteIfExists(unfinished);
            try (OutputStream out = new BufferedOutputStream(
                    Files.newOutputStream(unfinished, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE))) {
                filling.fill(out);
            }
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
