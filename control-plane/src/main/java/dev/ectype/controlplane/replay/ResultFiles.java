package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.database.DataFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.stereotype.Component;

/** The folder of results that are being made. What a process left that died is cleared away. */
@Component
final class ResultFiles {
    private final Path folder;

    ResultFiles(DataFolder data) {
        this.folder = data.resolve("replaying");
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

    Path create() throws IOException {
        return Files.createTempFile(folder, "", "");
    }
}
