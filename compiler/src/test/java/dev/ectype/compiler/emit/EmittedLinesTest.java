package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that emitted lines have at most 120 columns, except comments with one long word, such as a path. */
final class EmittedLinesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    @Test
    void goldenLinesHaveAtMost120Columns() throws IOException {
        try (Stream<Path> files = Files.walk(GOLDEN)) {
            Map<String, String> sources = new TreeMap<>();
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                sources.put(file.toString(), Files.readString(file));
            }
            assertThat(sources).isNotEmpty();
            assertThat(LongLines.of(sources)).isEmpty();
        }
    }
}
