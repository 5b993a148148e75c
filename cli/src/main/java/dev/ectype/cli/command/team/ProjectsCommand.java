package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceVerbCommand;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.QueryPath;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists, creates, archives, restores and deletes the projects of an organization. */
@Command(
        name = "projects",
        description = {
            "Lists, creates, archives, restores and deletes projects of the organization. Recordings and snapshots belong",
            "to a project. Lists omit an archived project until it is restored; everything else works as before.",
            "A deletion includes the recordings and snapshots of the project."
        },
        customSynopsis = {
            "ectype projects list [--archived] [OPTION...]",
            "       ectype projects create NAME [--slug SLUG] [--description TEXT] [OPTION...]",
            "       ectype projects archive|restore PROJECT [OPTION...]",
            "       ectype projects delete PROJECT [--yes] [OPTION...]"
        },
        sortOptions = false)
public final class ProjectsCommand extends ServiceVerbCommand {
    private static final String PATH = "/v1/projects";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "NAME",
            description = "Name of a new project; slug or identifier of an existing one.")
    private @Nullable String name;

    @Option(
            names = "--slug",
            paramLabel = "SLUG",
            description = "Slug of the project in URLs (default: derived from the name).")
    private @Nullable String slug;

    @Option(names = "--description", paramLabel = "TEXT", description = "Description of the project.")
    private @Nullable String description;

    @Option(names = "--archived", description = "List the archived projects instead.")
    private boolean archived;

    @Option(names = "--yes", description = "Delete without confirmation.")
    private boolean yes;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    public ProjectsCommand(Terminal terminal) {
        super(terminal, "projects", "projects", List.of("list", "create", "archive", "restore", "delete"));
    }

    @Override
    protected ExitCode act(String verb, ServiceClient client) throws ControlPlaneException {
        switch (verb) {
            case "list" -> list(listAll(client, new QueryPath(PATH).with("archived", archived ? "true" : null)));
            case "create" -> create(client);
            case "archive" -> archive(client, true);
            case "restore" -> archive(client, false);
            default -> delete(client);
        }
        return ExitCode.DONE;
    }

    private void list(List<JsonObject> projects) {
        if (json) {
            projects.forEach(project -> terminal().out().println(JsonPrinter.compact(project)));
        } else if (projects.isEmpty()) {
            terminal()
                    .printMessage(
                            archived
                                    ? "the organization has no archived projects"
                                    : "the organization has no projects; `ectype projects create NAME` creates one");
        } else {
            Columns columns = new Columns().row("project", "name", "created", "id");
            projects.forEach(project -> columns.row(
                    ResponseMembers.display(project, "slug"),
                    ResponseMembers.display(project, "name"),
                    ResponseMembers.display(project, "createdAt"),
                    ResponseMembers.display(project, "id")));
            columns.lines().forEach(terminal().out()::println);
        }
    }

    private void create(ServiceClient client) throws ControlPlaneException {
        JsonObject.Builder request = JsonObject.builder()
                .put("name", required(name, "create takes the name of a project", "`ectype projects create Shop`."));
        if (slug != null) {
            request.put("slug", slug);
        }
        if (description != null) {
            request.put("description", description);
        }
        JsonObject project = client.post(PATH, request.build());
        terminal().out().println(json ? JsonPrinter.compact(project) : ResponseMembers.display(project, "slug"));
        terminal().printMessage("created " + ResponseMembers.display(project, "slug"));
    }

    private void archive(ServiceClient client, boolean wanted) throws ControlPlaneException {
        String named = existing(wanted ? "archive" : "restore");
        JsonObject project = client.patch(
                PATH + "/" + QueryPath.encode(named),
                JsonObject.builder().put("archived", wanted).build());
        if (json) {
            terminal().out().println(JsonPrinter.compact(project));
        }
        terminal().printMessage((wanted ? "archived " : "restored ") + named);
    }

    private String existing(String verb) {
        return required(name, verb + " takes a project", "`ectype projects list` lists the existing projects.");
    }

    private void delete(ServiceClient client) throws ControlPlaneException {
        String named = existing("delete");
        confirm(yes, "Delete the project " + named + " with its recordings and snapshots?");
        client.delete(PATH + "/" + QueryPath.encode(named));
        if (json) {
            terminal()
                    .out()
                    .println(JsonPrinter.compact(
                            JsonObject.builder().put("deleted", named).build()));
        }
        terminal().printMessage("deleted " + named);
    }
}
