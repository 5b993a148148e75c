package dev.ectype.controlplane;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;
import org.springframework.util.FileSystemUtils;

/**
 * Where tests have their files: in memory where a machine offers much of it, else among its temporary files. Databases wait for their disk
 * at each commit, and no test takes the power away.
 */
public final class TestFolders implements TempDirFactory {
    private static final Path MEMORY = Path.of("/dev/shm");
    /** Several times the space that all databases of a run need at once. */
    private static final long PLENTY = 6L << 30;

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test) {
        return create();
    }

    /** A folder that its user deletes. */
    static Path create() {
        try {
            return isMemory()
                    ? Files.createTempDirectory(MEMORY, "ectype-test")
                    : Files.createTempDirectory("ectype-test");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static void delete(Path folder) {
        try {
            FileSystemUtils.deleteRecursively(folder);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static boolean isMemory() throws IOException {
        return Files.isWritable(MEMORY) && Files.getFileStore(MEMORY).getUsableSpace() > PLENTY;
    }
}
