package dev.ectype.launcher.early;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.artifact.ArtifactCodec;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.launcher.field.RequestFields;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** Compiles one emulator for another process, which a {@link CompilerProcess} represents there. */
public final class CompilerServer {
    private final FieldReader input;
    private final FieldWriter output;
    private final CompletableFuture<ClassCompiler> classes = new CompletableFuture<>();

    private CompilerServer(FieldReader input, FieldWriter output) {
        this.input = input;
        this.output = output;
    }

    /**
     * Reads a request and answers until the input ends. Compilations run on threads that do not keep the process alive, so that it ends
     * with its input.
     *
     * @throws IOException if the other process has ended in the middle of a message
     */
    public static void serve(InputStream input, OutputStream output) throws IOException {
        new CompilerServer(FieldReader.of(input), FieldWriter.to(output)).run();
    }

    private void run() throws IOException {
        CompilationRequest request = RequestFields.request(input);
        inBackground("prepare", () -> prepare(request));
        for (int command = input.in().read(); command >= 0; command = input.in().read()) {
            if (command == CompilerMessage.FIND) {
                byte[] found = classes.join().find(input.text());
                send(CompilerMessage.FOUND, () -> output.optional(found, output::bytes));
            } else {
                boolean withStart = input.in().readBoolean();
                inBackground("complete", () -> complete(withStart));
            }
        }
    }

    private void prepare(CompilationRequest request) {
        PreparedEmulator prepared =
                new LocalCompiler(stage -> send(CompilerMessage.STAGE, () -> output.text(stage))).prepare(request);
        if (prepared.parts() != null) {
            classes.complete(Objects.requireNonNull(prepared.parts()).classes());
        }
        send(CompilerMessage.PREPARED, () -> PreparedFields.write(prepared, output));
    }

    private void complete(boolean withStart) {
        byte[] artifact = ArtifactCodec.write(classes.join().complete(withStart));
        send(CompilerMessage.COMPLETE, () -> output.bytes(artifact));
    }

    private synchronized void send(int kind, FieldWriter.Fields fields) {
        try {
            output.send(kind, fields);
        } catch (IOException ended) {
            throw new UncheckedIOException(ended);
        }
    }

    private static void inBackground(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }
}
