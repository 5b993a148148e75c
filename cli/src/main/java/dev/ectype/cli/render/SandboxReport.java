package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.SandboxCalls.SandboxLine;
import dev.ectype.runtime.json.JsonWriter;
import java.time.Duration;
import java.util.List;

/** Prints sandboxes as text, or as JSON with one value per line. */
public final class SandboxReport {
    private final Terminal terminal;
    private final boolean json;

    public SandboxReport(Terminal terminal, boolean json) {
        this.terminal = terminal;
        this.json = json;
    }

    public void list(List<SandboxLine> sandboxes) {
        if (json) {
            sandboxes.forEach(sandbox -> terminal.out().println(object(sandbox)));
        } else if (sandboxes.isEmpty()) {
            terminal.printMessage("no sandboxes");
        } else {
            Columns columns = new Columns().row("sandbox", "began at", "position", "clock", "dropped when idle for");
            sandboxes.forEach(sandbox -> columns.row(
                    sandbox.name(),
                    Long.toString(sandbox.start()),
                    Long.toString(sandbox.position()),
                    sandbox.clock(),
                    sandbox.idle() == null ? "-" : sandbox.idle().toString()));
            columns.lines().forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    /** Prints a new sandbox. Standard output has only its address, for scripts. */
    public void created(EmulatorClient client, SandboxLine sandbox) {
        if (json) {
            terminal.out().println(object(sandbox));
        } else {
            terminal.out().println(client.sandbox(sandbox.name()).apiAddress());
        }
        terminal.out().flush();
    }

    private static String object(SandboxLine sandbox) {
        JsonWriter out = new JsonWriter().beginObject().name("name").value(sandbox.name());
        out.name("start").value(sandbox.start()).name("position").value(sandbox.position());
        out.name("clock").value(sandbox.clock());
        Duration idle = sandbox.idle();
        if (idle != null) {
            out.name("idle").value(idle.toString());
        }
        return out.endObject().toDocument().literal();
    }
}
