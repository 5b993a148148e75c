package dev.ectype.launcher;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.Stopwatch;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Compiles API descriptions to emulators and loads them into this process. */
public final class Launcher {
    private final Consumer<String> observer;

    public Launcher() {
        this(stage -> {});
    }

    /**
     * Creates a launcher.
     *
     * @param observer the consumer of the name of each stage that begins
     */
    public Launcher(Consumer<String> observer) {
        this.observer = observer;
    }

    /** Loads an emulator from the cache or compiles it; the caller starts it. */
    public LaunchResult boot(LaunchRequest request) {
        Stopwatch watch = new Stopwatch();
        CompileCache.CachedEmulator known = request.cache().find(request.compilation());
        watch.lap("cache");
        if (known != null) {
            return booted(known, true, watch, List.of());
        }
        CompilationResult result = new EmulatorCompiler(observer).compile(request.compilation());
        Compilation compilation = result.compilation();
        if (compilation == null) {
            return new LaunchResult(null, null, result.diagnostics(), result.stages(), result.files(), false);
        }
        watch = new Stopwatch(observer);
        watch.begin("javac");
        Map<String, byte[]> classes =
                new InMemoryCompiler(Emulator.class.getClassLoader()).compile(compilation.emission());
        watch.lap("javac");
        Artifact artifact = Artifact.of(compilation, result.diagnostics(), classes);
        request.cache().store(request.compilation(), result.files(), artifact);
        watch.lap("store");
        return booted(new CompileCache.CachedEmulator(artifact, result.files()), false, watch, result.stages());
    }

    private static LaunchResult booted(
            CompileCache.CachedEmulator known, boolean cached, Stopwatch watch, List<StageTime> before) {
        Artifact artifact = known.artifact();
        Emulator emulator = artifact.load();
        watch.lap("load");
        List<StageTime> stages = new ArrayList<>(before);
        stages.addAll(watch.stages());
        return new LaunchResult(emulator, artifact.summary(), artifact.diagnostics(), stages, known.files(), cached);
    }
}
