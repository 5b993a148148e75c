package dev.ectype.cli.command.base;

import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.emulator.launch.BadFlag;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.launch.FlagReader;
import java.net.URI;
import java.util.EnumMap;
import java.util.Map;

/** Where an emulator is found that runs in another process. */
public final class RemoteAddress {
    private static final String LOCAL_HOST = "127.0.0.1";

    private RemoteAddress() {}

    /** The address that was typed, without a slash at its end. */
    public static URI parse(String typed) {
        String address = typed.replaceFirst("/+$", "");
        try {
            URI read = URI.create(address);
            if (address.matches("https?://[^/?#]+(/[^?#]*)?") && read.getHost() != null) {
                return read;
            }
        } catch (IllegalArgumentException malformed) {
            // It is told like any other text that is no address.
        }
        throw CommandFailure.usage("\"" + typed + "\" is no http address", "Write it like http://127.0.0.1:4010.");
    }

    /** Where {@code ectype emulate} serves with these settings and this environment. */
    public static URI ofSettings(Terminal terminal, CommandSettings settings) {
        Map<EmulatorFlag, String> values;
        try {
            Map<EmulatorFlag, String> none = new EnumMap<>(EmulatorFlag.class);
            values = settings.completed(new FlagReader(terminal.environment()).completed(none));
        } catch (BadFlag bad) {
            throw CommandFailure.usage(
                    String.valueOf(bad.getMessage()), "`ectype help environment` explains the variables.");
        }
        String port = values.getOrDefault(EmulatorFlag.PORT, "4010");
        if (port.equals("0")) {
            throw CommandFailure.usage(
                    "port 0 is any free one", "Name the address: `emulate` says it when it is ready.");
        }
        boolean secured = values.containsKey(EmulatorFlag.TLS_CERT)
                || values.getOrDefault(EmulatorFlag.TLS, "false").equals("true");
        return parse((secured ? "https://" : "http://") + host(values.getOrDefault(EmulatorFlag.HOST, LOCAL_HOST)) + ":"
                + port);
    }

    /** Whoever serves on every address serves on that of this machine, too. */
    private static String host(String served) {
        if (served.equals("0.0.0.0") || served.equals("::")) {
            return LOCAL_HOST;
        }
        return served.contains(":") && !served.startsWith("[") ? "[" + served + "]" : served;
    }
}
