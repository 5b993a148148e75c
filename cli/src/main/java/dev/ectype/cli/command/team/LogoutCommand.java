package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
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
            "Removes the key of a profile from this machine.",
            "The key itself stays valid: `ectype keys revoke ID` revokes it."
        },
        customSynopsis = "ectype logout [--profile NAME | --all] [--json]",
        sortOptions = false)
public final class LogoutCommand extends EctypeCommand {
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
}
