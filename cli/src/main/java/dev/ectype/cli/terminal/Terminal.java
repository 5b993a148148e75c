package dev.ectype.cli.terminal;

import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a command reads and writes.
 *
 * @param out for data
 * @param err for everything that is said to people
 * @param folder that relative paths begin at
 * @param interactiveStreams the streams with a person at the other end
 */
public record Terminal(
        PrintWriter out,
        PrintWriter err,
        InputStream in,
        Map<String, String> environment,
        Path folder,
        List<StandardStream> interactiveStreams) {
    private static final int LONGEST_LINE = 1_000;

    public Terminal {
        interactiveStreams = List.copyOf(interactiveStreams);
    }

    /** The streams and the environment of this process. */
    public static Terminal ofProcess() {
        List<StandardStream> people = new ArrayList<>();
        for (StandardStream channel : StandardStream.values()) {
            if (channel.isTerminal()) {
                people.add(channel);
            }
        }
        return new Terminal(
                writer(new FileOutputStream(FileDescriptor.out)),
                writer(new FileOutputStream(FileDescriptor.err)),
                System.in,
                System.getenv(),
                Path.of(""),
                people);
    }

    /** The same with another place for data. */
    public Terminal withOut(PrintWriter other) {
        return new Terminal(other, err, in, environment, folder, interactiveStreams);
    }

    /** The value of an environment variable; null if it is absent or empty. */
    public @Nullable String variable(String name) {
        String value = environment.get(name);
        return value == null || value.isEmpty() ? null : value;
    }

    public boolean isInteractive(StandardStream channel) {
        return interactiveStreams.contains(channel);
    }

    /** Whether somebody is there to answer a question. */
    public boolean canPrompt() {
        return isInteractive(StandardStream.IN)
                && isInteractive(StandardStream.ERR)
                && variable("ECTYPE_NO_INPUT") == null;
    }

    /** The folder of what can be made again: {@code ECTYPE_CACHE_DIR}, else below the usual folder; null where there is none. */
    public @Nullable Path cacheFolder() {
        String named = variable("ECTYPE_CACHE_DIR");
        String shared = variable("XDG_CACHE_HOME");
        String home = variable("HOME");
        if (named != null) {
            return path(named);
        } else if (shared != null) {
            return path(shared).resolve("ectype");
        }
        return home == null ? null : path(home).resolve(".cache").resolve("ectype");
    }

    /** A path as it was typed, from the folder of this process. */
    public Path path(String typed) {
        return folder.resolve(typed);
    }

    /** Says something to people. */
    public void printMessage(String line) {
        err.println(line);
        err.flush();
    }

    /** The next line of the input; empty at its end. */
    public String readLine() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0 && next != '\n' && line.size() < LONGEST_LINE; next = in.read()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    /** Asks for a line that does not appear where it is typed. */
    public String readSecret(String question) throws IOException {
        Console console = in == System.in ? System.console() : null;
        if (console == null) {
            err.print(question);
            err.flush();
            return readLine();
        }
        char[] typed = console.readPassword("%s", question);
        return typed == null ? "" : new String(typed);
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8)));
    }
}
