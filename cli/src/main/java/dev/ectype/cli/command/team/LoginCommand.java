package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceCommand;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.remote.Browser;
import dev.ectype.cli.service.BrowserSignIn;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Stores a key or a session in a profile after the control plane has accepted it. */
@Command(
        name = "login",
        description = {
            "Signs in to a control plane in the browser and stores the session for the commands that use the service.",
            "Prints an address and a code, and opens the browser of this machine; over SSH, open the address on any machine.",
            "With --with-key, it reads a key instead, for machines without a user. An administrator creates a key with",
            "`ectype keys create`; `ectype control-plane` prints the first key."
        },
        customSynopsis = {"ectype login [OPTION...]", "       ectype login --with-key [OPTION...] < FILE"},
        sortOptions = false)
public final class LoginCommand extends ServiceCommand {
    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Option(names = "--with-key", description = "Read a key from standard input, on a terminal with a prompt.")
    private boolean withKey;

    @Option(names = "--no-browser", description = "Print the address, but open no browser.")
    private boolean noBrowser;

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
        String credential = withKey ? key(address) : session(address);
        Profile profile = new Profile(name, address, ServiceOptions.checked(credential));
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
            return terminal().canPrompt()
                    ? terminal().readSecret("Key for " + address + ": ")
                    : terminal().readLine();
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT, "the key cannot be read", "Pipe the key: `ectype login --with-key < FILE`.");
        }
    }

    /** Waits for the user's confirmation in a browser and returns the token of the session. */
    private String session(URI address) throws ControlPlaneException {
        if (!terminal().isInteractive(StandardStream.ERR) || terminal().variable("ECTYPE_NO_INPUT") != null) {
            throw CommandFailure.usage(
                    "no user can confirm the sign-in, because standard error is not a terminal",
                    "Pipe a key: `ectype login --with-key < FILE`.");
        }
        BrowserSignIn signIn =
                BrowserSignIn.begin(new ServiceClient(new Profile("", address, null)), "ectype on " + machine());
        boolean opened = !noBrowser && Browser.of(terminal()).open(signIn.pageWithCode());
        terminal()
                .printMessage((opened ? "the browser shows " : "open ") + SafeText.line(signIn.page())
                        + " and confirm the code " + SafeText.line(signIn.userCode()));
        return signIn.await();
    }

    private String machine() {
        String name = terminal().variable("HOSTNAME");
        if (name != null) {
            return name;
        }
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException unnamed) {
            return "a machine without a name";
        }
    }
}
