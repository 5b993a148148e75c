package dev.ectype.cli.command.base;

import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.QueryPath;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** Runs a command with several verbs for one kind of object in a control plane. */
public abstract class ServiceVerbCommand extends VerbCommand {
    @Mixin
    private ServiceOptions service = new ServiceOptions();

    public ServiceVerbCommand(Terminal terminal, String command, String about, List<String> verbs) {
        super(terminal, command, about, verbs);
    }

    /** Executes one of the verbs. */
    protected abstract ExitCode act(String verb, ServiceClient client) throws ControlPlaneException;

    @Override
    protected final ExitCode act(String verb) {
        try {
            return act(verb, service.client(terminal()));
        } catch (ControlPlaneException exception) {
            throw exception.failure();
        }
    }

    /** Reads all items of a list, page by page. */
    public static List<JsonObject> listAll(ServiceClient client, QueryPath query) throws ControlPlaneException {
        List<JsonObject> items = new ArrayList<>();
        String first = query.with("limit", "100").path();
        Set<String> cursors = new HashSet<>();
        String cursor = null;
        do {
            JsonObject page = client.get(cursor == null ? first : first + "&cursor=" + QueryPath.encode(cursor));
            items.addAll(ResponseMembers.objects(page, "items"));
            cursor = ResponseMembers.text(page, "nextCursor");
            if (cursor != null && !cursors.add(cursor)) {
                throw ControlPlaneException.unexpected("the control plane at " + client.address()
                        + " returned the cursor of an earlier page again, so the list has no end");
            }
        } while (cursor != null);
        return items;
    }

    /** Returns a required argument of a verb, or fails with the message and the hint. */
    public static String required(@Nullable String argument, String message, String hint) {
        if (argument == null || argument.isBlank()) {
            throw CommandFailure.usage(message, hint);
        }
        return argument;
    }

    /** Asks the user to confirm an irreversible action, unless an option already confirms it. */
    public final void confirm(boolean confirmed, String question) {
        if (confirmed) {
            return;
        } else if (!terminal().canPrompt()) {
            throw CommandFailure.usage(
                    question + " Standard input is not a terminal, so the question cannot be asked.",
                    "Confirm with --yes.");
        }
        terminal().err().print(question + " [y/N] ");
        terminal().err().flush();
        try {
            if (List.of("y", "yes").contains(terminal().readLine().strip().toLowerCase(Locale.ROOT))) {
                return;
            }
        } catch (IOException unreadable) {
            // No answer means no.
        }
        throw new CommandFailure(ExitCode.NO, "nothing was done", "Answer y, or confirm with --yes.");
    }
}
