package dev.ectype.cli.command;

import dev.ectype.cli.settings.Settings;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.launch.BadFlag;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.launch.FlagReader;
import java.net.URI;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a running emulator is: where it was said to be, else where {@code ectype emulate} would serve here.
 *
 * @param url as it was typed, or null
 * @param token as it was typed, or null
 */
record EmulatorAddress(
        Terminal terminal, @Nullable String url, @Nullable String token) {
    EmulatorClient client() {
        Map<EmulatorFlag, String> values = values();
        EmulatorClient client = at(url == null ? usual(values) : url);
        String known = token == null ? values.get(EmulatorFlag.ADMIN_TOKEN) : token;
        return known == null ? client : client.withAdminToken(known);
    }

    private static EmulatorClient at(String address) {
        try {
            return EmulatorClient.at(URI.create(address));
        } catch (IllegalArgumentException none) {
            throw Failure.usage(
                    "--url takes the address of an emulator, but was \"" + address + "\"",
                    "Write it as `ectype emulate` says it: http://127.0.0.1:4010.");
        }
    }

    private Map<EmulatorFlag, String> values() {
        Diagnostics diagnostics = new Diagnostics();
        Settings settings = Settings.read(terminal, diagnostics);
        if (diagnostics.hasErrors()) {
            throw new Failure(
                    ExitCode.BAD_INPUT,
                    diagnostics.sorted().get(0).printed().lines().findFirst().orElse(Settings.FILE),
                    "Correct " + Settings.FILE + "; `ectype init --schema` prints what it may hold.");
        }
        try {
            return settings.completed(
                    new FlagReader(terminal.environment()).completed(new EnumMap<>(EmulatorFlag.class)));
        } catch (BadFlag bad) {
            throw Failure.usage(String.valueOf(bad.getMessage()), "Correct the variable, or unset it.");
        }
    }

    private static String usual(Map<EmulatorFlag, String> values) {
        String port = values.getOrDefault(EmulatorFlag.PORT, "4010");
        if (port.equals("0")) {
            throw Failure.usage(
                    "the emulator serves on any free port, so its address is unknown",
                    "Name it with --url, as `ectype emulate` said it was ready.");
        }
        String host = values.getOrDefault(EmulatorFlag.HOST, "127.0.0.1");
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        String name =
                everywhere ? "127.0.0.1" : host.indexOf(':') >= 0 && !host.startsWith("[") ? "[" + host + "]" : host;
        boolean encrypted = values.containsKey(EmulatorFlag.TLS_CERT)
                || values.getOrDefault(EmulatorFlag.TLS, "false").equals("true");
        return (encrypted ? "https://" : "http://") + name + ":" + port;
    }
}
