package dev.ectype.cli.command.emulator;

import dev.ectype.cli.remote.EmulatorRegistration;
import dev.ectype.cli.remote.RunningEmulatorRegistry;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.launcher.watch.Reloader;
import dev.ectype.runtime.emulator.launch.StopSignal;
import java.util.List;

/** Holds what a command serves, until a stop signal ends it. */
record EmulateSession(
        StopSignal stop,
        RunningApis serving,
        RunningEmulatorRegistry.Registration running,
        List<Reloader> reloaders,
        List<EmulatorRegistration> registered) {
    /** Waits for a stop signal, and closes the emulators and their registrations. */
    ExitCode await() {
        int code = stop.await();
        running.close();
        reloaders.forEach(Reloader::close);
        registered.forEach(EmulatorRegistration::close);
        serving.close();
        return code == StopSignal.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.DONE;
    }
}
