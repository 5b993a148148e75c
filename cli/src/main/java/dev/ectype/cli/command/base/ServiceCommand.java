package dev.ectype.cli.command.base;

import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;

/** Runs a command that calls a control plane. */
public abstract class ServiceCommand extends EctypeCommand {
    public ServiceCommand(Terminal terminal) {
        super(terminal);
    }

    /** Executes the command with calls to the control plane. */
    protected abstract ExitCode callService() throws ControlPlaneException;

    @Override
    protected final ExitCode run() {
        try {
            return callService();
        } catch (ControlPlaneException exception) {
            throw exception.failure();
        }
    }

    /** Prints a JSON object. */
    protected final void print(JsonObject object) {
        terminal().out().println(JsonPrinter.compact(object));
    }
}
