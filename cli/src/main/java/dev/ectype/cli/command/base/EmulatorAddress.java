package dev.ectype.cli.command.base;

import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.runtime.client.CallFailed;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.NotAllowed;
import dev.ectype.runtime.client.Unreachable;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Locates a running emulator: at the address in the arguments, else where {@code ectype emulate} would serve with the same settings.
 *
 * @param url the address as the user typed it, or null
 * @param token the token as the user typed it, or null
 * @param sandbox the sandbox as the user typed it, or null
 */
public record EmulatorAddress(
        Terminal terminal,
        @Nullable String url,
        @Nullable String token,
        @Nullable String sandbox) {
    EmulatorAddress in(@Nullable String sandbox) {
        return new EmulatorAddress(terminal, url, token, sandbox);
    }

    public EmulatorClient client() {
        EmulatorClient client = EmulatorClient.at(address());
        String adminToken = token == null ? terminal.variable("ECTYPE_ADMIN_TOKEN") : token;
        EmulatorClient allowed = adminToken == null ? client : client.withAdminToken(adminToken);
        try {
            return sandbox == null ? allowed : allowed.sandbox(sandbox);
        } catch (IllegalArgumentException noName) {
            throw CommandFailure.usage(
                    String.valueOf(noName.getMessage()), "`ectype sandbox list` lists the existing sandboxes.");
        }
    }

    private URI address() {
        if (url != null) {
            return RemoteAddress.parse(url);
        }
        Diagnostics diagnostics = new Diagnostics();
        CommandSettings settings = CommandSettings.read(terminal, diagnostics);
        if (diagnostics.hasErrors()) {
            throw new CommandFailure(
                    ExitCode.BAD_INPUT,
                    diagnostics.sorted().get(0).printed().lines().findFirst().orElse(CommandSettings.FILE),
                    "Correct " + CommandSettings.FILE + "; `ectype init --schema` prints the schema.");
        }
        return RemoteAddress.ofSettings(terminal, settings);
    }

    /** Converts a failed call to the failure of the command. */
    static CommandFailure failure(CallFailed failed) {
        return new CommandFailure(code(failed), message(failed), failed.advice());
    }

    private static String message(CallFailed failed) {
        String whole = String.valueOf(failed.getMessage());
        return whole.substring(0, whole.length() - failed.advice().length() - ". ".length());
    }

    private static ExitCode code(CallFailed failed) {
        return failed instanceof NotAllowed
                ? ExitCode.NOT_ALLOWED
                : failed instanceof Unreachable ? ExitCode.ENVIRONMENT : ExitCode.BAD_INPUT;
    }
}
