package dev.ectype.cli.command.base;

import dev.ectype.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Declares the options that locate a running emulator. */
public class EmulatorAddressOptions {
    @Option(
            names = "--url",
            paramLabel = "URL",
            description =
                    "Address of the emulator (default: host and port of service.yaml, else http://127.0.0.1:4010).")
    private @Nullable String url;

    @Option(
            names = "--admin-token",
            paramLabel = "TOKEN",
            description = "Admin token of an emulator on another machine (default: ECTYPE_ADMIN_TOKEN, which other"
                    + " users of this machine cannot read).")
    private @Nullable String token;

    public EmulatorAddress address(Terminal terminal) {
        return addressOf(terminal, url);
    }

    final EmulatorAddress addressOf(Terminal terminal, @Nullable String named) {
        return new EmulatorAddress(terminal, named, token, null);
    }
}
