package dev.ectype.launcher;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.Stopwatch;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.artifact.OnDemandClasses;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.early.ClassCompiler;
import dev.ectype.launcher.early.EarlyCompiler;
import dev.ectype.launcher.early.LocalCompiler;
import dev.ectype.launcher.early.PreparedEmulator;
import dev.ectype.runtime.emulator.Emulator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

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

    /**
     * Loads an emulator from the cache or compiles it; the caller starts it. The {@linkplain LaunchResult#remaining remaining work} stores
     * it in the cache.
     */
    public LaunchResult boot(LaunchRequest request) {
        LaunchResult cached = cached(request);
        if (cached != null) {
            return cached;
        }
        CompilationResult result = new EmulatorCompiler(observer).compile(request.compilation());
        Compilation compilation = result.compilation();
        if (compilation == null) {
            return failed(result);
        }
        Stopwatch watch = new Stopwatch(observer);
        watch.begin("javac");
        Artifact artifact = LocalCompiler.artifact(compilation, result.diagnostics());
        watch.lap("javac");
        Emulator emulator = artifact.load();
        watch.lap("load");
        return new LaunchResult(
                emulator,
                artifact.summary(),
                artifact.diagnostics(),
                stages(result.stages(), watch),
                result.files(),
                false,
                () -> store(request, result, artifact));
    }

    /**
     * Loads an emulator from the cache or compiles what it needs to start; the caller starts it. Classes are compiled when requests need
     * them, until the {@linkplain LaunchResult#remaining remaining work} has compiled all and stored them in the cache.
     */
    public static LaunchResult bootEarly(LaunchRequest request, EarlyCompiler compiler) {
        LaunchResult cached = cached(request);
        if (cached != null) {
            return cached;
        }
        PreparedEmulator prepared = compiler.prepare(request.compilation());
        PreparedEmulator.Parts parts = prepared.parts();
        if (parts == null) {
            return new LaunchResult(
                    null, null, prepared.diagnostics(), prepared.stages(), prepared.files(), false, () -> {});
        }
        Stopwatch watch = new Stopwatch();
        OnDemandClasses classes = new OnDemandClasses(parts.outline(), parts.classes()::find);
        Emulator emulator = classes.load();
        watch.lap("load");
        return new LaunchResult(
                emulator,
                parts.outline().summary(),
                prepared.diagnostics(),
                stages(prepared.stages(), watch),
                prepared.files(),
                false,
                () -> {
                    try (ClassCompiler compilerOfRest = parts.classes()) {
                        Artifact artifact =
                                compilerOfRest.complete(request.cache().isEnabled());
                        request.cache().store(request.compilation(), prepared.files(), artifact);
                        classes.replaceBy(artifact);
                    }
                });
    }

    private static @Nullable LaunchResult cached(LaunchRequest request) {
        Stopwatch watch = new Stopwatch();
        CompileCache.CachedEmulator known = request.cache().find(request.compilation());
        watch.lap("cache");
        if (known == null) {
            return null;
        }
        Artifact artifact = known.artifact();
        Emulator emulator = artifact.load();
        watch.lap("load");
        return new LaunchResult(
                emulator, artifact.summary(), artifact.diagnostics(), watch.stages(), known.files(), true, () -> {});
    }

    private static LaunchResult failed(CompilationResult result) {
        return new LaunchResult(null, null, result.diagnostics(), result.stages(), result.files(), false, () -> {});
    }

    private static void store(LaunchRequest request, CompilationResult result, Artifact artifact) {
        if (request.cache().isEnabled()) {
            request.cache().store(request.compilation(), result.files(), artifact.withStart());
        }
    }

    private static List<StageTime> stages(List<StageTime> before, Stopwatch watch) {
        List<StageTime> stages = new ArrayList<>(before);
        stages.addAll(watch.stages());
        return stages;
    }
}
