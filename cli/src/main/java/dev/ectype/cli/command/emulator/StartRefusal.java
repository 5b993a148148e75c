package dev.ectype.cli.command.emulator;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.launch.PortHolder;
import dev.ectype.runtime.server.ServerStartFailure;
import java.util.Map;

/** Describes a server that cannot start, with the program that uses its port. */
final class StartRefusal {
    private StartRefusal() {}

    static CommandFailure of(ServerStartFailure problem, Map<EmulatorFlag, String> values) {
        String message = String.valueOf(problem.getMessage());
        if (!problem.isPortTaken()) {
            return new CommandFailure(ExitCode.ENVIRONMENT, message, "`ectype emulate --help` lists the options.");
        }
        String holder = PortHolder.ofThisMachine().find(problem.takenPort());
        boolean isFirst = values.getOrDefault(EmulatorFlag.PORT, "4010").equals(Integer.toString(problem.takenPort()));
        String option = isFirst ? EmulatorFlag.PORT.option() : EmulatorFlag.MQTT_PORT.option();
        return new CommandFailure(
                ExitCode.ENVIRONMENT,
                message + (holder == null ? "" : " by " + holder),
                option + "=0 uses any free port.");
    }
}
