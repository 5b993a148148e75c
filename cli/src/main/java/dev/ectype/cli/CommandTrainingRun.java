package dev.ectype.cli;

import dev.ectype.cli.command.emulator.CompilerMain;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.launcher.LaunchTrainingRun;
import dev.ectype.launcher.early.CompilerProcess;
import dev.ectype.launcher.process.JavaCommand;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs {@code ectype emulate} up to its first replies, so that the start script can archive the loaded classes. With a cache
 * folder as its argument it runs nothing else: then a second run loads only the classes of a start from the cache.
 */
public final class CommandTrainingRun {
    /** Rounds of 50 ms: ten minutes. The run has the lowest priority, and a busy machine leaves it a hundredth of a processor. */
    private static final int ROUNDS = 12_000;

    private static final Pattern READY = Pattern.compile("ready http://[^\\s:]+:(\\d+)");

    private CommandTrainingRun() {}

    /** Runs the emulator and always ends the process: a failed run would otherwise leave a server behind that nobody knows of. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int exit = 1;
        try {
            runCommands(arguments);
            exit = 0;
        } finally {
            System.exit(exit);
        }
    }

    private static void runCommands(String[] arguments) throws IOException, InterruptedException {
        StringWriter messages = new StringWriter();
        PrintWriter nowhere = new PrintWriter(messages);
        Map<String, String> environment = new LinkedHashMap<>();
        if (arguments.length == 0) {
            Main.run(nowhere, nowhere, "--version");
            Main.run(nowhere, nowhere, "ingest", "--help");
        } else {
            environment.put("ECTYPE_CACHE_DIR", arguments[0]);
        }
        Terminal terminal =
                new Terminal(nowhere, nowhere, InputStream.nullInputStream(), environment, Path.of(""), List.of());
        Thread emulating = new Thread(() -> Main.run(terminal, "emulate", "petstore", "--port=0"));
        emulating.setDaemon(true);
        emulating.start();
        if (arguments.length == 0) {
            LaunchTrainingRun.run(
                    new CompilerProcess(JavaCommand.ofThisProcess(), CompilerMain.class, stage -> {}, line -> {}));
        }
        LaunchTrainingRun.sendRequests(port(emulating, messages));
    }

    /** Waits until the emulator is stored in the cache: then `emulate` prints the last line of its start message, with "Ctrl-C". */
    private static int port(Thread emulating, StringWriter messages) throws InterruptedException {
        for (int round = 0; round < ROUNDS && !messages.toString().contains("Ctrl-C"); round++) {
            // The thread ends only if the emulator did not start.
            emulating.join(50);
            if (!emulating.isAlive()) {
                break;
            }
        }
        Matcher ready = READY.matcher(messages.toString());
        if (!ready.find()) {
            throw new IllegalStateException("the emulator did not start: " + messages);
        }
        return Integer.parseInt(ready.group(1));
    }
}
