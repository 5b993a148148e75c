package dev.ectype.compiler.ingest.protobuf.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShippedFilesTest {
    private static final Path FOLDER = Path.of("src/main/resources/dev/ectype/compiler/ingest/protobuf/shipped");

    @Test
    void eachFileIsFoundAndCanBeRead() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            List<String> paths = files.filter(Files::isRegularFile)
                    .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                    .toList();
            assertThat(paths).hasSizeGreaterThan(30);
            for (String path : paths) {
                Diagnostics diagnostics = new Diagnostics();
                ShippedFiles shipped = new ShippedFiles();
                Imports.Source source = Objects.requireNonNull(shipped.find(path), path);
                assertThat(ProtoFiles.read(path, source, shipped, diagnostics)).isNotEmpty();
                assertThat(diagnostics.sorted()).as(path).isEmpty();
            }
        }
    }

    @Test
    void otherPathsAreNotFound() {
        assertThat(new ShippedFiles().find("google/api/../rpc/status.proto")).isNull();
        assertThat(new ShippedFiles().find("google/api/nothing.proto")).isNull();
        assertThat(new ShippedFiles().find("google/protobuf/any.proto")).isNotNull();
    }
}
