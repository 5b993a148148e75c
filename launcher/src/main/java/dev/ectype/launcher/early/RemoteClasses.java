package dev.ectype.launcher.early;

import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.artifact.ArtifactCodec;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The classes that another process compiles. */
final class RemoteClasses implements ClassCompiler {
    private static final int KILLED = 128 + 9;

    private final Process process;
    private final FieldReader input;
    private final FieldWriter output;
    private final Supplier<PreparedEmulator> here;
    private final CompletableFuture<Artifact> complete = new CompletableFuture<>();
    private volatile CompletableFuture<Optional<byte[]>> found = new CompletableFuture<>();

    /**
     * Creates the classes.
     *
     * @param here compiles in this process, if the other one ends early
     */
    RemoteClasses(Process process, FieldReader input, FieldWriter output, Supplier<PreparedEmulator> here) {
        this.process = process;
        this.input = input;
        this.output = output;
        this.here = here;
    }

    /** Starts to read the answers of the process. */
    void listen() {
        Thread thread = new Thread(this::readAnswers, "compiler-answers");
        thread.setDaemon(true);
        thread.start();
    }

    private void readAnswers() {
        try {
            while (true) {
                if (input.in().readByte() == CompilerMessage.FOUND) {
                    found.complete(Optional.ofNullable(input.optional(input::bytes)));
                } else {
                    complete.complete(ArtifactCodec.read(input.bytes()));
                }
            }
        } catch (IOException end) {
            // First complete, which find checks after it has replaced found.
            IllegalStateException reason = new IllegalStateException(reasonOfEnd(process), end);
            complete.completeExceptionally(reason);
            found.completeExceptionally(reason);
        }
    }

    /**
     * Returns the class file of a class, or null. Once all classes are compiled, they are known here: a thread may ask for one while another
     * closes this compiler.
     *
     * @throws IllegalStateException if the process has ended before that
     */
    @Override
    public synchronized byte @Nullable [] find(String name) {
        if (complete.isDone() && !complete.isCompletedExceptionally()) {
            return complete.join().classFile(name);
        }
        CompletableFuture<Optional<byte[]>> answer = new CompletableFuture<>();
        found = answer;
        send(CompilerMessage.FIND, () -> output.text(name));
        if (complete.isCompletedExceptionally()) {
            throw new IllegalStateException(reasonOfEnd(process));
        }
        try {
            return answer.join().orElse(null);
        } catch (CompletionException ended) {
            throw new IllegalStateException(reasonOfEnd(process), ended);
        }
    }

    @Override
    public Artifact complete(boolean withStart) {
        send(CompilerMessage.ALL, () -> output.out().writeBoolean(withStart));
        try {
            return complete.join();
        } catch (CompletionException ended) {
            ClassCompiler local = Objects.requireNonNull(here.get().parts()).classes();
            return local.complete(withStart);
        }
    }

    /** The end of its input ends the process. */
    @Override
    public synchronized void close() {
        try {
            process.getOutputStream().close();
        } catch (IOException ended) {
            // The process has ended already.
        }
    }

    private synchronized void send(int kind, FieldWriter.Fields fields) {
        try {
            output.send(kind, fields);
        } catch (IOException ended) {
            // The thread that reads the answers notices the end too.
        }
    }

    /** Ends a process whose output has ended or is invalid, and returns the message about it. */
    static String reasonOfEnd(Process process) {
        process.destroyForcibly();
        int code = process.onExit().join().exitValue();
        return "the process that compiles the emulator ended with exit code " + code
                + (code == KILLED ? ", perhaps because the machine lacks memory" : "")
                + "; this process compiles it instead";
    }
}
