package dev.ectype.launcher.check;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.launcher.judge.client.MemoryClient;
import dev.ectype.runtime.emulator.Emulator;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Compiles one description, boots its emulator, calls every operation and plays a client that expects its own values. */
public final class DescriptionCheck {
    private final String name;
    private final CompilationRequest request;
    private final BiConsumer<Endpoint, EmulatorResponse> witness;
    private final Consumer<String> observer;

    public DescriptionCheck(String name, CompilationRequest request) {
        this(name, request, stage -> {});
    }

    /**
     * Creates a check.
     *
     * @param observer the consumer of the name of each stage that begins
     */
    public DescriptionCheck(String name, CompilationRequest request, Consumer<String> observer) {
        this(name, request, (endpoint, response) -> {}, observer);
    }

    /**
     * Creates a check.
     *
     * @param witness the consumer of every validated response
     */
    DescriptionCheck(String name, CompilationRequest request, BiConsumer<Endpoint, EmulatorResponse> witness) {
        this(name, request, witness, stage -> {});
    }

    private DescriptionCheck(
            String name,
            CompilationRequest request,
            BiConsumer<Endpoint, EmulatorResponse> witness,
            Consumer<String> observer) {
        this.name = name;
        this.request = request;
        this.witness = witness;
        this.observer = observer;
    }

    /** Checks the description; a failure ends only this check and becomes part of the row. */
    public CheckRow run() {
        CheckRowBuilder row = new CheckRowBuilder(name);
        try {
            row.format(format());
            compile(row);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError error) {
            row.failed("internal error of Ectype: " + error);
        }
        return row.build();
    }

    private String format() {
        SourceResolver sources = SourceResolver.of(request.sources().get(0), new Diagnostics());
        return Ingestors.format(sources).name().toLowerCase(Locale.ROOT);
    }

    private void compile(CheckRowBuilder row) {
        CompilationResult result = new EmulatorCompiler(observer).compile(request);
        row.findings(result.diagnostics().stream()
                .map(found -> found.code().isUnresolved() ? found.asError() : found)
                .toList());
        row.stages(result.stages());
        Compilation compilation = result.compilation();
        if (compilation == null) {
            return;
        }
        row.readable(
                PlayedOperations.of(compilation.graph().model().endpoints()).size(),
                compilation.graph().model().resources().size());
        InMemoryCompiler compiler = new InMemoryCompiler(Emulator.class.getClassLoader());
        Map<String, byte[]> classes = timed(row, "javac", () -> compiler.compile(compilation.emission()));
        Artifact artifact = Artifact.of(compilation, result.diagnostics(), classes);
        row.compiled(compilation.emission().lines());
        boot(row, compilation, artifact);
    }

    private void boot(CheckRowBuilder row, Compilation compilation, Artifact artifact) {
        try (Emulator emulator = timed(row, "boot", () -> artifact.load().start())) {
            row.booted();
            timed(row, "ask", () -> {
                OperationWalk walk =
                        new OperationWalk(emulator, compilation.graph().model(), row);
                walk.run(witness);
                row.client(walk.findings(MemoryClient.play(compilation.canonical(), emulator, walk::parameters)));
                return row;
            });
        }
    }

    private <T> T timed(CheckRowBuilder row, String stage, Supplier<T> work) {
        observer.accept(stage);
        long began = System.nanoTime();
        T result = work.get();
        row.took(stage, Duration.ofNanos(System.nanoTime() - began));
        return result;
    }
}
