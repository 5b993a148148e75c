package dev.ectype.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.check.CheckRules;
import dev.ectype.compiler.conclusion.lock.InferenceLock;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ingest.SourceFormat;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.link.Linker;
import dev.ectype.compiler.normalize.Normalizer;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.compiler.source.overlay.Overlays;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles the input and the correction of every page in docs/diagnostics, so that no page is wrong. */
class DiagnosticCatalogTest {
    private static final Path PAGES = Path.of("..", "docs", "diagnostics");

    /** Codes without a page; a new page removes its code from this list. */
    private static final List<String> OWED = List.of();

    @TempDir
    private Path folder;

    static Stream<DiagnosticCode> explained() {
        return Arrays.stream(DiagnosticCode.values()).filter(code -> !OWED.contains(code.id()));
    }

    /** The tests of the settings reader run the pages about settings. */
    static Stream<DiagnosticCode> run() {
        return explained().filter(code -> code.id().charAt(3) != '8');
    }

    @ParameterizedTest
    @MethodSource("run")
    @Timeout(10)
    void everyPageShowsTheOutputOfTheCompiler(DiagnosticCode code) throws IOException {
        DiagnosticPage page = page(code);
        assertThat(page.title()).isEqualTo("# " + code.id() + ": " + code.title());
        assertThat(findings(code, page.input())).isEqualTo(page.printed());
        assertThat(page.correction()).isNotEmpty();
        assertThat(findings(code, page.correction())).isEmpty();
    }

    @Test
    void noPageIsLeftOverAndNoneIsOwedThatExists() throws IOException {
        try (Stream<Path> pages = Files.list(PAGES)) {
            assertThat(pages.map(page -> String.valueOf(page.getFileName())))
                    .containsExactlyInAnyOrderElementsOf(
                            explained().map(code -> code.id() + ".md").toList());
        }
    }

    /** Runs the page of a code through the part of the compiler for its thousands digit. */
    private static void run(DiagnosticCode code, Path entry, Path root, Diagnostics diagnostics) {
        SourceRoot source = SourceRoot.file(entry, root);
        switch (code.id().charAt(3)) {
            case '1' -> readAll(source, diagnostics);
            case '2' ->
                ingestAll(source, existing(root, "second.graphql"), existing(root, "environment.json"), diagnostics);
            case '3' -> checkAll(source, diagnostics);
            case '4' -> infer(source, existing(root, "service.yaml"), existing(root, InferenceLock.FILE), diagnostics);
            default -> throw new IllegalArgumentException("say here how the page of " + code.id() + " is run");
        }
    }

    private static @Nullable SourceRoot existing(Path root, String file) {
        return Files.exists(root.resolve(file)) ? SourceRoot.file(root.resolve(file), root) : null;
    }

    private static void infer(
            SourceRoot source, @Nullable SourceRoot settings, @Nullable SourceRoot lock, Diagnostics diagnostics) {
        CompilationRequest request = CompilationRequest.of(source).withGuidance(new Guidance(settings, lock, false));
        new EmulatorCompiler().compile(request).diagnostics().forEach(diagnostics::add);
    }

    private static void checkAll(SourceRoot root, Diagnostics diagnostics) {
        List<ApiModel> written = Ingestors.ingest(List.of(SourceResolver.of(root, diagnostics)), diagnostics);
        CheckRules.standard().run(Normalizer.normalize(Linker.link(written, diagnostics), diagnostics), diagnostics);
    }

    private static void ingestAll(
            SourceRoot root, @Nullable SourceRoot second, @Nullable SourceRoot environment, Diagnostics diagnostics) {
        List<SourceResolver> sources = resolvers(diagnostics, root, second);
        List<SourceFormat> formats = Collections.nCopies(sources.size(), SourceFormat.UNKNOWN);
        List<ApiModel> written = Ingestors.ingest(sources, formats, resolvers(diagnostics, environment), diagnostics)
                .models();
        if (second != null) {
            Linker.link(written, diagnostics);
        }
    }

    private static List<SourceResolver> resolvers(Diagnostics diagnostics, @Nullable SourceRoot... roots) {
        return Stream.of(roots)
                .filter(Objects::nonNull)
                .map(each -> SourceResolver.of(each, diagnostics))
                .toList();
    }

    private static void overlay(SourceRoot root, SourceRoot overlay, Diagnostics diagnostics) {
        List<SourceResolver> descriptions = List.of(SourceResolver.of(root, diagnostics));
        List<SourceResolver> trees = Ingestors.trees(descriptions, List.of(SourceFormat.UNKNOWN));
        new Overlays(trees, diagnostics).apply(List.of(SourceResolver.of(overlay, diagnostics)));
    }

    private static void readAll(SourceRoot root, Diagnostics diagnostics) {
        SourceResolver sources = SourceResolver.of(root, diagnostics);
        SourceDocument entry = sources.entry();
        if (entry != null) {
            followAll(LocatedNode.rootOf(entry), sources);
        }
    }

    private static void followAll(LocatedNode place, SourceResolver sources) {
        sources.resolve(place);
        place.members().forEach(member -> followAll(member, sources));
        place.elements().forEach(element -> followAll(element, sources));
    }

    private String findings(DiagnosticCode code, Map<String, byte[]> files) throws IOException {
        Path root = Files.createTempDirectory(folder, "page").resolve("root");
        Files.createDirectory(root);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path target = root.resolve(file.getKey());
            Files.createDirectories(target.resolve(".."));
            Files.write(target, file.getValue());
        }
        Path entry = root.resolve(files.keySet().stream()
                .filter(file -> file.startsWith("input."))
                .findFirst()
                .orElse("input.yaml"));
        Diagnostics diagnostics = new Diagnostics();
        Path overlay = root.resolve("overlay.yaml");
        if (Files.exists(overlay)) {
            overlay(SourceRoot.file(entry, root), SourceRoot.file(overlay, root), diagnostics);
        } else {
            run(code, entry, root, diagnostics);
        }
        List<Diagnostic> found = diagnostics.sorted();
        return found.stream()
                .filter(each -> each.code() == code)
                .map(Diagnostic::printed)
                .collect(Collectors.joining("\n"))
                .replace(root + "/", "");
    }

    private static DiagnosticPage page(DiagnosticCode code) throws IOException {
        return DiagnosticPage.of(Files.readString(Path.of("..").resolve(code.page())));
    }
}
