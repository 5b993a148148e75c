package dev.ectype.cli.command.base;

import dev.ectype.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Declares the options that locate an emulator and one of its sandboxes. */
public final class SandboxAddressOptions extends EmulatorAddressOptions {
    @Option(names = "--sandbox", paramLabel = "NAME", description = "Name of the sandbox (default: the shared state).")
    private @Nullable String sandbox;

    /** Returns the address of an emulator that another option names. */
    public EmulatorAddress addressAt(Terminal terminal, @Nullable String named) {
        return super.addressOf(terminal, named).in(sandbox);
    }

    @Override
    public EmulatorAddress address(Terminal terminal) {
        return super.address(terminal).in(sandbox);
    }
}
