package dev.ectype.launcher.early;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.artifact.ArtifactCodec;
import dev.ectype.launcher.artifact.EmulatorOutline;
import dev.ectype.launcher.process.JavaCommand;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares what another process compiles with what this process compiles, also after the end of the other one. */
@Timeout(120)
final class CompilerProcessTest {
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final List<String> observed = new ArrayList<>();

    @AfterEach
    void noProcessRemains() throws Exception {
        for (ProcessHandle each : ProcessHandle.current().children().toList()) {
            each.onExit().get(30, TimeUnit.SECONDS);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"petstore", "shop"})
    void bothProcessesCompileTheSameBytes(String name) {
        CompilationRequest request = CompilationRequest.of(SampleCatalog.open(name));
        List<String> stages = new ArrayList<>();
        PreparedEmulator expected = new LocalCompiler(stages::add).prepare(request);
        PreparedEmulator prepared = elsewhere(ServingMain.class).prepare(request);
        assertThat(observed).isEqualTo(stages);
        assertThat(prepared.diagnostics()).isEqualTo(expected.diagnostics());
        assertThat(prepared.files()).isEqualTo(expected.files());
        assertThat(prepared.stages())
                .extracting(StageTime::stage)
                .isEqualTo(expected.stages().stream().map(StageTime::stage).toList());
        EmulatorOutline outline = parts(prepared).outline();
        assertThat(outline).usingRecursiveComparison().isEqualTo(parts(expected).outline());
        try (ClassCompiler there = parts(prepared).classes();
                ClassCompiler here = parts(expected).classes()) {
            for (String operations : outline.operations().values()) {
                assertThat(there.find(operations)).isNotNull().isEqualTo(here.find(operations));
            }
            assertThat(there.find(outline.emulator() + "Unknown")).isNull();
            assertThat(ArtifactCodec.write(there.complete(true))).isEqualTo(ArtifactCodec.write(here.complete(true)));
        }
        assertThat(log).isEmpty();
    }

    @Test
    void theClassesAreKnownAfterTheEndOfTheProcess() {
        PreparedEmulator prepared = elsewhere(ServingMain.class).prepare(petstore());
        ClassCompiler classes = parts(prepared).classes();
        Artifact artifact = classes.complete(false);
        classes.close();
        String emulator = parts(prepared).outline().emulator();
        assertThat(classes.find(emulator)).isNotNull().isEqualTo(artifact.classFile(emulator));
        assertThat(classes.find(emulator + "Unknown")).isNull();
    }

    @Test
    void errorsHaveTheSameDiagnosticsAndEndTheProcess() {
        CompilationRequest request = CompilationRequest.of(
                SourceRoot.text("broken.yaml", "openapi: 3.1.0\ninfo: [\n".getBytes(StandardCharsets.UTF_8)));
        PreparedEmulator expected = new LocalCompiler(stage -> {}).prepare(request);
        PreparedEmulator prepared = elsewhere(ServingMain.class).prepare(request);
        assertThat(prepared.parts()).isNull();
        assertThat(prepared.diagnostics()).isNotEmpty().isEqualTo(expected.diagnostics());
    }

    @Test
    void thisProcessCompilesIfTheOtherOneEndsEarly() {
        PreparedEmulator prepared = elsewhere(EndingMain.class).prepare(petstore());
        String operations =
                parts(prepared).outline().operations().values().iterator().next();
        assertThat(parts(prepared).classes().find(operations)).isNotNull();
        assertThat(log)
                .contains(
                        "the process that compiles the emulator ended with exit code 3; this process compiles it instead");
    }

    @Test
    void thisProcessCompilesIfTheOtherOneCannotStart(@TempDir Path folder) {
        JavaCommand missing = new JavaCommand(folder, 1 << 28, List.of(), List.of());
        PreparedEmulator prepared =
                new CompilerProcess(missing, ServingMain.class, observed::add, log::add).prepare(petstore());
        assertThat(prepared.parts()).isNotNull();
        assertThat(log).singleElement().asString().startsWith("cannot start the process that compiles the emulator: ");
    }

    @Test
    void thisProcessCompilesTheRestIfTheOtherOneIsKilled() {
        PreparedEmulator prepared = elsewhere(ServingMain.class).prepare(petstore());
        ClassCompiler classes = parts(prepared).classes();
        ProcessHandle.current().children().forEach(ProcessHandle::destroyForcibly);
        assertThatThrownBy(() -> classes.find(parts(prepared).outline().emulator()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("ended with exit code 137, perhaps because the machine lacks memory");
        ClassCompiler here =
                parts(new LocalCompiler(stage -> {}).prepare(petstore())).classes();
        assertThat(ArtifactCodec.write(classes.complete(false))).isEqualTo(ArtifactCodec.write(here.complete(false)));
        assertThat(log).singleElement().asString().contains("this process compiles it instead");
    }

    private CompilerProcess elsewhere(Class<?> main) {
        return new CompilerProcess(JavaCommand.ofThisProcess(), main, observed::add, log::add);
    }

    private static CompilationRequest petstore() {
        return CompilationRequest.of(SampleCatalog.open("petstore"));
    }

    private static PreparedEmulator.Parts parts(PreparedEmulator prepared) {
        return Objects.requireNonNull(prepared.parts());
    }
}
