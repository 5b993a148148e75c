package dev.ectype.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.emit.LongLines;
import dev.ectype.compiler.ingest.EntryFinder;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.normalize.Normalizer;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/**
 * Compiles every description under the folder in {@code ECTYPE_DESCRIPTIONS}, if set.
 *
 * <p>One test has all checks, because the compilation of all descriptions takes longer than any check of its results.
 */
final class PublishedDescriptionsTest {
    /** The subfolders with descriptions in formats that the compiler knows and does not compile. */
    private static final List<String> UNSUPPORTED = List.of("postman");

    @Test
    void everyDescriptionIsCompiledWithWarningsAtMost() throws IOException {
        String folder = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(folder != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        List<List<Path>> descriptions = descriptions(Path.of(folder));
        assertThat(descriptions).isNotEmpty();
        // This class takes the longest of the module, so it must not keep a processor idle at the end.
        List<Throwable> failures = descriptions.parallelStream()
                .map(files -> failure(files, Path.of(folder)))
                .flatMap(Optional::stream)
                .toList();
        SoftAssertions every = new SoftAssertions();
        failures.forEach(failure -> every.fail(failure.getMessage(), failure));
        every.assertAll();
    }

    private static Optional<Throwable> failure(List<Path> files, Path root) {
        return Optional.ofNullable(catchThrowable(() -> compile(files, root)))
                .map(cause -> new AssertionError(files + ": " + cause, cause));
    }

    private static void compile(List<Path> files, Path root) {
        List<SourceRoot> sources =
                files.stream().map(file -> SourceRoot.file(file, root)).toList();
        CompilationRequest request = CompilationRequest.of(sources.get(0));
        CompilationResult result =
                new EmulatorCompiler().compile(new CompilationRequest(sources, request.inference(), null));
        assertThat(result.diagnostics()).filteredOn(Diagnostic::isError).isEmpty();
        Compilation compilation = Objects.requireNonNull(result.compilation());
        ApiModel canonical = compilation.canonical();
        assertThat(Normalizer.normalize(canonical, new Diagnostics())).isEqualTo(canonical);
        assertThat(IrJson.read(IrJson.write(canonical))).isEqualTo(canonical);
        assertThat(LongLines.of(compilation.emission().sources())).isEmpty();
    }

    /** Returns the files of each description in the subfolders, such as {@code openapi} and {@code graphql}. */
    private static List<List<Path>> descriptions(Path folder) throws IOException {
        try (Stream<Path> kinds = Files.list(folder)) {
            List<Path> folders = kinds.filter(Files::isDirectory)
                    .filter(kind -> !UNSUPPORTED.contains(kind.getFileName().toString()))
                    .sorted()
                    .toList();
            return (folders.isEmpty() ? List.of(folder) : folders)
                    .stream().flatMap(PublishedDescriptionsTest::children).toList();
        }
    }

    // Descriptions side by side are unrelated; the files of a folder belong together.
    private static Stream<List<Path>> children(Path folder) {
        return list(folder).parallelStream().flatMap(PublishedDescriptionsTest::child);
    }

    private static Stream<List<Path>> child(Path child) {
        if (!Files.isDirectory(child)) {
            return Stream.of(List.of(child));
        }
        List<Path> schemas = list(child).stream()
                .filter(file -> file.toString().matches(".*\\.(graphqls?|gql)"))
                .toList();
        return schemas.isEmpty() ? entries(child).stream().map(List::of) : Stream.of(schemas);
    }

    private static List<Path> list(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(folder.toString(), unreadable);
        }
    }

    private static List<Path> entries(Path folder) {
        try {
            return EntryFinder.in(folder);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(folder.toString(), unreadable);
        }
    }
}
