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

/** Parses and derives addresses of emulators that run in another process. */
public final class RemoteAddress {
    private static final String LOCAL_HOST = "127.0.0.1";

    private RemoteAddress() {}

    /** Parses the address that the user typed and drops a slash at its end. */
    public static URI parse(String typed) {
        String address = typed.replaceFirst("/+$", "");
        try {
            URI read = URI.create(address);
            if (address.matches("https?://[^/?#]+(/[^?#]*)?") && read.getHost() != null) {
                return read;
            }
        } catch (IllegalArgumentException malformed) {
            // The error below covers this case, too.
        }
        throw CommandFailure.usage(
                "\"" + typed + "\" is not an HTTP URL", "Write a URL such as http://127.0.0.1:4010.");
    }

    /** Returns the address at which {@code ectype emulate} serves with these settings and this environment. */
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
                    "port 0 stands for any free port", "Give the address that `emulate` prints when it is ready.");
        }
        boolean secured = values.containsKey(EmulatorFlag.TLS_CERT)
                || values.getOrDefault(EmulatorFlag.TLS, "false").equals("true");
        return parse((secured ? "https://" : "http://") + host(values.getOrDefault(EmulatorFlag.HOST, LOCAL_HOST)) + ":"
                + port);
    }

    /** Replaces the wildcard address by the loopback address, which it includes. */
    private static String host(String served) {
        if (served.equals("0.0.0.0") || served.equals("::")) {
            return LOCAL_HOST;
        }
        return served.contains(":") && !served.startsWith("[") ? "[" + served + "]" : served;
    }
}
