package dev.ectype.maven.fork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.launcher.process.JavaCommand;
import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.generate.PetsProject;
import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests a process that waits for a description, which is a pipe that nobody writes to. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs a named pipe")
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class EndOfProcessTest {
    private GenerationRequest waiting;

    private Path entry;

    private OutputStream description = OutputStream.nullOutputStream();

    @BeforeEach
    void describe(@TempDir Path folder) throws IOException, InterruptedException {
        PetsProject pets = new PetsProject(folder);
        waiting = pets.generation();
        entry = folder.resolve("src/main/api/openapi.yaml");
        Files.delete(entry);
        assertThat(new ProcessBuilder("mkfifo", entry.toString()).start().waitFor())
                .isZero();
    }

    @AfterEach
    void closeDescription() throws IOException {
        description.close();
    }

    @Test
    void theProcessEndsWithItsInput() throws IOException, InterruptedException {
        Process process = JavaCommand.ofThisProcess().start(GeneratorMain.class);
        try {
            new GeneratorInput(waiting, "0123").write(FieldWriter.to(process.getOutputStream()));
            awaitReaderOfDescription();
            assertThat(process.isAlive()).isTrue();
            process.getOutputStream().close();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(1);
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aKilledProcessFailsWithItsExitCode() throws Exception {
        CompletableFuture<Throwable> failure = new CompletableFuture<>();
        Thread maven = new Thread(() -> {
            try {
                new ForkedGenerator(JavaCommand.ofThisProcess(), line -> {}).generate(waiting, "0123");
            } catch (IOException | RuntimeException caught) {
                failure.complete(caught);
            }
        });
        maven.start();
        awaitReaderOfDescription();
        ProcessHandle.current().children().forEach(ProcessHandle::destroyForcibly);
        assertThat(failure.get(30, TimeUnit.SECONDS))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("ended with exit code 137")
                .hasMessageContaining("-Dectype.fork=false");
        maven.join();
    }

    /** Waits until the process reads the description. Before that, it may not run Java yet and ends in other ways. */
    private void awaitReaderOfDescription() throws IOException {
        description = Files.newOutputStream(entry);
    }
}
