package dev.ectype.cli.command.emulator;

import dev.ectype.cli.render.ReloadLines;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.watch.Reloader;

/** Pairs a launch request with its result, for a new compilation when the description changes. */
record LaunchedApi(LaunchRequest request, LaunchResult launched) {
    /** Compiles the description again whenever it changes. */
    Reloader follow(ReloadLines lines) {
        return Reloader.start(request, launched, lines::print);
    }
}
