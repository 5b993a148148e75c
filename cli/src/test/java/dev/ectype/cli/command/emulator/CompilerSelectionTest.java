package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CompilerSelectionTest {
    private static final SourceRoot REMOTE =
            SourceRoot.url(URI.create("https://example.com/pets.yaml"), (address, limit) -> {
                throw new AssertionError("nothing is downloaded to choose a process");
            });

    @Test
    void anotherProcessCompilesLargeDescriptions() {
        assertThat(isForAnotherProcess(sized(999_999))).isFalse();
        assertThat(isForAnotherProcess(sized(1_000_000))).isTrue();
        assertThat(isForAnotherProcess(sized(500_000), sized(500_000))).isTrue();
    }

    @Test
    void thisProcessCompilesWhatItDownloads() {
        assertThat(isForAnotherProcess(sized(1_000_000), REMOTE)).isFalse();
    }

    private static boolean isForAnotherProcess(SourceRoot... sources) {
        return CompilerSelection.isForAnotherProcess(
                new CompilationRequest(List.of(sources), Inference.Mode.STANDARD, null));
    }

    private static SourceRoot sized(int bytes) {
        return SourceRoot.text("pets.yaml", new byte[bytes]);
    }
}
