package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.launcher.cache.CompileCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SampleCatalogTest {
    @Test
    void listsEverySample() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("src/main/resources/catalog"))) {
            assertThat(folders.map(folder -> folder.getFileName().toString()).sorted())
                    .containsExactlyInAnyOrderElementsOf(SampleCatalog.names());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.SampleCatalog#names")
    void bootsEverySampleWithoutDiagnostics(String name) {
        CompilationRequest request = CompilationRequest.of(SampleCatalog.open(name));
        LaunchResult launched = new Launcher().boot(new LaunchRequest(request, CompileCache.none()));
        assertThat(launched.diagnostics()).isEmpty();
        CompilationSummary summary = Objects.requireNonNull(launched.summary());
        assertThat(summary.endpoints()).isGreaterThan(10);
        assertThat(summary.resources()).isGreaterThan(3);
        assertThat(launched.emulator()).isNotNull();
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.SampleCatalog#names")
    void describesEachSampleInOneLine(String name) {
        assertThat(SampleCatalog.about(name)).hasSizeBetween(20, 80).doesNotContain("\n");
    }

    @Test
    void anUnknownNameListsTheSamples() {
        assertThatThrownBy(() -> SampleCatalog.open("../petstore"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("petstore");
    }
}
