package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.artifact.Summary;
import dev.ectype.launcher.cache.CompileCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class CatalogTest {
    @Test
    void namesEveryDescriptionThatThereIs() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("src/main/resources/catalog"))) {
            assertThat(folders.map(folder -> folder.getFileName().toString()).sorted())
                    .containsExactlyInAnyOrderElementsOf(Catalog.names());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.Catalog#names")
    void bootsWithoutAnythingToRemark(String name) {
        CompilationRequest request = CompilationRequest.of(Catalog.open(name));
        Launched launched = new Launcher().boot(new LaunchRequest(request, CompileCache.none()));
        assertThat(launched.diagnostics()).isEmpty();
        Summary summary = Objects.requireNonNull(launched.summary());
        assertThat(summary.endpoints()).isGreaterThan(10);
        assertThat(summary.resources()).isGreaterThan(3);
        assertThat(launched.emulator()).isNotNull();
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.Catalog#names")
    void saysInOneLineWhatEachIs(String name) {
        assertThat(Catalog.about(name)).hasSizeBetween(20, 80).doesNotContain("\n");
    }

    @Test
    void saysWhatThereIsInsteadOfWhatThereIsNot() {
        assertThatThrownBy(() -> Catalog.open("../petstore"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("petstore");
    }
}
