package dev.ectype.cli.command.description;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.fidelity.FidelityMeter;
import dev.ectype.launcher.fidelity.FidelityReport;
import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.RecordingFormats;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Serves the emulator of a recording while it replays the recording against it. */
record FidelityRun(Path recording, CompilationRequest request) {
    private static final Pattern ORIGIN = Pattern.compile("(https?://[^/]+).*");

    /** @param written the description that the compiler derived from the recording */
    FidelityReport run(JsonObject written) {
        Emulator emulator = new Launcher()
                .boot(new LaunchRequest(request, CompileCache.none()))
                .emulator();
        if (emulator == null || !Files.isRegularFile(recording)) {
            throw CommandFailure.usage("--fidelity needs a recording file", "Use a file of `ectype record`.");
        }
        try (Emulator serving = emulator.start();
                ExchangeSource exchanges = RecordingFormats.read(Files.newInputStream(recording))) {
            return FidelityMeter.measure(exchanges, serving.baseUri(), origin(written));
        } catch (BadRecording other) {
            throw CommandFailure.usage(
                    "--fidelity needs a recording, but " + recording + " is none: " + other.getMessage(),
                    "Use a file of `ectype record` or an HTTP Archive.");
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    recording + " cannot be read: " + unreadable.getMessage(),
                    "See the system error in the message.");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new CommandFailure(ExitCode.INTERRUPTED, "interrupted during the replay", "Run the command again.");
        }
    }

    private static String origin(JsonObject written) {
        if (written.member("servers") instanceof JsonArray servers
                && servers.elements().get(0) instanceof JsonObject server
                && server.member("url") instanceof JsonText url) {
            Matcher origin = ORIGIN.matcher(url.text());
            return origin.matches() ? origin.group(1) : "";
        }
        return "";
    }
}
