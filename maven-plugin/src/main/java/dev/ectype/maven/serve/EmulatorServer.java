package dev.ectype.maven.serve;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.server.ServerStartFailure;
import java.net.URI;

/** An emulator of a description that serves in this process, its classes in a loader of their own. */
public final class EmulatorServer implements ProjectEmulators.Server {
    private final Emulator emulator;

    private EmulatorServer(Emulator emulator) {
        this.emulator = emulator;
    }

    /** Compiles a description in memory; the emulator is null where the description holds an error. */
    public static LaunchResult launch(CompilationRequest request) {
        return new Launcher().boot(new LaunchRequest(request, CompileCache.none()));
    }

    public static EmulatorServer start(Emulator emulator, EmulatorOptions options) {
        try {
            return new EmulatorServer(emulator.start(options));
        } catch (ServerStartFailure problem) {
            throw new GoalFailure(String.valueOf(problem.getMessage()), "A <port> of 0 takes any free one.");
        }
    }

    @Override
    public URI address() {
        return emulator.baseUri();
    }

    @Override
    public void close() {
        emulator.close();
    }
}
