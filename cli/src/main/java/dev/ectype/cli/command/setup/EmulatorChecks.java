package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.RemoteAddress;
import dev.ectype.cli.command.description.SpecResolver;
import dev.ectype.cli.command.setup.DoctorCommand.Finding;
import dev.ectype.cli.command.setup.DoctorCommand.State;
import dev.ectype.cli.remote.HealthProbe;
import dev.ectype.cli.remote.HealthResult;
import dev.ectype.cli.remote.RunningEmulator;
import dev.ectype.cli.remote.RunningEmulatorRegistry;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.settings.SettingsFile;
import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.spec.SpecFinder;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.runtime.emulator.launch.PortHolder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Checks the requirements of an emulator in this folder: descriptions, port, disk space and running emulators. */
final class EmulatorChecks {
    private static final Duration TIMEOUT = Duration.ofSeconds(2);
    private static final long MIN_FREE_BYTES = 100L << 20;
    private static final double GIGABYTE = 1 << 30;

    private final Terminal terminal;
    private final List<RunningEmulator> running;

    EmulatorChecks(Terminal terminal) {
        this.terminal = terminal;
        this.running = RunningEmulatorRegistry.of(terminal).all();
    }

    List<Finding> all() {
        CommandSettings settings = CommandSettings.read(terminal, new Diagnostics());
        List<Finding> findings = new ArrayList<>();
        addSpace(
                "cache space",
                terminal.cacheFolder(),
                "Free disk space, or set ECTYPE_CACHE_DIR to a folder on another disk.",
                findings);
        addSpace(
                "data space",
                terminal.path(".service"),
                "Free disk space: snapshots and recordings are stored here.",
                findings);
        settings.specs().forEach(each -> addSpecs(each, settings.service(), findings));
        addPort(settings, findings);
        running.forEach(each -> findings.add(emulator(each)));
        return findings;
    }

    private static void addSpace(String part, @Nullable Path folder, String hint, List<Finding> findings) {
        Path absolute = folder == null ? null : folder.toAbsolutePath();
        while (absolute != null && !Files.exists(absolute)) {
            absolute = absolute.getParent();
        }
        try {
            if (absolute != null) {
                long free = Files.getFileStore(absolute).getUsableSpace();
                String about = String.format(Locale.ROOT, "%.1f GB free at %s", free / GIGABYTE, absolute);
                findings.add(
                        free < MIN_FREE_BYTES
                                ? new Finding(part, State.WARNING, about, hint)
                                : Finding.ok(part, about));
            }
        } catch (IOException unknown) {
            findings.add(new Finding(part, State.SKIPPED, "the free space is unknown at " + absolute, null));
        }
    }

    /** Reads the descriptions that service.yaml names, as `ectype ingest` does. */
    private void addSpecs(String typed, SettingsFile service, List<Finding> findings) {
        if (typed.contains("://")) {
            findings.add(new Finding(
                    "spec", State.SKIPPED, typed + " is a URL and is not fetched", "`ectype ingest` fetches it."));
            return;
        }
        try {
            SpecFinder finder = new SpecFinder(terminal, null);
            List<SourceRoot> overlays =
                    service.overlays().stream().map(finder::overlay).toList();
            List<SourceRoot> environments =
                    service.environments().stream().map(finder::environment).toList();
            for (Spec spec : new SpecResolver(finder).resolveAll(typed)) {
                CompilationResult result = new EmulatorCompiler()
                        .compile(new CompilationRequest(List.of(spec.root()), Inference.Mode.STANDARD, null)
                                .withOverlays(overlays)
                                .withEnvironments(environments));
                Diagnostic error = result.diagnostics().stream()
                        .filter(Diagnostic::isError)
                        .findFirst()
                        .orElse(null);
                findings.add(
                        error == null
                                ? Finding.ok("spec", spec.name() + " is read without errors")
                                : new Finding(
                                        "spec",
                                        State.WRONG,
                                        error.printed().lines().findFirst().orElse(spec.name()),
                                        error.hint()));
            }
        } catch (CommandFailure failure) {
            findings.add(new Finding("spec", State.WRONG, failure.message(), failure.hint()));
        }
    }

    private void addPort(CommandSettings settings, List<Finding> findings) {
        URI address;
        try {
            address = RemoteAddress.ofSettings(terminal, settings);
        } catch (CommandFailure anyPort) {
            findings.add(Finding.ok("port", anyPort.message()));
            return;
        }
        int port = address.getPort();
        if (isFree(address.getHost(), port)) {
            findings.add(Finding.ok("port", port + " is free"));
            return;
        }
        for (RunningEmulator each : running) {
            if (each.isAlive() && each.url().getPort() == port) {
                findings.add(
                        Finding.ok("port", port + " serves " + each.description() + " (process " + each.pid() + ")"));
                return;
            }
        }
        String holder = PortHolder.ofThisMachine().find(port);
        findings.add(new Finding(
                "port",
                State.WARNING,
                port + " is in use" + (holder == null ? "" : " by " + holder),
                "`ectype emulate --port 0` uses any free port; runtime.port in service.yaml sets another."));
    }

    private static boolean isFree(String host, int port) {
        String name = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(name), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }

    private static Finding emulator(RunningEmulator emulator) {
        String about = emulator.url() + " serves " + emulator.description() + " (process " + emulator.pid() + ")";
        if (!emulator.isAlive()) {
            return new Finding(
                    "emulator",
                    State.WARNING,
                    emulator.url() + " is registered, but its process " + emulator.pid() + " has ended",
                    "`ectype status` removes the registration.");
        }
        HealthResult health = new HealthProbe(TIMEOUT).check(emulator.url());
        return health.reason() == null
                ? Finding.ok("emulator", about)
                : new Finding(
                        "emulator",
                        State.WARNING,
                        emulator.url() + " does not respond: " + health.reason(),
                        "End the process " + emulator.pid() + " and start the emulator again.");
    }
}
