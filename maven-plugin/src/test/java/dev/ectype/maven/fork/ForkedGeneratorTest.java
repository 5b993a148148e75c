package dev.ectype.maven.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.ectype.launcher.process.JavaCommand;
import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.generate.GenerationResult;
import dev.ectype.maven.generate.Generator;
import dev.ectype.maven.generate.PetsProject;
import dev.ectype.maven.generate.SourceWriter;
import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ForkedGeneratorTest {
    private static final String HASH = "0123";

    @TempDir
    private Path folder;

    private final List<String> printed = Collections.synchronizedList(new ArrayList<>());
    private final Generator here = new SourceWriter();
    private final Generator there = new ForkedGenerator(JavaCommand.ofThisProcess(), printed::add);
    private PetsProject pets;

    @BeforeEach
    void describe() throws IOException {
        pets = new PetsProject(folder);
    }

    @Test
    void bothProcessesWriteTheSameBytes() throws IOException {
        pets.write("src/main/api/pet.yaml", PetsProject.PET.replace("string", "\"$ref\""));
        GenerationResult expected = here.generate(pets.generation(), HASH);
        Map<String, String> files = generated();
        delete();
        GenerationResult result = there.generate(pets.generation(), HASH);
        assertThat(result).isEqualTo(expected);
        assertThat(result.diagnostics()).isNotEmpty();
        assertThat(result.changed()).isEqualTo(files.size()).isPositive();
        assertThat(generated()).isEqualTo(files);
        assertThat(pets.read("target/ectype/generate.ledger")).contains("asked " + HASH + "\n");
        assertThat(printed).isEmpty();
    }

    @Test
    void errorsHaveTheSameDiagnostics() throws IOException {
        pets.write("src/main/api/openapi.yaml", "openapi: 3.1.0\ninfo: [\n");
        GenerationResult expected = here.generate(pets.generation(), HASH);
        assertThat(expected.isRefused()).isTrue();
        assertThat(there.generate(pets.generation(), HASH)).isEqualTo(expected);
        assertThat(folder.resolve("target")).doesNotExist();
    }

    @Test
    void contradictingDescriptionsHaveTheSameFailure() throws IOException {
        pets.write("src/main/api/other/openapi.yaml", PetsProject.ENTRY);
        Throwable expected = catchThrowable(() -> here.generate(pets.generation(), HASH));
        assertThatThrownBy(() -> there.generate(pets.generation(), HASH))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("both become pets.PetsEmulator")
                .hasMessage(expected.getMessage());
    }

    @Test
    void unwritableFilesHaveTheSameMessage() throws IOException {
        pets.write("target/generated-sources/ectype", "a file");
        Throwable expected = catchThrowable(() -> here.generate(pets.generation(), HASH));
        assertThat(expected.getMessage()).contains("generated-sources");
        assertThatThrownBy(() -> there.generate(pets.generation(), HASH))
                .isInstanceOf(IOException.class)
                .hasMessage(expected.getMessage());
    }

    @Test
    void anUnstartableProcessFailsWithAdvice() {
        Generator missing = new ForkedGenerator(new JavaCommand(folder, 1 << 28, List.of(), List.of()), printed::add);
        assertThatThrownBy(() -> missing.generate(pets.generation(), HASH))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("cannot start: ")
                .hasMessageContaining("-Dectype.fork=false");
    }

    @Test
    void aFullHeapFailsWithAdvice() throws IOException {
        JavaCommand java = JavaCommand.ofThisProcess();
        Generator small =
                new ForkedGenerator(new JavaCommand(java.home(), 12 << 20, java.classPath(), List.of()), printed::add);
        GenerationRequest large = LargeDescription.in(pets, 4 << 20);
        assertThatThrownBy(() -> small.generate(large, HASH))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("ended with exit code 3")
                .hasMessageContaining("OutOfMemoryError")
                .hasMessageContaining("MAVEN_OPTS=-Xmx2g");
        assertThat(printed).anyMatch(line -> line.contains("OutOfMemoryError"));
    }

    @Test
    void foreignOutputIsNoResult() {
        JavaCommand java = JavaCommand.ofThisProcess();
        Generator without =
                new ForkedGenerator(new JavaCommand(java.home(), 1 << 28, List.of(folder), List.of()), printed::add);
        assertThatThrownBy(() -> without.generate(pets.generation(), HASH))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("ended with exit code 1")
                .hasMessageContaining("ClassNotFoundException");
    }

    private Map<String, String> generated() throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (String kind : List.of("sources", "resources")) {
            Path output = folder.resolve("target/generated-" + kind);
            try (Stream<Path> all = Files.walk(output)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    files.put(output.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return files;
    }

    private void delete() throws IOException {
        try (Stream<Path> all = Files.walk(folder.resolve("target"))) {
            for (Path each : all.sorted(Collections.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
