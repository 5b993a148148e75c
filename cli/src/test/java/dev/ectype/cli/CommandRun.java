package dev.ectype.cli;

import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the command as a process would, with streams that can be looked at. */
public final class CommandRun {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final List<StandardStream> people = new ArrayList<>();
    private Path folder = Path.of("");
    private String input = "";

    public CommandRun in(Path workingFolder) {
        folder = workingFolder;
        return this;
    }

    public CommandRun having(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    public CommandRun watched(StandardStream... channels) {
        people.addAll(List.of(channels));
        return this;
    }

    public CommandRun typing(String text) {
        input = text;
        return this;
    }

    public int with(String... arguments) {
        return Main.run(terminal(), arguments);
    }

    public Terminal terminal() {
        return new Terminal(
                new PrintWriter(out),
                new PrintWriter(err),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                environment,
                folder,
                people);
    }

    public String out() {
        return out.toString();
    }

    public String err() {
        return err.toString();
    }
}
