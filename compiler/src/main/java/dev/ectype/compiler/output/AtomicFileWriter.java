package dev.ectype.compiler.output;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** Writes files atomically, so that neither a reader nor a crash leaves a partial file. */
public final class AtomicFileWriter {
    private AtomicFileWriter() {}

    /**
     * Writes bytes to a file and creates its folder. A file with these bytes remains untouched.
     *
     * @return true if the file was written
     * @throws FileAlreadyExistsException if a folder has this path
     */
    public static boolean write(Path file, byte[] bytes) throws IOException {
        Path target = file.toAbsolutePath();
        if (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
                && Files.size(target) == bytes.length
                && Arrays.equals(Files.readAllBytes(target), bytes)) {
            return false;
        }
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(target.toString(), null, "is a folder");
        }
        Files.createDirectories(folder);
        Path temporary = folder.resolve("." + target.getFileName() + ".tmp");
        Files.deleteIfExists(temporary);
        try {
            Files.write(temporary, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
        return true;
    }
}
