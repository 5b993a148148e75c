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

/** Runs an emulator in this process, with a class loader of its own. */
public final class EmulatorServer implements ProjectEmulators.Server {
    private final Emulator emulator;

    private EmulatorServer(Emulator emulator) {
        this.emulator = emulator;
    }

    /** Compiles a description in memory; the emulator is null if the description has an error. */
    public static LaunchResult launch(CompilationRequest request) {
        return new Launcher().boot(new LaunchRequest(request, CompileCache.none()));
    }

    public static EmulatorServer start(Emulator emulator, EmulatorOptions options) {
        try {
            return new EmulatorServer(emulator.start(options));
        } catch (ServerStartFailure problem) {
            throw new GoalFailure(String.valueOf(problem.getMessage()), "A <port> of 0 uses any free port.");
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
