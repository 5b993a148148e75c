package dev.ectype.cli.command;

import dev.ectype.cli.remote.ControlPlane;
import dev.ectype.cli.remote.RegisteredEmulator;
import dev.ectype.cli.remote.RunningEmulator;
import dev.ectype.cli.remote.RunningEmulators;
import dev.ectype.cli.render.ReadyLines;
import dev.ectype.cli.render.ReloadLines;
import dev.ectype.cli.render.ServedApi;
import dev.ectype.cli.settings.Settings;
import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.terminal.Channel;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Progress;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launched;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.artifact.Summary;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.watch.Reloader;
import dev.ectype.runtime.emulator.ChosenOptions;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.carry.Carried;
import dev.ectype.runtime.emulator.carry.CarriedLines;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.launch.BadFlag;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.launch.FlagReader;
import dev.ectype.runtime.emulator.launch.PortHolder;
import dev.ectype.runtime.emulator.launch.RequestLines;
import dev.ectype.runtime.emulator.launch.StopSignal;
import dev.ectype.runtime.server.CannotServe;
import dev.ectype.runtime.server.RunningServer;
import dev.ectype.runtime.server.ServerLog;
import java.net.URI;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
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

/** Serves the API that a description describes. */
@Command(
        name = "emulate",
        description = {
            "Serves the API that a description describes, until it is stopped.",
            "Several descriptions are one API: what has the same name in them is the same thing.",
            "Prints `ready URL` on standard output once it answers."
        },
        customSynopsis = "ectype emulate [OPTION...] [SPEC | NAME]...",
        sortOptions = false)
final class EmulateCommand extends CompilingCommand {
    @Parameters(
            paramLabel = "SPEC|NAME",
            arity = "0..*",
            description = "A file, a folder, an http address, - for standard input, or a name of `ectype catalog`.")
    private List<String> typed = new ArrayList<>();

    @Option(
            names = "--prefix",
            paramLabel = "/PATH=SPEC",
            description = "Serve another API below this path, with a state of its own; may be repeated.")
    private List<String> prefixes = new ArrayList<>();

    @Option(names = "--no-cache", description = "Compile although the same description was compiled before.")
    private boolean uncached;

    @Option(names = "--watch", description = "Follow changes of the description; the state that still fits is kept.")
    private boolean watched;

    @Option(names = "--json", description = "Say in JSON where the emulator is ready.")
    private boolean json;

    @Mixin
    private RegisterOptions register = new RegisterOptions();

    private @Nullable CommandSpec spec;
    private @Nullable Map<EmulatorFlag, String> given;

    EmulateCommand(Terminal terminal) {
        super(terminal);
    }

    /** A command whose arguments have been read already. */
    static EmulateCommand given(Terminal terminal, List<String> typed, Map<EmulatorFlag, String> flags) {
        EmulateCommand command = new EmulateCommand(terminal);
        command.typed = typed;
        command.given = flags;
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
        Diagnostics diagnostics = new Diagnostics();
        Settings settings = Settings.read(terminal(), diagnostics);
        if (!accept(diagnostics.sorted())) {
            return ExitCode.BAD_INPUT;
        }
        Map<EmulatorFlag, String> values = values(settings);
        FixtureSource fixtures = new FixtureSource(terminal(), colors(Channel.ERR));
        ChosenOptions.Start start = fixtures.read(values, settings.rules());
        List<Mount> mounts = Mount.of(typed, prefixes, settings);
        if (mounts.size() > 1 && (start.fixture() != null || start.rules() != null)) {
            String what = start.fixture() == null ? "chaos rules are" : "a fixture is";
            throw Failure.usage(what + " of one API, but several are to be served", "Serve it on a port of its own.");
        }
        ControlPlane plane = register.plane(terminal(), typed);
        List<ServedApi> apis = new ArrayList<>();
        List<Followed> followed = new ArrayList<>();
        for (Mount mount : mounts) {
            LaunchRequest request = requested(mount);
            Launched launched = booted(request, mount);
            Emulator emulator = launched.emulator();
            Summary summary = launched.summary();
            if (!accept(launched.diagnostics()) || emulator == null || summary == null) {
                return ExitCode.BAD_INPUT;
            }
            apis.add(new ServedApi(mount.prefix(), emulator, summary));
            followed.add(new Followed(request, launched));
        }
        try {
            return serve(apis, watched ? followed : List.of(), new Start(values, start, plane));
        } catch (BadFixture bad) {
            throw fixtures.refusal(bad);
        }
    }

    /** How what is served begins. */
    private record Start(
            Map<EmulatorFlag, String> values,
            ChosenOptions.Start with,
            @Nullable ControlPlane plane) {}

    /** What is to be compiled anew when it changes. */
    private record Followed(LaunchRequest request, Launched launched) {}

    private LaunchRequest requested(Mount mount) {
        NamedSpec finder = new NamedSpec(finder());
        List<Spec> specs = mount.specs().stream().map(finder::find).toList();
        for (Spec each : specs) {
            if (watched && !each.root().canChange()) {
                throw Failure.usage(
                        "--watch needs a description in a file, but \"" + each.name() + "\" is none",
                        "Name a file or a folder.");
            }
        }
        return new LaunchRequest(request(specs), cache());
    }

    private Launched booted(LaunchRequest request, Mount mount) {
        try (Progress progress = Progress.of(terminal(), "compiling " + String.join(" ", mount.specs()))) {
            return new Launcher(progress::stage).boot(request);
        }
    }

    private RunningApis started(List<ServedApi> apis, Start start, ServerLog log) {
        boolean filled = start.values.containsKey(EmulatorFlag.POPULATE) || start.with.fixture() != null;
        try (Progress progress = Progress.of(terminal(), "starting")) {
            if (filled) {
                progress.stage("fill the state");
            }
            return RunningApis.start(apis, ChosenOptions.of(start.values, start.with, log));
        } catch (CannotServe problem) {
            throw refusal(problem, start.values);
        }
    }

    private ExitCode serve(List<ServedApi> apis, List<Followed> followed, Start start) {
        Map<EmulatorFlag, String> values = start.values;
        RunningServer.prepareOwnProcess();
        StopSignal stop = StopSignal.listen();
        ServerLog log =
                RequestLines.of(logged(values), terminal().err(), terminal().variable("ECTYPE_DEBUG") != null);
        RunningApis serving = started(apis, start, log);
        List<RegisteredEmulator> registered = registered(serving, apis, start.plane);
        ReadyLines ready = new ReadyLines(serving.origin(), apis);
        terminal().out().println(json ? ready.json() : ready.line());
        terminal().out().flush();
        ready.talk(colors(Channel.ERR)).forEach(terminal()::say);
        Carried carried = apis.get(0).emulator().carriedFixture();
        if (carried != null) {
            CarriedLines.of(carried).forEach(terminal()::say);
        }
        ReloadLines lines = new ReloadLines(terminal().err(), colors(Channel.ERR));
        List<Reloader> reloaders = followed.stream()
                .map(each -> Reloader.start(each.request(), each.launched(), lines::print))
                .toList();
        RunningEmulators.Registration running =
                RunningEmulators.of(terminal()).register(registration(serving.origin(), apis));
        int code = stop.await();
        running.close();
        reloaders.forEach(Reloader::close);
        registered.forEach(RegisteredEmulator::close);
        serving.close();
        return code == StopSignal.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.DONE;
    }

    /** Written only now, because nobody who waits for the emulator needs it. */
    private RunningEmulator registration(URI origin, List<ServedApi> apis) {
        List<String> described =
                new ArrayList<>(typed.isEmpty() && prefixes.isEmpty() ? List.of("service.yaml") : typed);
        described.addAll(prefixes);
        long operations =
                apis.stream().mapToLong(each -> each.summary().endpoints()).sum();
        return new RunningEmulator(
                origin,
                String.join(" ", described),
                ProcessHandle.current().pid(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                operations);
    }

    /** What is served is registered before it is said to be ready, because that was asked for. */
    private List<RegisteredEmulator> registered(
            RunningApis serving, List<ServedApi> apis, @Nullable ControlPlane plane) {
        try {
            return plane == null ? List.of() : register.register(plane, serving.origin(), apis, terminal());
        } catch (Failure refused) {
            serving.close();
            throw refused;
        }
    }

    private Map<EmulatorFlag, String> values(Settings settings) {
        try {
            return settings.completed(new FlagReader(terminal().environment()).completed(asked().flags()));
        } catch (BadFlag bad) {
            throw Failure.usage(String.valueOf(bad.getMessage()), "`ectype emulate --help` explains the options.");
        }
    }

    /** What the command line asks for: descriptions, and flags with their values. */
    record Asked(List<String> typed, Map<EmulatorFlag, String> flags) {}

    Asked asked() {
        return new Asked(typed, given == null ? parsed() : given);
    }

    private Map<EmulatorFlag, String> parsed() {
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

    private String logged(Map<EmulatorFlag, String> values) {
        return values.getOrDefault(EmulatorFlag.LOG, terminal().isWatched(Channel.ERR) ? "all" : "errors");
    }

    private CompileCache cache() {
        String home = terminal().variable("HOME");
        CacheFolder folder = uncached ? null : CacheFolder.ofUser(terminal().environment(), home == null ? "" : home);
        return folder == null ? CompileCache.none() : CompileCache.in(folder);
    }

    private static Failure refusal(CannotServe problem, Map<EmulatorFlag, String> values) {
        String message = String.valueOf(problem.getMessage());
        if (!problem.isPortTaken()) {
            return new Failure(ExitCode.ENVIRONMENT, message, "`ectype emulate --help` lists the options.");
        }
        String holder =
                PortHolder.ofThisMachine().find(Integer.parseInt(values.getOrDefault(EmulatorFlag.PORT, "4010")));
        return new Failure(
                ExitCode.ENVIRONMENT,
                message + (holder == null ? "" : " by " + holder),
                "--port=0 takes any free port.");
    }
}
