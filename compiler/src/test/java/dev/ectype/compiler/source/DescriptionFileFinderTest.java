package dev.ectype.compiler.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DescriptionFileFinderTest {
    @TempDir
    private Path folder;

    @Test
    void candidatesComeInTheOrderOfTheirPaths() throws IOException {
        for (String path : new String[] {
            "z.yaml",
            "a/b.JSON",
            "a/c.proto",
            "a.yml",
            ".git/x.yaml",
            "node_modules/p/x.json",
            "readme.md",
            "a/.hidden.yaml"
        }) {
            Path file = folder.resolve(path);
            Files.createDirectories(file.resolve(".."));
            Files.writeString(file, "");
        }
        Files.createSymbolicLink(folder.resolve("link.yaml"), folder.resolve("z.yaml"));
        assertThat(DescriptionFileFinder.files(folder))
                .extracting(file -> folder.relativize(file).toString().replace('\\', '/'))
                .containsExactly("a.yml", "a/b.JSON", "a/c.proto", "z.yaml");
    }

    @Test
    void anAbsentFolderIsNoEmptyFolder() {
        assertThatThrownBy(() -> DescriptionFileFinder.files(folder.resolve("absent")))
                .isInstanceOf(NoSuchFileException.class);
    }
}
