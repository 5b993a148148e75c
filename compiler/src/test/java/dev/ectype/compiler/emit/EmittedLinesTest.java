package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ingest.EntryFinder;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that emitted lines have at most 120 columns, except comments with one long word, such as a path. */
final class EmittedLinesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final int COLUMNS = 120;

    @Test
    void goldenLinesHaveAtMost120Columns() throws IOException {
        try (Stream<Path> files = Files.walk(GOLDEN)) {
            Map<String, String> sources = new TreeMap<>();
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                sources.put(file.toString(), Files.readString(file));
            }
            assertThat(sources).isNotEmpty();
            assertThat(tooLong(sources)).isEmpty();
        }
    }

    /** Compiles every description under the folder in {@code ECTYPE_DESCRIPTIONS}, if set. */
    @Test
    void linesOfPublishedDescriptionsHaveAtMost120Columns() throws IOException {
        String folder = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(folder != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        List<Path> entries = entries(Path.of(folder));
        assertThat(entries).isNotEmpty();
        assertThat(entries.parallelStream().flatMap(entry -> tooLong(entry, Path.of(folder)).stream()))
                .isEmpty();
    }

    private static List<String> tooLong(Path entry, Path root) {
        Compilation compilation = new EmulatorCompiler()
                .compile(CompilationRequest.of(SourceRoot.file(entry, root)))
                .compilation();
        return compilation == null ? List.of() : tooLong(compilation.emission().sources());
    }

    private static List<String> tooLong(Map<String, String> sources) {
        return sources.entrySet().stream()
                .flatMap(source -> source.getValue()
                        .lines()
                        .filter(line -> line.length() > COLUMNS && !isOneWord(line))
                        .map(line -> source.getKey() + ": " + line))
                .toList();
    }

    private static boolean isOneWord(String line) {
        return line.strip().matches("\\* \\S+");
    }

    /** Returns the descriptions in the subfolders, such as {@code openapi} and {@code graphql}. */
    private static List<Path> entries(Path folder) throws IOException {
        try (Stream<Path> kinds = Files.list(folder)) {
            List<Path> folders = kinds.filter(Files::isDirectory).sorted().toList();
            return (folders.isEmpty() ? List.of(folder) : folders)
                    .stream().flatMap(EmittedLinesTest::children).toList();
        }
    }

    // Descriptions side by side are unrelated; the files of a folder belong together.
    private static Stream<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList().stream().flatMap(EmittedLinesTest::descriptions);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(folder.toString(), unreadable);
        }
    }

    private static Stream<Path> descriptions(Path child) {
        try {
            return Files.isDirectory(child) ? EntryFinder.in(child).stream() : Stream.of(child);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(child.toString(), unreadable);
        }
    }
}
