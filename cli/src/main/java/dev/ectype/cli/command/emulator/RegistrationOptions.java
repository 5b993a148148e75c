package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.RemoteAddress;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.command.base.Version;
import dev.ectype.cli.remote.EmulatorRegistration;
import dev.ectype.cli.remote.RegistrationClient;
import dev.ectype.cli.render.ServedApi;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.runtime.server.ServerLog;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Declares the options for the registration with a control plane. There is no option for the key, because other users of a machine can see
 * options.
 */
final class RegistrationOptions {
    private static final String USUAL = "http://127.0.0.1:4020";

    @Option(
            names = "--register",
            description = "Register with a control plane, which lists running emulators for the team.")
    private boolean wanted;

    @Option(
            names = "--api-url",
            paramLabel = "URL",
            description = "Address of the control plane (default: ECTYPE_API_URL, else " + USUAL + ").")
    private @Nullable String url;

    @Option(
            names = "--api-key-file",
            paramLabel = "FILE",
            description = "File with the key, - for standard input (default: ECTYPE_API_KEY, else the key of"
                    + " `ectype login`).")
    private @Nullable String keyFile;

    @Option(names = "--project", paramLabel = "PROJECT", description = "Slug or identifier of the project.")
    private @Nullable String project;

    private @Nullable RequestCounter requests;

    /** Rejects conflicting options before the compilation. Returns null if there is nothing to register. */
    @Nullable
    RegistrationClient plane(Terminal terminal, List<String> specs) {
        if (!wanted) {
            if (url != null || keyFile != null || project != null) {
                throw CommandFailure.usage(
                        "--api-url, --api-key-file and --project need --register", "Add --register, or omit them.");
            }
            return null;
        }
        if ("-".equals(keyFile) && specs.contains("-")) {
            throw CommandFailure.usage(
                    "standard input cannot be both the description and the key", "Use a file for one of them.");
        }
        if (keyFile == null && terminal.variable("ECTYPE_API_KEY") == null && isSignedIn(terminal)) {
            Profile profile = ServiceOptions.at(url).chosen(terminal);
            return new RegistrationClient(profile.address(), String.valueOf(profile.key()));
        }
        String value = url == null ? terminal.variable("ECTYPE_API_URL") : url;
        return new RegistrationClient(RemoteAddress.parse(value == null ? USUAL : value), key(terminal));
    }

    /** Returns whether `ectype login` stored a key and no option or variable names another. */
    private static boolean isSignedIn(Terminal terminal) {
        return CommandSettings.userFile(terminal) != null
                && !ServiceOptions.profiles(terminal).all().isEmpty();
    }

    private String key(Terminal terminal) {
        String key = keyFile == null ? terminal.variable("ECTYPE_API_KEY") : read(terminal, keyFile);
        if (key == null || !key.strip().matches("\\p{Graph}+")) {
            throw new CommandFailure(
                    ExitCode.NOT_ALLOWED,
                    "the key for the registration is missing",
                    "Set ECTYPE_API_KEY to a key with the scope write, or give a key file with --api-key-file.");
        }
        return key.strip();
    }

    private static String read(Terminal terminal, String file) {
        try {
            return file.equals("-") ? terminal.readLine() : Files.readString(terminal.path(file));
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "the file \"" + file + "\" of the key cannot be read",
                    "Use an existing, readable file.");
        }
    }

    /** Returns a log that also counts the requests for the heartbeats, or the same log if there is nothing to register. */
    ServerLog counting(ServerLog log, List<ServedApi> apis) {
        requests = wanted
                ? new RequestCounter(log, apis.stream().map(ServedApi::prefix).toList())
                : null;
        return requests == null ? log : requests;
    }

    /** Registers all served APIs or none. The caller closes the registrations at the end. */
    List<EmulatorRegistration> register(
            RegistrationClient controlPlane, URI origin, List<ServedApi> apis, Terminal terminal) {
        List<EmulatorRegistration> registered = new ArrayList<>();
        try {
            for (ServedApi api : apis) {
                registered.add(EmulatorRegistration.register(
                        controlPlane,
                        description(origin + api.prefix(), api),
                        () -> heartbeat(api),
                        terminal::printMessage));
            }
            return registered;
        } catch (IOException | RegistrationClient.Refusal failed) {
            registered.forEach(EmulatorRegistration::close);
            throw failure(controlPlane, failed);
        }
    }

    private JsonObject heartbeat(ServedApi api) {
        JsonObject.Builder heartbeat =
                JsonObject.builder().put("position", api.emulator().position());
        return (requests == null ? heartbeat : heartbeat.put("requests", requests.count(api.prefix()))).build();
    }

    private JsonObject description(String address, ServedApi api) {
        JsonObject.Builder description = JsonObject.builder()
                .put("name", api.summary().name())
                .put("url", address)
                .put(
                        "api",
                        JsonObject.builder()
                                .put("name", api.summary().name())
                                .put("version", api.summary().version())
                                .put("hash", api.summary().hash())
                                .build())
                .put("version", Version.ofEctype());
        return (project == null ? description : description.put("project", project)).build();
    }

    private static CommandFailure failure(RegistrationClient controlPlane, Exception failed) {
        String message = "the control plane at " + controlPlane.address() + " does not register this emulator: "
                + EmulatorRegistration.reason(failed);
        if (failed instanceof RegistrationClient.Refusal refusal && refusal.isKeyRejected()) {
            return new CommandFailure(
                    ExitCode.NOT_ALLOWED, message, "The registration needs a key with the scope write.");
        } else if (failed instanceof RegistrationClient.Refusal refusal && refusal.isRequestRejected()) {
            return CommandFailure.usage(message, "`ectype emulate --help` explains the options.");
        }
        return new CommandFailure(
                ExitCode.ENVIRONMENT, message, "`ectype control-plane` starts one; give its address with --api-url.");
    }
}
