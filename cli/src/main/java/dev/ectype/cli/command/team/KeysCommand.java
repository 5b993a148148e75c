package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceVerbCommand;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.QueryPath;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.SecretFile;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates, lists, rotates and revokes the keys of an organization. */
@Command(
        name = "keys",
        description = {
            "Lists, creates, rotates and revokes keys of the organization; all except list need the scope admin.",
            "A new key is printed once, on standard output or into the file of --key-file. It is never part of"
                    + " JSON."
        },
        customSynopsis = {
            "ectype keys list [OPTION...]",
            "       ectype keys create NAME [--scope read|write|admin] [--expires TIME] [--key-file FILE] [OPTION...]",
            "       ectype keys rotate ID [--overlap SECONDS] [--key-file FILE] [OPTION...]",
            "       ectype keys revoke ID [--yes] [OPTION...]"
        },
        sortOptions = false)
public final class KeysCommand extends ServiceVerbCommand {
    private static final String PATH = "/v1/api-keys";
    private static final String SECRET = "key";
    private static final String LISTED = "`ectype keys list` lists the existing keys.";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "NAME|ID",
            description = "Name of a new key; identifier of a key to rotate or revoke.")
    private @Nullable String name;

    @Option(names = "--scope", paramLabel = "read|write|admin", description = "Scope of the new key (default read).")
    private String scope = "read";

    @Option(names = "--expires", paramLabel = "TIME", description = "Expiry of the new key (default: never).")
    private @Nullable String expires;

    @Option(
            names = "--overlap",
            paramLabel = "SECONDS",
            description = "Seconds that the rotated key stays valid (default: a day).")
    private @Nullable Integer overlap;

    @Option(
            names = "--key-file",
            paramLabel = "FILE",
            description = "New file for the key, readable by its owner only.")
    private @Nullable String file;

    @Option(names = "--yes", description = "Revoke without confirmation.")
    private boolean yes;

    @Option(names = "--json", description = "Print the result as JSON, without keys.")
    private boolean json;

    public KeysCommand(Terminal terminal) {
        super(terminal, "keys", "keys", List.of("list", "create", "rotate", "revoke"));
    }

    @Override
    protected ExitCode act(String verb, ServiceClient client) throws ControlPlaneException {
        switch (verb) {
            case "list" -> list(listAll(client, new QueryPath(PATH)));
            case "create" -> create(client);
            case "rotate" -> rotate(client);
            default -> revoke(client);
        }
        return ExitCode.DONE;
    }

    private void list(List<JsonObject> keys) {
        if (json) {
            keys.forEach(key -> terminal().out().println(JsonPrinter.compact(key)));
            return;
        }
        Columns columns = new Columns().row("key", "name", "scope", "begins with", "last used", "ends");
        keys.forEach(key -> columns.row(
                ResponseMembers.display(key, "id"),
                ResponseMembers.display(key, "name"),
                ResponseMembers.display(key, "scope"),
                ResponseMembers.display(key, "prefix"),
                ResponseMembers.display(key, "lastUsedAt"),
                ResponseMembers.text(key, "revokedAt") == null
                        ? ResponseMembers.display(key, "expiresAt")
                        : "revoked"));
        columns.lines().forEach(terminal().out()::println);
    }

    private void create(ServiceClient client) throws ControlPlaneException {
        String keyName = required(name, "create takes the name of a key", "`ectype keys create CI --scope write`.");
        SecretFile secretFile = keyFile();
        JsonObject.Builder body = JsonObject.builder().put("name", keyName).put("scope", scope);
        if (expires != null) {
            body.put("expiresAt", expires);
        }
        printCreated(client.post(PATH, body.build()), secretFile);
    }

    private void rotate(ServiceClient client) throws ControlPlaneException {
        String id = required(name, "rotate takes the identifier of a key", LISTED);
        SecretFile secretFile = keyFile();
        JsonObject.Builder body = JsonObject.builder();
        if (overlap != null) {
            body.put("overlapSeconds", overlap);
        }
        printCreated(client.post(PATH + "/" + QueryPath.encode(id) + "/rotate", body.build()), secretFile);
    }

    /** Opens the file for a key before the key exists: the service returns a key only once. */
    private @Nullable SecretFile keyFile() {
        if (file != null) {
            return SecretFile.create(terminal().path(file));
        } else if (json) {
            throw CommandFailure.usage(
                    "--json prints no key, but a new key is printed only once",
                    "Give a file for the key: --key-file FILE.");
        }
        return null;
    }

    private void printCreated(JsonObject key, @Nullable SecretFile secretFile) {
        String secret = ResponseMembers.text(key, SECRET);
        if (secret == null) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "the response of the service contains no key",
                    "Revoke " + ResponseMembers.display(key, "id") + ".");
        }
        if (secretFile == null) {
            terminal().out().println(secret);
        } else {
            secretFile.write(secret);
        }
        Map<String, JsonValue> publicMembers = new LinkedHashMap<>(key.members());
        publicMembers.remove(SECRET);
        if (json) {
            terminal().out().println(JsonPrinter.compact(new JsonObject(publicMembers)));
        }
        terminal().out().flush();
        terminal()
                .printMessage("created " + ResponseMembers.display(key, "id") + " with the scope "
                        + ResponseMembers.display(key, "scope")
                        + (file == null ? "; it is printed only once" : ", in " + file));
    }

    private void revoke(ServiceClient client) throws ControlPlaneException {
        String id = required(name, "revoke takes the identifier of a key", LISTED);
        confirm(yes, "Revoke the key " + id + "? Requests with this key are then refused.");
        client.delete(PATH + "/" + QueryPath.encode(id));
        if (json) {
            terminal()
                    .out()
                    .println(JsonPrinter.compact(
                            JsonObject.builder().put("revoked", id).build()));
        }
        terminal().printMessage("revoked " + id);
    }
}
