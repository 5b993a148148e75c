package dev.ectype.compiler.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.compiler.check.CheckRules;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.normalize.Normalizer;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.compiler.source.tree.SourceNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Reads every description under the folder in {@code ECTYPE_DESCRIPTIONS}, if set. */
class DescriptionFolderTest {
    @Test
    void everyDescriptionIsReadWithWarningsAtMost() throws IOException {
        String folder = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(folder != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        List<Path> entries = entries(Path.of(folder));
        assertThat(entries).isNotEmpty();
        // This class takes the longest of the module, so it must not keep a processor idle at the end.
        List<Throwable> failures = entries.parallelStream()
                .map(entry -> failure(entry, Path.of(folder)))
                .flatMap(Optional::stream)
                .toList();
        SoftAssertions every = new SoftAssertions();
        failures.forEach(failure -> every.fail(failure.getMessage(), failure));
        every.assertAll();
    }

    private static Optional<Throwable> failure(Path entry, Path root) {
        return Optional.ofNullable(catchThrowable(() -> read(entry, root)))
                .map(cause -> new AssertionError(entry + ": " + cause, cause));
    }

    private static void read(Path entry, Path root) {
        Diagnostics diagnostics = new Diagnostics();
        List<ApiModel> models =
                Ingestors.ingest(List.of(SourceResolver.of(SourceRoot.file(entry, root), diagnostics)), diagnostics);
        assertThat(diagnostics.sorted()).filteredOn(Diagnostic::isError).isEmpty();
        ApiModel canonical = Normalizer.normalize(models.get(0), diagnostics);
        CheckRules.standard().run(canonical, diagnostics);
        assertThat(diagnostics.sorted()).filteredOn(Diagnostic::isError).isEmpty();
        assertThat(Normalizer.normalize(canonical, diagnostics)).isEqualTo(canonical);
        assertThat(IrJson.read(IrJson.write(canonical))).isEqualTo(canonical);
    }

    private static List<Path> entries(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList().parallelStream()
                    .flatMap(DescriptionFolderTest::openApiEntries)
                    .toList();
        }
    }

    // Descriptions side by side are unrelated; the files of a folder belong together.
    private static Stream<Path> openApiEntries(Path child) {
        try {
            List<Path> entries = Files.isDirectory(child) ? EntryFinder.in(child) : List.of(child);
            return entries.stream().filter(DescriptionFolderTest::isOpenApi);
        } catch (IOException unreadable) {
            throw new IllegalStateException(child.toString(), unreadable);
        }
    }

    private static boolean isOpenApi(Path file) {
        try {
            SourceDocument document = SourceDocument.read(file.toString(), Files.readAllBytes(file), new Diagnostics());
            SourceNode root = document == null ? null : document.root();
            return root != null && FormatDetector.byRoot(root) == SourceFormat.OPENAPI;
        } catch (IOException unreadable) {
            throw new IllegalStateException(file.toString(), unreadable);
        }
    }
}
