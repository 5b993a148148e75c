package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.description.CompilingCommand;
import dev.ectype.cli.command.description.Mount;
import dev.ectype.cli.command.description.SpecResolver;
import dev.ectype.cli.remote.EmulatorRegistration;
import dev.ectype.cli.remote.RegistrationClient;
import dev.ectype.cli.remote.RunningEmulator;
import dev.ectype.cli.remote.RunningEmulatorRegistry;
import dev.ectype.cli.render.ReadyLines;
import dev.ectype.cli.render.ReloadLines;
import dev.ectype.cli.render.ServedApi;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.watch.Reloader;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.carry.CarryOverReport;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.launch.BadFlag;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.launch.FlagReader;
import dev.ectype.runtime.emulator.launch.RequestLogPrinter;
import dev.ectype.runtime.emulator.launch.StopSignal;
import dev.ectype.runtime.emulator.options.flag.EmulatorOptionsReader;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.ServerStartFailure;
import dev.ectype.runtime.server.listen.RunningServer;
import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Serves emulators of one or more API descriptions. */
@Command(
        name = "emulate",
        description = {
            "Serves an emulator of an API description until it is stopped.",
            "Several descriptions form one API: equal names are the same resource or type.",
            "Prints `ready URL` on standard output when it accepts requests."
        },
        customSynopsis = "ectype emulate [OPTION...] [SPEC | NAME]...",
        sortOptions = false)
public final class EmulateCommand extends CompilingCommand {
    @Parameters(
            paramLabel = "SPEC|NAME",
            arity = "0..*",
            description = "A file, a folder, a URL, - for standard input, or a name of `ectype catalog`.")
    private List<String> typed = new ArrayList<>();

    @Option(
            names = "--prefix",
            paramLabel = "/PATH=SPEC",
            description = "Serve another API below this path with its own state; repeatable.")
    private List<String> prefixes = new ArrayList<>();

    @Option(names = "--no-cache", description = "Compile again, even if the same description was compiled before.")
    private boolean uncached;

    @Option(names = "--watch", description = "Reload when the description changes, and keep the matching state.")
    private boolean watched;

    @Option(names = "--json", description = "Print the address as JSON when the emulator is ready.")
    private boolean json;

    @Mixin
    private RegistrationOptions register = new RegistrationOptions();

    private @Nullable CommandSpec spec;
    private @Nullable Map<EmulatorFlag, String> presetFlags;

    public EmulateCommand(Terminal terminal) {
        super(terminal);
    }

    /** Creates a command from arguments that are parsed already. */
    static EmulateCommand withArguments(Terminal terminal, List<String> typed, Map<EmulatorFlag, String> flags) {
        EmulateCommand command = new EmulateCommand(terminal);
        command.typed = typed;
        command.presetFlags = flags;
        return command;
    }

    @Override
    public void complete(CommandSpec added) {
        spec = added;
        for (EmulatorFlag flag : EmulatorFlag.values()) {
            String argument = flag.argument();
            OptionSpec.Builder option =
                    OptionSpec.builder(flag.option()).description(flag.help()).hidden(!flag.isAvailable());
            added.addOption(
                    argument == null
                            ? option.type(boolean.class).build()
                            : option.type(String.class).paramLabel(argument).build());
        }
    }

    @Override
    protected ExitCode run() {
        RunningServer.prepareOwnProcess();
        Diagnostics diagnostics = new Diagnostics();
        CommandSettings settings = CommandSettings.read(terminal(), diagnostics);
        if (!accept(diagnostics.sorted())) {
            return ExitCode.BAD_INPUT;
        }
        EmulateSession session = session(settings);
        // From here on no frame of this thread holds the fixture, which may be as large as the state.
        return session == null ? ExitCode.BAD_INPUT : session.await();
    }

    /** Starts the emulators; null if a description is invalid. */
    private @Nullable EmulateSession session(CommandSettings settings) {
        Map<EmulatorFlag, String> values = values(settings);
        FixtureReader fixtures = new FixtureReader(terminal(), colors(StandardStream.ERR));
        EmulatorOptionsReader.Start start = fixtures.read(values, settings.rules());
        List<Mount> mounts = Mount.of(typed, prefixes, settings);
        if (mounts.size() > 1 && (start.fixture() != null || start.rules() != null)) {
            String what = start.fixture() == null ? "chaos rules are" : "a fixture is";
            throw CommandFailure.usage(
                    what + " for one API, but several are served", "Serve this API on a separate port.");
        }
        if (mounts.size() > 1 && hasOverlays()) {
            throw CommandFailure.usage(
                    "--overlay is for one API, but several are served",
                    "Serve this API on a separate port, or list its overlays in service.yaml.");
        }
        RegistrationClient controlPlane = register.plane(terminal(), typed);
        List<ServedApi> apis = new ArrayList<>();
        List<LaunchedApi> followed = new ArrayList<>();
        for (Mount mount : mounts) {
            LaunchRequest request = requested(mount);
            LaunchResult launched = booted(request, mount);
            Emulator emulator = launched.emulator();
            CompilationSummary summary = launched.summary();
            if (!accept(launched.diagnostics()) || emulator == null || summary == null) {
                return null;
            }
            apis.add(new ServedApi(mount.prefix(), emulator, summary));
            followed.add(new LaunchedApi(request, launched));
        }
        try {
            return serve(apis, followed, new StartOptions(values, start, controlPlane));
        } catch (BadFixture bad) {
            throw fixtures.refusal(bad);
        }
    }

    /** Holds the start options of the emulators. */
    private record StartOptions(
            Map<EmulatorFlag, String> values,
            EmulatorOptionsReader.Start with,
            @Nullable RegistrationClient plane) {}

    private LaunchRequest requested(Mount mount) {
        SpecResolver finder = new SpecResolver(finder());
        List<Spec> specs = mount.specs().stream().map(finder::resolve).toList();
        for (Spec each : specs) {
            if (watched && !each.root().canChange()) {
                throw CommandFailure.usage(
                        "--watch needs a description file, but \"" + each.name() + "\" is not a file",
                        "Use a file or a folder.");
            }
        }
        return new LaunchRequest(request(specs), cache());
    }

    private LaunchResult booted(LaunchRequest request, Mount mount) {
        try (ProgressLine progress = ProgressLine.of(terminal(), "compiling " + String.join(" ", mount.specs()))) {
            return Launcher.bootEarly(
                    request, CompilerSelection.of(request.compilation(), progress::stage, terminal()));
        }
    }

    private RunningApis started(List<ServedApi> apis, StartOptions start, ServerLog log) {
        boolean filled = start.values.containsKey(EmulatorFlag.POPULATE) || start.with.fixture() != null;
        try (ProgressLine progress = ProgressLine.of(terminal(), "starting")) {
            if (filled) {
                progress.stage("fill the state");
            }
            return RunningApis.start(
                    apis, EmulatorOptionsReader.of(RunningApis.DEFAULTS, start.values, start.with, log));
        } catch (ServerStartFailure problem) {
            throw StartRefusal.of(problem, start.values);
        }
    }

    private EmulateSession serve(List<ServedApi> apis, List<LaunchedApi> launched, StartOptions start) {
        Map<EmulatorFlag, String> values = start.values;
        StopSignal stop = StopSignal.listen();
        ServerLog log = RequestLogPrinter.of(
                logLevel(values), terminal().err(), terminal().variable("ECTYPE_DEBUG") != null);
        RunningApis serving = started(apis, start, register.counting(log, apis));
        List<EmulatorRegistration> registered = registered(serving, apis, start.plane);
        ReadyLines ready = new ReadyLines(serving.origin(), apis);
        (json ? List.of(ready.json()) : ready.lines()).forEach(terminal().out()::println);
        terminal().out().flush();
        Runnable messages = () -> ready.messages(colors(StandardStream.ERR)).forEach(terminal()::printMessage);
        boolean isForPeople = terminal().isInteractive(StandardStream.ERR);
        if (isForPeople) {
            messages.run();
        }
        CarryOverResult carried = apis.get(0).emulator().carriedFixture();
        if (carried != null) {
            CarryOverReport.of(carried).forEach(terminal()::printMessage);
        }
        ReloadLines lines = new ReloadLines(terminal().err(), colors(StandardStream.ERR));
        RemainingWork.start(launched.stream().map(LaunchedApi::launched).toList(), isForPeople ? () -> {} : messages);
        List<Reloader> reloaders = launched.stream()
                .filter(each -> watched)
                .map(each -> each.follow(lines))
                .toList();
        RunningEmulatorRegistry.Registration running =
                RunningEmulatorRegistry.of(terminal()).register(registration(serving.origin(), apis));
        return new EmulateSession(stop, serving, running, reloaders, registered);
    }

    /** Creates the registration after the start, because clients that wait for the emulator do not need it. */
    private RunningEmulator registration(URI origin, List<ServedApi> apis) {
        List<String> described =
                new ArrayList<>(typed.isEmpty() && prefixes.isEmpty() ? List.of("service.yaml") : typed);
        described.addAll(prefixes);
        return RunningEmulator.ofThisProcess(
                origin,
                described,
                apis.stream().mapToLong(each -> each.summary().endpoints()).sum());
    }

    /** Registers the emulators with the control plane before the ready message, because the user requested it. */
    private List<EmulatorRegistration> registered(
            RunningApis serving, List<ServedApi> apis, @Nullable RegistrationClient controlPlane) {
        try {
            return controlPlane == null
                    ? List.of()
                    : register.register(controlPlane, serving.origin(), apis, terminal());
        } catch (CommandFailure refused) {
            serving.close();
            throw refused;
        }
    }

    private Map<EmulatorFlag, String> values(CommandSettings settings) {
        try {
            return settings.completed(new FlagReader(terminal().environment())
                    .completed(arguments().flags()));
        } catch (BadFlag bad) {
            throw CommandFailure.usage(
                    String.valueOf(bad.getMessage()), "`ectype emulate --help` explains the options.");
        }
    }

    /** Holds the parsed command line: descriptions, and flags with their values. */
    record Arguments(List<String> typed, Map<EmulatorFlag, String> flags) {}

    Arguments arguments() {
        return new Arguments(typed, presetFlags == null ? parsedFlags() : presetFlags);
    }

    private Map<EmulatorFlag, String> parsedFlags() {
        Map<EmulatorFlag, String> flags = new EnumMap<>(EmulatorFlag.class);
        for (OptionSpec option :
                Objects.requireNonNull(spec).commandLine().getParseResult().matchedOptions()) {
            EmulatorFlag flag = EmulatorFlag.ofOption(option.longestName());
            if (flag != null) {
                flags.put(flag, option.<Object>getValue().toString());
            }
        }
        return flags;
    }

    private String logLevel(Map<EmulatorFlag, String> values) {
        return values.getOrDefault(EmulatorFlag.LOG, terminal().isInteractive(StandardStream.ERR) ? "all" : "errors");
    }

    private CompileCache cache() {
        String home = terminal().variable("HOME");
        CacheFolder folder = uncached ? null : CacheFolder.ofUser(terminal().environment(), home == null ? "" : home);
        return folder == null ? CompileCache.none() : CompileCache.in(folder);
    }
}
