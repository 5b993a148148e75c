package dev.ectype.cli.command;

import dev.ectype.cli.proxy.ProxyOptions;
import dev.ectype.cli.proxy.RecordingProxy;
import dev.ectype.cli.proxy.Upstream;
import dev.ectype.cli.settings.RedactionFile;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.launcher.recording.RecordingWriter;
import dev.ectype.launcher.recording.RedactionRules;
import dev.ectype.launcher.recording.Redactor;
import dev.ectype.runtime.emulator.launch.StopSignal;
import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Stands between clients and a server, and records what both say. */
@Command(
        name = "record",
        description = {
            "Stands between clients and a server until it is stopped, and records what both say, without secrets.",
            "What a client was answered is in the file, also if the process is killed."
        },
        customSynopsis = "ectype record [OPTION...] --upstream URL",
        sortOptions = false)
final class RecordCommand extends EctypeCommand {
    private static final int USUAL_BODY = 1 << 20;
    private static final int GREATEST_BODY = 8 << 20;
    private static final int KEY = 32;

    @Option(
            names = "--upstream",
            paramLabel = "URL",
            required = true,
            description = "The server; a path in it stands before each that is asked for.")
    private String upstream = "";

    @Option(names = "--port", paramLabel = "PORT", description = "Where to listen, 0 for any free port (default 4030).")
    private int port = 4030;

    @Option(names = "--host", paramLabel = "HOST", description = "The address to listen on (default 127.0.0.1).")
    private String host = "127.0.0.1";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write, which must not be there yet; an HTTP Archive if it ends in .har"
                    + " (default recording.jsonl).")
    private String out = "recording.jsonl";

    @Option(
            names = "--redact",
            paramLabel = "FILE",
            description =
                    "What to keep out of the file besides credentials: header fields, names, JSON paths, patterns.")
    private @Nullable String redact;

    @Option(
            names = "--max-body",
            paramLabel = "SIZE",
            description = "How much of a body is recorded, such as 64k or 8m (default 1m); all of it is passed on.")
    private String longestBody = "1m";

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "How long the server may take to begin with its reply (default 60).")
    private int timeout = 60;

    @Option(names = "--insecure", description = "Accept any certificate of the server.")
    private boolean insecure;

    @Option(names = "--json", description = "Say in JSON where the proxy is ready.")
    private boolean json;

    RecordCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        URI address = RemoteAddress.typed(upstream);
        if (address.getRawUserInfo() != null) {
            throw Failure.usage(
                    "the address of the server holds a password, which clients send themselves",
                    "Leave out what stands before the @.");
        }
        if (port < 0 || port > 65_535) {
            throw Failure.usage("--port takes a number from 0 to 65535, but was " + port, "Leave it out for 4030.");
        }
        if (timeout < 1) {
            throw Failure.usage(
                    "--timeout takes a number of seconds from 1, but was " + timeout, "Leave it out for 60.");
        }
        ProxyOptions options =
                new ProxyOptions(host, port, Upstream.at(address), insecure, size(), Duration.ofSeconds(timeout));
        RedactionRules rules = redact == null
                ? RedactionRules.USUAL
                : RedactionFile.read(redact, terminal().path(redact));
        byte[] key = new byte[KEY];
        new SecureRandom().nextBytes(key);
        return record(options, new Redactor(key, rules));
    }

    private int size() {
        String plain = longestBody.toLowerCase(Locale.ROOT);
        long unit = plain.endsWith("k") ? 1 << 10 : plain.endsWith("m") ? 1 << 20 : 1;
        String number = plain.replaceFirst("[km]$", "");
        long size = number.matches("[0-9]{1,9}") ? Long.parseLong(number) * unit : -1;
        if (size < 0 || size > GREATEST_BODY) {
            throw Failure.usage(
                    "--max-body takes a size up to 8m, such as 64k, but was \"" + longestBody + "\"",
                    "Leave it out for " + (USUAL_BODY >> 20) + "m.");
        }
        return (int) size;
    }

    private ExitCode record(ProxyOptions options, Redactor redactor) {
        Path file = terminal().path(out);
        CompletableFuture<Integer> stopped = stopSignal();
        try (RecordingWriter writer = RecordingWriter.create(file, redactor)) {
            IOException broken;
            try (RecordingProxy proxy = started(options, writer)) {
                ready("http://" + host(options.host()) + ":" + proxy.port());
                CompletableFuture.anyOf(stopped, proxy.failure()).join();
                broken = proxy.failure().getNow(null);
            }
            terminal().say("recorded " + writer.written() + " exchanges in " + out);
            if (broken != null) {
                throw new Failure(
                        ExitCode.ENVIRONMENT,
                        "the file \"" + out + "\" cannot be written any more: " + broken.getMessage(),
                        "What was answered before is in it; replies that could not be recorded were not passed on.");
            }
            return stopped.getNow(StopSignal.STOPPED) == StopSignal.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.DONE;
        } catch (FileAlreadyExistsException there) {
            throw Failure.usage(
                    "there is a file \"" + out + "\" already", "Name another with --out, or take that one away.");
        } catch (IOException refused) {
            throw new Failure(
                    ExitCode.ENVIRONMENT,
                    "the file \"" + out + "\" cannot be written: " + refused.getMessage(),
                    "Name a file in a folder where you may write: --out.");
        }
    }

    private static CompletableFuture<Integer> stopSignal() {
        StopSignal signal = StopSignal.listen();
        CompletableFuture<Integer> stopped = new CompletableFuture<>();
        Thread waiting = new Thread(() -> stopped.complete(signal.await()), "stop");
        waiting.setDaemon(true);
        waiting.start();
        return stopped;
    }

    private static RecordingProxy started(ProxyOptions options, RecordingWriter writer) {
        try {
            return RecordingProxy.start(options, writer::append);
        } catch (IOException refused) {
            throw new Failure(
                    ExitCode.ENVIRONMENT,
                    "cannot listen on " + options.host() + ":" + options.port() + ": " + refused.getMessage(),
                    "--port=0 takes any free port.");
        }
    }

    private void ready(String origin) {
        terminal()
                .out()
                .println(
                        json
                                ? new String(
                                        new JsonWriter()
                                                .beginObject()
                                                .name("ready")
                                                .value(origin)
                                                .name("upstream")
                                                .value(upstream)
                                                .name("file")
                                                .value(out)
                                                .endObject()
                                                .toBytes(),
                                        StandardCharsets.UTF_8)
                                : "ready " + origin);
        terminal().out().flush();
        terminal().say("records " + upstream + " in " + out + "; Ctrl-C ends it");
    }

    private static String host(String listened) {
        if (listened.equals("0.0.0.0") || listened.equals("::")) {
            return "127.0.0.1";
        }
        return listened.contains(":") ? "[" + listened + "]" : listened;
    }
}
