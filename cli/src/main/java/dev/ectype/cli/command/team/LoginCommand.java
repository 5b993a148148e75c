package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceCommand;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Stores a key in a profile after the control plane has accepted it. */
@Command(
        name = "login",
        description = {
            "Reads a key of a control plane, verifies it, and stores it for the commands that use the service.",
            "An administrator creates a key with `ectype keys create`; `ectype control-plane` prints the first key.",
            "Sign-in through the browser is not supported yet."
        },
        customSynopsis = {"ectype login [OPTION...]", "       ectype login --with-key [OPTION...] < FILE"},
        sortOptions = false)
public final class LoginCommand extends ServiceCommand {
    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Option(names = "--with-key", description = "Read the key from standard input without a prompt.")
    private boolean piped;

    @Option(names = "--json", description = "Print the signed-in identity as JSON, without the key.")
    private boolean json;

    public LoginCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode callService() throws ControlPlaneException {
        Profiles profiles = ServiceOptions.profiles(terminal());
        String name = service.name(terminal(), profiles);
        URI address = service.address(terminal(), profiles.find(name).orElse(null));
        Profile profile = new Profile(name, address, ServiceOptions.checked(key(address)));
        JsonObject me = new ServiceClient(profile).get("/v1/me");
        Profiles updated = profiles.with(profile);
        (profiles.all().isEmpty() ? updated.withCurrent(name) : updated).write();
        if (json) {
            print(WhoamiCommand.object(profile, me));
        }
        terminal().printMessage("signed in: " + WhoamiCommand.line(profile, me));
        if (terminal().variable("ECTYPE_API_KEY") != null) {
            terminal().printMessage("ECTYPE_API_KEY is also set and overrides the stored key.");
        }
        return ExitCode.DONE;
    }

    private String key(URI address) {
        try {
            if (piped) {
                return terminal().readLine();
            } else if (terminal().canPrompt()) {
                return terminal().readSecret("Key for " + address + ": ");
            }
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT, "the key cannot be read", "Pipe the key: `ectype login --with-key`.");
        }
        throw CommandFailure.usage(
                "standard input is not a terminal, so no key can be read",
                "Pipe the key: `ectype login --with-key < FILE`; there is no option for it.");
    }
}
