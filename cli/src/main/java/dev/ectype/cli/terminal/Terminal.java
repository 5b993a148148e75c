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
 * Holds the streams, the environment and the working folder of a command.
 *
 * @param out the writer for data
 * @param err the writer for messages to users
 * @param folder the base of relative paths
 * @param interactiveStreams the streams that are connected to a terminal
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

    /** Returns the terminal of this process. */
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

    /** Returns a copy with another writer for data. */
    public Terminal withOut(PrintWriter newOut) {
        return new Terminal(newOut, err, in, environment, folder, interactiveStreams);
    }

    /** Returns the value of an environment variable, or null if it is absent or empty. */
    public @Nullable String variable(String name) {
        String value = environment.get(name);
        return value == null || value.isEmpty() ? null : value;
    }

    public boolean isInteractive(StandardStream channel) {
        return interactiveStreams.contains(channel);
    }

    /** Returns whether a user can answer questions. */
    public boolean canPrompt() {
        return isInteractive(StandardStream.IN)
                && isInteractive(StandardStream.ERR)
                && variable("ECTYPE_NO_INPUT") == null;
    }

    /** Returns the cache folder: {@code ECTYPE_CACHE_DIR}, else the usual folder, or null if there is none. */
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

    /** Resolves a typed path against the working folder. */
    public Path path(String typed) {
        return folder.resolve(typed);
    }

    /** Prints a message to the user. */
    public void printMessage(String line) {
        err.println(line);
        err.flush();
    }

    /** Returns the next line of the input, or an empty text at its end. */
    public String readLine() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0 && next != '\n' && line.size() < LONGEST_LINE; next = in.read()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    /** Asks for a line without echo. */
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
