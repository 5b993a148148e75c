package dev.ectype.maven.fork;

import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.launcher.process.JavaCommand;
import dev.ectype.launcher.process.PrintedLines;
import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.generate.GenerationResult;
import dev.ectype.maven.generate.Generator;
import dev.ectype.maven.report.GoalFailure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.function.Consumer;

/** Generates sources in another process, which ends with this one. */
final class ForkedGenerator implements Generator {
    private final JavaCommand java;
    private final Consumer<String> log;

    /**
     * Creates a generator.
     *
     * @param log receives each line that the process prints
     */
    ForkedGenerator(JavaCommand java, Consumer<String> log) {
        this.java = java;
        this.log = log;
    }

    @Override
    public GenerationResult generate(GenerationRequest generation, String requestHash) throws IOException {
        Process process = start();
        try {
            PrintedLines printed = PrintedLines.of(process.getErrorStream(), log);
            send(new GeneratorInput(generation, requestHash), process);
            byte[] result = process.getInputStream().readAllBytes();
            int code = process.waitFor();
            printed.await();
            if (code != 0) {
                throw failure("ended with exit code " + code + printed.quoted());
            }
            return GeneratorOutput.read(FieldReader.of(new ByteArrayInputStream(result)));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw failure("was interrupted");
        } finally {
            process.destroyForcibly();
        }
    }

    private Process start() {
        try {
            return java.start(GeneratorMain.class);
        } catch (IOException unstartable) {
            throw failure("cannot start: " + unstartable.getMessage());
        }
    }

    /** Sends the request. The input stays open, because its end ends the process. */
    private static void send(GeneratorInput input, Process process) {
        try {
            input.write(FieldWriter.to(process.getOutputStream()));
        } catch (IOException ended) {
            // The exit code and the printed lines tell the reason.
        }
    }

    private static GoalFailure failure(String reason) {
        return new GoalFailure(
                "the Java process that generates the sources " + reason,
                "Give it more memory with the heap limit of Maven, such as MAVEN_OPTS=-Xmx2g, or generate in Maven's process with"
                        + " <fork>false</fork> or -Dectype.fork=false.");
    }
}
