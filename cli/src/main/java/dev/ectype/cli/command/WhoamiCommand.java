package dev.ectype.cli.command;

import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.Answer;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.service.ServiceFault;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says who is signed in, and what they may do. */
@Command(
        name = "whoami",
        description = {
            "Says whose key the commands that ask the service take, and what it may do.",
            "`ectype scopes` says the same."
        },
        customSynopsis = "ectype whoami [OPTION...]",
        sortOptions = false)
class WhoamiCommand extends ServiceCommand {
    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Option(names = "--json", description = "Print it as JSON.")
    private boolean json;

    WhoamiCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode ask() throws ServiceFault {
        Profile profile = service.chosen(terminal());
        JsonObject me = new ServiceClient(profile).get("/v1/me");
        if (json) {
            print(object(profile, me));
            return ExitCode.DONE;
        }
        JsonObject organization = Answer.part(me, "organization");
        boolean kept = terminal().variable("ECTYPE_API_KEY") == null;
        new Columns()
                .row("control plane", profile.address().toString())
                .row("organization", Answer.shown(organization, "slug"))
                .row("plan", Answer.shown(organization, "plan"))
                .row("key", Answer.shown(me, "name") + " (" + Answer.shown(me, "id") + ")")
                .row("kept in", kept ? "profile " + profile.name() : "ECTYPE_API_KEY")
                .row("scope", Answer.shown(me, "scope") + ": " + allows(Answer.shown(me, "scope")))
                .row("expires", Answer.text(me, "expiresAt") == null ? "never" : Answer.shown(me, "expiresAt"))
                .lines()
                .forEach(terminal().out()::println);
        return ExitCode.DONE;
    }

    private static String allows(String scope) {
        return switch (scope) {
            case "read" -> "reads";
            case "write" -> "reads and changes, but no keys and members";
            case "admin" -> "everything";
            default -> "unknown to this version of Ectype";
        };
    }

    /** Who is signed in, in one line. */
    static String line(Profile profile, JsonObject me) {
        JsonObject organization = Answer.part(me, "organization");
        return "organization " + Answer.shown(organization, "slug") + " (plan " + Answer.shown(organization, "plan")
                + ") at " + profile.address() + ", with the key " + Answer.shown(me, "name") + " of the scope "
                + Answer.shown(me, "scope") + ", in the profile " + profile.name();
    }

    /** The same for programs. */
    static JsonObject object(Profile profile, JsonObject me) {
        JsonObject.Builder object = JsonObject.builder()
                .put("profile", profile.name())
                .put("url", profile.address().toString());
        me.members().forEach(object::put);
        return object.build();
    }
}
