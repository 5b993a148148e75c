package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceVerbCommand;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.QueryPath;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the identity providers of an organization, and disables and enables them. */
@Command(
        name = "sso",
        description = {
            "Lists the identity providers of the organization, and disables and enables them.",
            "A disabled provider signs nobody in, and the sessions that began with it end. Provisioning goes on.",
            "Without the role mapping of a provider, all its users have the default scope."
        },
        customSynopsis = {
            "ectype sso list [OPTION...]",
            "       ectype sso disable PROVIDER [--yes] [OPTION...]",
            "       ectype sso enable PROVIDER [OPTION...]",
            "       ectype sso remove-mapping PROVIDER [--yes] [OPTION...]"
        },
        sortOptions = false)
public final class SsoCommand extends ServiceVerbCommand {
    private static final String PATH = "/v1/sso/providers";
    private static final String LISTED = "`ectype sso list` lists the existing providers.";
    private static final String ENABLED = "enabled";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "PROVIDER",
            description = "Identifier of the provider to change.")
    private @Nullable String id;

    @Option(names = "--yes", description = "Disable, or remove the mapping, without confirmation.")
    private boolean yes;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    public SsoCommand(Terminal terminal) {
        super(terminal, "sso", "identity providers", List.of("list", "disable", "enable", "remove-mapping"));
    }

    @Override
    protected ExitCode act(String verb, ServiceClient client) throws ControlPlaneException {
        switch (verb) {
            case "list" -> list(listAll(client, new QueryPath(PATH)));
            case "disable" -> disable(client);
            case "enable" -> {
                JsonObject.Builder members = JsonObject.builder().put(ENABLED, true);
                printChanged("enabled", client.patch(path("enable"), members.build()));
            }
            default -> removeMapping(client);
        }
        return ExitCode.DONE;
    }

    private void list(List<JsonObject> providers) {
        if (json) {
            providers.forEach(provider -> terminal().out().println(JsonPrinter.compact(provider)));
        } else if (providers.isEmpty()) {
            terminal().printMessage("the organization has no identity providers");
        } else {
            Columns columns = new Columns().row("provider", "name", "type", "domain", "verification", "state");
            providers.forEach(provider -> columns.row(
                    ResponseMembers.display(provider, "id"),
                    ResponseMembers.display(provider, "name"),
                    ResponseMembers.display(provider, "type"),
                    ResponseMembers.display(provider, "emailDomain"),
                    ResponseMembers.display(ResponseMembers.object(provider, "domainVerification"), "status"),
                    isTrue(provider, ENABLED) ? "enabled" : "disabled"));
            columns.lines().forEach(terminal().out()::println);
        }
    }

    private void disable(ServiceClient client) throws ControlPlaneException {
        String path = path("disable");
        JsonObject provider = client.get(path);
        String members = "the members of " + ResponseMembers.display(provider, "emailDomain");
        String effect = isTrue(provider, "required")
                ? "The provider is required: " + members + " cannot sign in at all until it is enabled."
                : "Of " + members + ", only those with a password can sign in until it is enabled.";
        confirm(
                yes,
                "Disable " + ResponseMembers.display(provider, "name") + "? The sessions that began with it end. "
                        + effect);
        printChanged(
                "disabled",
                client.patch(path, JsonObject.builder().put(ENABLED, false).build()));
    }

    private void removeMapping(ServiceClient client) throws ControlPlaneException {
        String path = path("remove-mapping");
        confirm(yes, "Remove the role mapping of " + id + "? Groups then give no scope.");
        JsonObject.Builder members = JsonObject.builder().put("roleMapping", JsonNull.NULL);
        printChanged("removed the role mapping of", client.patch(path, members.build()));
    }

    private String path(String verb) {
        return PATH + "/" + QueryPath.encode(required(id, verb + " takes the identifier of a provider", LISTED));
    }

    private void printChanged(String done, JsonObject provider) {
        if (json) {
            terminal().out().println(JsonPrinter.compact(provider));
        }
        terminal().printMessage(done + " " + ResponseMembers.display(provider, "id"));
    }

    private static boolean isTrue(JsonObject object, String name) {
        return object.members().get(name) == JsonBoolean.TRUE;
    }
}
