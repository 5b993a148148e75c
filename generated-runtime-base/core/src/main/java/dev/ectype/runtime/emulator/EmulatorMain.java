package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.carry.CarryOverReport;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.launch.BadFlag;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.launch.FlagReader;
import dev.ectype.runtime.emulator.launch.InteractiveStream;
import dev.ectype.runtime.emulator.launch.PortHolder;
import dev.ectype.runtime.emulator.launch.RequestLogPrinter;
import dev.ectype.runtime.emulator.launch.StopSignal;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.options.flag.EmulatorOptionsReader;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.ServerStartFailure;
import dev.ectype.runtime.server.listen.RunningServer;
import java.io.PrintStream;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs an emulator as a separate process, with the options and exit codes of {@code ectype emulate}. */
final class EmulatorMain {
    private static final int USAGE = 2;
    private static final int BAD_INPUT = 3;
    private static final int ENVIRONMENT = 5;

    private final Emulator emulator;
    private final PrintStream out;
    private final PrintStream err;
    private @Nullable MountedEmulators mounted;

    EmulatorMain(Emulator emulator, PrintStream out, PrintStream err) {
        this.emulator = emulator;
        this.out = out;
        this.err = err;
    }

    /** Serves until the process receives a stop signal, then ends the process. */
    static void run(Emulator emulator, String[] arguments) {
        RunningServer.prepareOwnProcess();
        StopSignal stop = StopSignal.listen();
        EmulatorMain main = new EmulatorMain(emulator, System.out, System.err);
        int code = main.start(System.getenv(), arguments);
        boolean serving = code == 0 && !List.of(arguments).contains("--help");
        int ended = serving ? stop.await() : code;
        main.close();
        System.exit(ended);
    }

    /**
     * Starts serving.
     *
     * @return 0 on success, else the exit code of the failure
     */
    int start(Map<String, String> environment, String... arguments) {
        if (List.of(arguments).contains("--help")) {
            help();
            return 0;
        }
        try {
            PrefixArgument prefixed = PrefixArgument.of(environment, arguments);
            Map<EmulatorFlag, String> values = new FlagReader(environment).read(prefixed.others());
            String requested = values.getOrDefault(
                    EmulatorFlag.LOG, InteractiveStream.is(InteractiveStream.ERR) ? "all" : "errors");
            ServerLog log = RequestLogPrinter.of(requested, err, environment.containsKey("ECTYPE_DEBUG"));
            serve(prefixed.prefix(), EmulatorOptionsReader.of(values, log));
        } catch (BadFlag flag) {
            return failed(USAGE, String.valueOf(flag.getMessage()), "--help lists the options.");
        } catch (BadFixture bad) {
            bad.faults().forEach(err::println);
            return failed(BAD_INPUT, bad.summary(), bad.advice());
        } catch (ServerStartFailure problem) {
            return failed(ENVIRONMENT, reason(problem), "--port=0 and --mqtt-port=0 take any free port.");
        }
        Plan plan = emulator.plan();
        err.println(plan.api().name() + " " + plan.api().version() + ": "
                + plan.operations().size() + " operations, " + plan.resources().size() + " resources");
        CarryOverResult carried = emulator.carriedFixture();
        if (carried != null) {
            CarryOverReport.of(carried).forEach(err::println);
        }
        err.flush();
        MountedEmulators served = mounted;
        out.println("ready " + (served == null ? emulator.baseUri() : served.baseUri()));
        if (emulator.mqttUri() != null) {
            out.println("ready " + emulator.mqttUri());
        }
        out.flush();
        return 0;
    }

    private void serve(String prefix, EmulatorOptions options) {
        if (prefix.isEmpty()) {
            emulator.start(options);
        } else {
            mounted = MountedEmulators.start(null, Collections.singletonMap(prefix, emulator), options);
        }
    }

    void close() {
        MountedEmulators served = mounted;
        if (served != null) {
            served.close();
        }
        emulator.close();
    }

    private static String reason(ServerStartFailure problem) {
        String holder = problem.isPortTaken() ? PortHolder.ofThisMachine().find(problem.takenPort()) : null;
        return problem.getMessage() + (holder == null ? "" : " by " + holder);
    }

    private int failed(int code, String message, String hint) {
        err.println("error: " + message);
        err.println("  hint: " + hint);
        err.flush();
        return code;
    }

    private void help() {
        out.println("Serves the emulator of " + emulator.plan().api().name() + " until it is stopped.");
        out.println();
        for (EmulatorFlag flag : EmulatorFlag.available()) {
            String argument = flag.argument();
            String usage = "  " + flag.option() + (argument == null ? "" : "=" + argument);
            out.println(usage + " ".repeat(Math.max(1, 28 - usage.length())) + flag.help());
        }
        out.println(
                "  --prefix=/PATH            Prefix of every path, for example behind a proxy that serves several APIs.");
        out.flush();
    }
}
