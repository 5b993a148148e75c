package dev.ectype.cli.command;

import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.Answer;
import dev.ectype.cli.service.Query;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.service.ServiceFault;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks after the projects of an organization. */
@Command(
        name = "projects",
        description = {
            "Lists, creates and deletes the projects of the organization, which recordings and snapshots belong to.",
            "Deleting one deletes its recordings and snapshots."
        },
        customSynopsis = {
            "ectype projects list [OPTION...]",
            "       ectype projects create NAME [--slug SLUG] [--description TEXT] [OPTION...]",
            "       ectype projects delete PROJECT [--yes] [OPTION...]"
        },
        sortOptions = false)
final class ProjectsCommand extends ServiceVerbCommand {
    private static final String PATH = "/v1/projects";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "NAME",
            description = "The name of a new project; the slug or identifier of one to delete.")
    private @Nullable String name;

    @Option(
            names = "--slug",
            paramLabel = "SLUG",
            description = "What it is called in addresses (default: of the name).")
    private @Nullable String slug;

    @Option(names = "--description", paramLabel = "TEXT", description = "What it is for.")
    private @Nullable String description;

    @Option(names = "--yes", description = "Delete without asking.")
    private boolean yes;

    @Option(names = "--json", description = "Print what is shown as JSON.")
    private boolean json;

    ProjectsCommand(Terminal terminal) {
        super(terminal, "projects", "projects", List.of("list", "create", "delete"));
    }

    @Override
    protected ExitCode act(String todo, ServiceClient client) throws ServiceFault {
        switch (todo) {
            case "list" -> list(all(client, new Query(PATH)));
            case "create" -> create(client);
            default -> delete(client);
        }
        return ExitCode.DONE;
    }

    private void list(List<JsonObject> projects) {
        if (json) {
            projects.forEach(project -> terminal().out().println(JsonPrinter.compact(project)));
        } else if (projects.isEmpty()) {
            terminal().say("there are no projects; `ectype projects create NAME` makes one");
        } else {
            Columns columns = new Columns().row("project", "name", "created", "id");
            projects.forEach(project -> columns.row(
                    Answer.shown(project, "slug"),
                    Answer.shown(project, "name"),
                    Answer.shown(project, "createdAt"),
                    Answer.shown(project, "id")));
            columns.lines().forEach(terminal().out()::println);
        }
    }

    private void create(ServiceClient client) throws ServiceFault {
        JsonObject.Builder wanted = JsonObject.builder()
                .put("name", needed(name, "create takes the name of a project", "`ectype projects create Shop`."));
        if (slug != null) {
            wanted.put("slug", slug);
        }
        if (description != null) {
            wanted.put("description", description);
        }
        JsonObject project = client.post(PATH, wanted.build());
        terminal().out().println(json ? JsonPrinter.compact(project) : Answer.shown(project, "slug"));
        terminal().say("created " + Answer.shown(project, "slug"));
    }

    private void delete(ServiceClient client) throws ServiceFault {
        String named = needed(name, "delete takes a project", "`ectype projects list` lists those that are there.");
        confirm(yes, "Delete the project " + named + " with its recordings and snapshots?");
        client.delete(PATH + "/" + Query.step(named));
        if (json) {
            terminal()
                    .out()
                    .println(JsonPrinter.compact(
                            JsonObject.builder().put("deleted", named).build()));
        }
        terminal().say("deleted " + named);
    }
}
