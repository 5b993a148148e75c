package dev.ectype.benchmark.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BenchmarkCacheTest {
    @TempDir
    private Path folder;

    @Test
    void theClassArchiveSurvivesTheDeletionOfCompiledEmulators() throws IOException, InterruptedException {
        Path archive = Files.createFile(folder.resolve("classes-1.jsa"));
        Path compiled = Files.createDirectories(folder.resolve("compiled/deep")).resolve("petstore.jar");
        Files.createFile(compiled);
        BenchmarkCache cache = new BenchmarkCache(folder);
        cache.awaitArchive();
        cache.forget();
        assertThat(folder).isDirectoryContaining(archive::equals).isDirectoryNotContaining(Files::isDirectory);
    }

    @Test
    void aBenchmarkStartsWithoutTheArchiveOfAnotherBuild() throws IOException {
        Files.createFile(folder.resolve("classes-1.jsa"));
        new BenchmarkCache(folder).clear();
        assertThat(folder).isEmptyDirectory();
    }
}
