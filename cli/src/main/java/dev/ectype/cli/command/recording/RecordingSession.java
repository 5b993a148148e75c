package dev.ectype.cli.command.recording;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.cli.proxy.RecordingProxy;
import dev.ectype.cli.proxy.context.ExchangeRecorder;
import dev.ectype.cli.proxy.context.ProxyOptions;
import dev.ectype.cli.render.RecordLines;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordingBatch;
import dev.ectype.launcher.recording.RecordingWriter;
import dev.ectype.launcher.recording.Redactor;
import dev.ectype.runtime.emulator.launch.StopSignal;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Runs a proxy that records into a file until the user stops it.
 *
 * @param upstream the server as the user typed it; null for a forward proxy
 * @param name the name of the recording, or null
 * @param out the file as the user typed it
 */
record RecordingSession(
        Terminal terminal,
        ProxyOptions options,
        @Nullable String upstream,
        @Nullable String name,
        String out,
        boolean json) {
    ExitCode record(Redactor redactor) {
        Path file = terminal.path(out);
        CompletableFuture<Integer> stopped = stopSignal();
        try (RecordingWriter writer = RecordingWriter.create(file, redactor)) {
            IOException broken = untilStopped(stopped, writer);
            RecordLines.ended(writer.written(), name, out).forEach(terminal::printMessage);
            if (broken != null) {
                throw new CommandFailure(
                        ExitCode.ENVIRONMENT,
                        "the file \"" + out + "\" can no longer be written: " + broken.getMessage(),
                        "It contains all delivered responses; a response that could not be recorded was not forwarded.");
            }
            return stopped.getNow(StopSignal.STOPPED) == StopSignal.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.DONE;
        } catch (FileAlreadyExistsException exists) {
            throw CommandFailure.usage(
                    "the file \"" + out + "\" already exists", "Give another file with --out, or remove this file.");
        } catch (IOException refused) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "the file \"" + out + "\" cannot be written: " + refused.getMessage(),
                    "Give a file in a writable folder with --out.");
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

    /** Waits for the end and returns the write error that caused it, or null. */
    private @Nullable IOException untilStopped(CompletableFuture<Integer> stopped, RecordingWriter writer) {
        try (RecordingProxy proxy = started(writer)) {
            RecordLines lines = lines(proxy.port());
            terminal.out().println(json ? lines.json() : lines.line());
            terminal.out().flush();
            lines.messages().forEach(terminal::printMessage);
            CompletableFuture.anyOf(stopped, proxy.failure()).join();
            return proxy.failure().getNow(null);
        }
    }

    private RecordLines lines(int port) {
        CertificateAuthority authority = options.authority();
        return new RecordLines(options.host(), port, upstream, authority == null ? null : authority.file(), name, out);
    }

    private RecordingProxy started(RecordingWriter writer) {
        try {
            return RecordingProxy.start(options, new FileRecorder(writer), terminal::printMessage);
        } catch (IOException refused) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "cannot listen on " + options.host() + ":" + options.port() + ": " + refused.getMessage(),
                    "--port=0 uses any free port.");
        }
    }

    /** Writes the exchanges of each thread into the file when they end. */
    private record FileRecorder(RecordingWriter writer) implements ExchangeRecorder {
        @Override
        public void record(List<CapturedExchange> exchanges) throws IOException {
            writer.append(exchanges);
        }

        @Override
        public Batch batch() {
            RecordingBatch batch = writer.batch();
            return new Batch() {
                @Override
                public void add(CapturedExchange exchange) {
                    batch.add(exchange);
                }

                @Override
                public void record() throws IOException {
                    batch.append();
                }
            };
        }
    }
}
