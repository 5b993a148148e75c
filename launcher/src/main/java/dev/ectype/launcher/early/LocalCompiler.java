package dev.ectype.launcher.early;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.Stopwatch;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.emit.PartialEmission;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.artifact.EmulatorOutline;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.launcher.java.OnDemandCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Compiles in this process. */
public final class LocalCompiler implements EarlyCompiler {
    private static final ClassLoader CLASS_PATH = Emulator.class.getClassLoader();

    private final Consumer<String> observer;

    /**
     * Creates a compiler.
     *
     * @param observer the consumer of the name of each stage that begins
     */
    public LocalCompiler(Consumer<String> observer) {
        this.observer = observer;
    }

    /** Compiles all classes of a compilation. */
    public static Artifact artifact(Compilation compilation, List<Diagnostic> diagnostics) {
        Map<String, byte[]> classes = new InMemoryCompiler(CLASS_PATH).compile(compilation.emission());
        return Artifact.of(compilation, diagnostics, classes);
    }

    @Override
    public PreparedEmulator prepare(CompilationRequest request) {
        CompilationResult result = new EmulatorCompiler(observer).prepare(request);
        Compilation compilation = result.compilation();
        if (compilation == null) {
            return new PreparedEmulator(result.diagnostics(), result.stages(), result.files(), null);
        }
        Stopwatch watch = new Stopwatch(observer);
        watch.begin("emit");
        PartialEmission emission = compilation.partialEmission();
        watch.lap("emit");
        List<StageTime> stages = new ArrayList<>(result.stages());
        stages.addAll(watch.stages());
        LocalClasses classes =
                new LocalClasses(compilation, result.diagnostics(), new OnDemandCompiler(emission, CLASS_PATH));
        return new PreparedEmulator(
                result.diagnostics(),
                stages,
                result.files(),
                new PreparedEmulator.Parts(EmulatorOutline.of(compilation, emission), classes));
    }

    private record LocalClasses(Compilation compilation, List<Diagnostic> diagnostics, OnDemandCompiler compiler)
            implements ClassCompiler {
        @Override
        public byte @Nullable [] find(String name) {
            return compiler.find(name);
        }

        @Override
        public Artifact complete(boolean withStart) {
            Artifact artifact = artifact(compilation, diagnostics);
            return withStart ? artifact.withStart() : artifact;
        }

        @Override
        public void close() {}
    }
}
