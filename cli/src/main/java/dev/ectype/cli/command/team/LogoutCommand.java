package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Removes the key of a profile. */
@Command(
        name = "logout",
        description = {
            "Removes the credential of a profile from this machine, and ends its session at the control plane.",
            "A key itself stays valid: `ectype keys revoke ID` revokes it."
        },
        customSynopsis = "ectype logout [--profile NAME | --all] [--json]",
        sortOptions = false)
public final class LogoutCommand extends EctypeCommand {
    /** The status of a session that has ended already. */
    private static final int ENDED = 401;

    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Option(names = "--all", description = "Remove all profiles.")
    private boolean all;

    @Option(names = "--json", description = "Print the removed profiles as JSON.")
    private boolean json;

    public LogoutCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        Profiles profiles = ServiceOptions.profiles(terminal());
        List<String> gone = new ArrayList<>();
        if (all) {
            gone.addAll(profiles.all().keySet());
        } else {
            String name = service.name(terminal(), profiles);
            Profile stored = profiles.find(name)
                    .orElseThrow(() -> CommandFailure.usage(
                            "the profile \"" + name + "\" is not signed in",
                            "`ectype config list` shows the profiles."));
            gone.add(stored.name());
        }
        Profiles left = profiles;
        for (String name : gone) {
            profiles.find(name).ifPresent(this::endSession);
            left = left.without(name);
        }
        left.write();
        if (json) {
            terminal()
                    .out()
                    .println(JsonPrinter.compact(JsonObject.builder()
                            .put("forgotten", JsonArray.ofTexts(gone))
                            .build()));
        }
        terminal().printMessage(gone.isEmpty() ? "no profiles exist" : "signed out: " + String.join(", ", gone));
        return ExitCode.DONE;
    }

    /** Ends the session of a profile. The sign-out continues without the control plane, where the session ends by itself. */
    private void endSession(Profile profile) {
        if (profile.key() == null || profile.key().startsWith(ServiceClient.KEY_PREFIX)) {
            return;
        }
        try {
            ServiceClient client = new ServiceClient(profile);
            String session = ResponseMembers.text(ResponseMembers.object(client.get("/v1/me"), "session"), "id");
            if (session != null) {
                client.delete("/v1/sessions/" + session);
            }
        } catch (ControlPlaneException failed) {
            if (failed.status() != ENDED) {
                terminal()
                        .printMessage("the session at " + profile.address() + " was not ended, and ends by itself: "
                                + failed.getMessage());
            }
        }
    }
}
