package dev.ectype.cli.command;

import dev.ectype.cli.service.ServiceFault;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;

/** A command that asks a control plane. */
abstract class ServiceCommand extends EctypeCommand {
    ServiceCommand(Terminal terminal) {
        super(terminal);
    }

    /** Does what the command is for. */
    protected abstract ExitCode ask() throws ServiceFault;

    @Override
    protected final ExitCode run() {
        try {
            return ask();
        } catch (ServiceFault fault) {
            throw fault.failure();
        }
    }

    /** Prints an object for programs. */
    protected final void print(JsonObject object) {
        terminal().out().println(JsonPrinter.compact(object));
    }
}
