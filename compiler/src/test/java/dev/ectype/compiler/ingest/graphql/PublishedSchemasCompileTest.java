package dev.ectype.compiler.ingest.graphql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Compiles every schema under the folder in {@code ECTYPE_DESCRIPTIONS}, if set. */
class PublishedSchemasCompileTest {
    @Test
    void everySchemaIsReadWithWarningsAtMost() throws IOException {
        String folder = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(folder != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        List<List<Path>> schemas = schemas(Path.of(folder));
        assertThat(schemas).isNotEmpty();
        SoftAssertions every = new SoftAssertions();
        for (List<Path> schema : schemas) {
            every.assertThatCode(() -> compile(schema)).as(schema.toString()).doesNotThrowAnyException();
        }
        every.assertAll();
    }

    private static void compile(List<Path> files) {
        List<SourceRoot> sources = files.stream().map(SourceRoot::file).toList();
        CompilationRequest request = CompilationRequest.of(sources.get(0));
        CompilationResult result =
                new EmulatorCompiler().compile(new CompilationRequest(sources, request.inference(), null));
        assertThat(result.diagnostics()).filteredOn(Diagnostic::isError).isEmpty();
        assertThat(result.compilation()).isNotNull();
        if (Boolean.getBoolean("print.schemas")) {
            var model = result.compilation().graph().model();
            System.err.println("== " + files.get(0).getFileName() + " endpoints "
                    + model.endpoints().size() + " with roles "
                    + model.endpoints().stream()
                            .filter(each -> each.role() != null)
                            .count() + " resources "
                    + model.resources().size() + " warnings "
                    + result.diagnostics().size() + " " + result.stages());
            result.diagnostics().stream().limit(4).forEach(each -> System.err.println("   " + each.line()));
        }
    }

    /** Returns the schemas: each single file, and the files of each subfolder together. */
    private static List<List<Path>> schemas(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return List.copyOf(files.filter(PublishedSchemasCompileTest::isSchema)
                    .sorted()
                    .collect(Collectors.groupingBy(
                            file -> nested(folder, file) ? file.getParent() : file, TreeMap::new, Collectors.toList()))
                    .values());
        }
    }

    private static boolean nested(Path folder, Path file) {
        return folder.relativize(file).getNameCount() > (Files.isDirectory(folder.resolve("graphql")) ? 2 : 1);
    }

    private static boolean isSchema(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.matches(".*\\.(graphqls?|gql)");
    }
}
