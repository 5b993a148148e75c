package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceCommand;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the current user and the scopes of the key. */
@Command(
        name = "whoami",
        description = {
            "Shows the key that commands use for the service, with its owner and scope.",
            "`ectype scopes` prints the same."
        },
        customSynopsis = "ectype whoami [OPTION...]",
        sortOptions = false)
public class WhoamiCommand extends ServiceCommand {
    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    public WhoamiCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode callService() throws ControlPlaneException {
        Profile profile = service.chosen(terminal());
        JsonObject me = new ServiceClient(profile).get("/v1/me");
        if (json) {
            print(object(profile, me));
            return ExitCode.DONE;
        }
        JsonObject organization = ResponseMembers.object(me, "organization");
        boolean fromProfile = terminal().variable("ECTYPE_API_KEY") == null;
        new Columns()
                .row("control plane", profile.address().toString())
                .row("organization", ResponseMembers.display(organization, "slug"))
                .row("plan", ResponseMembers.display(organization, "plan"))
                .row(
                        isSession(me) ? "member" : "key",
                        ResponseMembers.display(me, "name") + " (" + ResponseMembers.display(me, "id") + ")")
                .row("stored in", fromProfile ? "profile " + profile.name() : "ECTYPE_API_KEY")
                .row(
                        "scope",
                        ResponseMembers.display(me, "scope") + ": " + allows(ResponseMembers.display(me, "scope")))
                .row(
                        "expires",
                        ResponseMembers.text(me, "expiresAt") == null
                                ? "never"
                                : ResponseMembers.display(me, "expiresAt"))
                .lines()
                .forEach(terminal().out()::println);
        return ExitCode.DONE;
    }

    private static String allows(String scope) {
        return switch (scope) {
            case "read" -> "reads";
            case "write" -> "reads and writes, except keys and members";
            case "admin" -> "everything";
            default -> "unknown to this version of Ectype";
        };
    }

    /** Returns whether the credential is the session of a member, as opposed to a key. */
    static boolean isSession(JsonObject me) {
        return me.member("session") instanceof JsonObject;
    }

    /** Formats the current user in one line. */
    static String line(Profile profile, JsonObject me) {
        JsonObject organization = ResponseMembers.object(me, "organization");
        return "organization " + ResponseMembers.display(organization, "slug") + " (plan "
                + ResponseMembers.display(organization, "plan")
                + ") at " + profile.address() + (isSession(me) ? ", as " : ", with the key ")
                + ResponseMembers.display(me, "name")
                + " with the scope "
                + ResponseMembers.display(me, "scope") + ", in the profile " + profile.name();
    }

    /** Converts the current user to JSON. */
    static JsonObject object(Profile profile, JsonObject me) {
        JsonObject.Builder object = JsonObject.builder()
                .put("profile", profile.name())
                .put("url", profile.address().toString());
        me.members().forEach(object::put);
        return object.build();
    }
}
