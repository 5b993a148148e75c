package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceCommand;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.QueryPath;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the events of the organization. */
@Command(
        name = "activity",
        description = {
            "Shows changes in the organization with author and time; the latest is last.",
            "With --follow it continues until it is stopped, and reports when the service is lost and when it is back."
        },
        customSynopsis = "ectype activity [--follow] [OPTION...]",
        sortOptions = false)
public final class ActivityCommand extends ServiceCommand {
    private static final int LARGEST_PAGE = 100;
    private static final long PACE = 2_000;

    @Option(names = "--follow", description = "Continue with new events.")
    private boolean following;

    @Option(names = "--limit", paramLabel = "N", description = "Number of latest events (default 20).")
    private int limit = 20;

    @Option(names = "--kind", paramLabel = "KIND", description = "Only events of this kind, such as snapshot.created.")
    private @Nullable String kind;

    @Option(
            names = "--since",
            paramLabel = "TIME",
            description = "Only events from this time on, such as 2026-01-31T12:00:00Z.")
    private @Nullable String since;

    @Option(names = "--json", description = "Print one JSON object per event.")
    private boolean json;

    @Mixin
    private ServiceOptions service = new ServiceOptions();

    private String last = "";

    public ActivityCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode callService() throws ControlPlaneException {
        if (limit < 1) {
            throw CommandFailure.usage("--limit takes a number from 1, but was " + limit, "Omit it for 20.");
        }
        ServiceClient client = service.client(terminal());
        show(latest(client, limit, ""));
        while (following) {
            terminal().out().flush();
            follow(client);
        }
        return ExitCode.DONE;
    }

    private void follow(ServiceClient client) throws ControlPlaneException {
        boolean gone = false;
        while (true) {
            try {
                Thread.sleep(PACE);
                show(latest(client, Integer.MAX_VALUE, last));
                terminal().out().flush();
                if (gone) {
                    gone = false;
                    terminal().printMessage("The control plane at " + client.address() + " responds again.");
                }
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                following = false;
                return;
            } catch (ControlPlaneException exception) {
                if (!exception.isOutage()) {
                    throw exception;
                } else if (!gone) {
                    gone = true;
                    terminal().printMessage(exception.getMessage() + "; retrying.");
                }
            }
        }
    }

    /** Returns the latest events in chronological order, limited by a number or by the last known event. */
    private List<JsonObject> latest(ServiceClient client, int limit, String after) throws ControlPlaneException {
        List<JsonObject> events = new ArrayList<>();
        String cursor = null;
        do {
            JsonObject page = client.get(new QueryPath("/v1/events")
                    .with("limit", Integer.toString(Math.min(LARGEST_PAGE, limit - events.size())))
                    .with("cursor", cursor)
                    .with("kind", kind)
                    .with("since", since)
                    .path());
            for (JsonObject event : ResponseMembers.objects(page, "items")) {
                // Identifiers begin with the time, so a smaller identifier is older.
                if (ResponseMembers.display(event, "id").compareTo(after) <= 0) {
                    return reversed(events);
                }
                events.add(event);
            }
            cursor = ResponseMembers.text(page, "nextCursor");
            // Without a starting event, --follow begins with the next event.
        } while (cursor != null && events.size() < limit && !(limit == Integer.MAX_VALUE && after.isEmpty()));
        return reversed(events);
    }

    private static List<JsonObject> reversed(List<JsonObject> events) {
        List<JsonObject> ordered = new ArrayList<>(events);
        Collections.reverse(ordered);
        return ordered;
    }

    private void show(List<JsonObject> events) {
        Columns columns = new Columns();
        for (JsonObject event : events) {
            last = ResponseMembers.display(event, "id");
            if (json) {
                print(event);
            } else {
                JsonObject actor = ResponseMembers.object(event, "actor");
                String name = ResponseMembers.text(actor, "name");
                columns.row(
                        ResponseMembers.display(event, "at"),
                        ResponseMembers.display(event, "kind"),
                        ResponseMembers.display(event, "target"),
                        name == null ? ResponseMembers.display(actor, "type") : name);
            }
        }
        columns.lines().forEach(terminal().out()::println);
    }
}
