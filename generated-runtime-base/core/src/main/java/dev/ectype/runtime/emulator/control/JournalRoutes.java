package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.MessageContent;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.JournalVerification;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.journal.JournalEntry;
import dev.ectype.runtime.state.journal.UnknownPosition;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Serves the journal routes: list, entry, branches, diff, rewind, forward, verify. */
final class JournalRoutes {
    private static final int USUAL_LIMIT = 100;
    private static final int HIGHEST_LIMIT = 1_000;
    private static final String STATE = "/state";

    private final StateEngine engine;
    private final JournalWriter writer;
    private final SandboxRegistry sandboxes;
    private final Supplier<JournalVerification> verification;

    JournalRoutes(ControlContext context) {
        this.engine = context.engine();
        this.sandboxes = context.sandboxes();
        this.verification = context.verification();
        this.writer = new JournalWriter(engine);
    }

    /**
     * Serves a journal route.
     *
     * @param route the path after {@code journal}: empty, or from a slash on
     */
    byte[] answer(String route, Request request) {
        try {
            switch (route) {
                case "":
                    ControlRequest.allow(request, "GET", "HEAD");
                    return list(request);
                case "/branches":
                    ControlRequest.allow(request, "GET", "HEAD");
                    return writer.branches();
                case "/diff":
                    ControlRequest.allow(request, "GET", "HEAD");
                    return diff(request);
                case "/rewind":
                    ControlRequest.requireJson(request, "POST");
                    return rewind(ControlRequest.object(request));
                case "/forward":
                    ControlRequest.requireJson(request, "POST");
                    return forward(ControlRequest.object(request));
                case "/verify":
                    ControlRequest.requireJson(request, "POST");
                    return writer.verified(verified());
                default:
                    ControlRequest.allow(request, "GET", "HEAD");
                    return entry(route.substring(1));
            }
        } catch (UnknownPosition unknown) {
            throw Problem.of(404, "unknown_position", String.valueOf(unknown.getMessage()));
        } catch (IllegalArgumentException wrongWay) {
            throw ControlRequest.invalid(String.valueOf(wrongWay.getMessage()));
        }
    }

    /** Returns whether a route names the state at a position. */
    static boolean isState(String route) {
        return route.startsWith("journal/") && route.endsWith(STATE);
    }

    /** Returns the state at a position of the current branch, or at the oldest reachable position, and changes nothing. */
    MessageContent state(String route, Request request) {
        ControlRequest.allow(request, "GET");
        String name = route.substring("journal/".length(), route.length() - STATE.length());
        long position =
                name.equals("oldest") ? engine.journal().oldestReachable() : ControlRequest.parsed("position", name);
        try {
            return SnapshotBody.of(engine.snapshotChunks(engine.at(position)));
        } catch (UnknownPosition unknown) {
            throw Problem.of(404, "unknown_position", String.valueOf(unknown.getMessage()));
        }
    }

    private byte[] list(Request request) {
        long limit = ControlRequest.number(request, "limit", USUAL_LIMIT);
        if (limit < 1 || limit > HIGHEST_LIMIT) {
            throw ControlRequest.invalid("expected 1 to " + HIGHEST_LIMIT + " for 'limit', found " + limit);
        }
        return writer.entries(engine.journal().entries(ControlRequest.number(request, "from", 0), (int) limit));
    }

    private byte[] entry(String name) {
        JournalEntry entry = engine.journal().entry(ControlRequest.parsed("position", name));
        if (entry == null) {
            throw Problem.of(
                    404,
                    "unknown_position",
                    "the journal holds positions " + engine.journal().firstPosition() + " to "
                            + engine.journal().lastPosition() + ", not " + name);
        }
        return writer.entry(entry);
    }

    private byte[] diff(Request request) {
        long here = engine.state().position();
        long from = ControlRequest.number(request, "from", here);
        return writer.diff(engine.history().diff(from, ControlRequest.number(request, "to", here)));
    }

    /** Compares the state with the start of its sandbox, or with the state of another sandbox. */
    byte[] diffOfStates(Request request) {
        String with = ControlRequest.text(request, "with");
        if (with == null || with.equals("start")) {
            return writer.diff(engine.history().diff(engine.start()));
        }
        StateEngine other = sandboxes.engine(with);
        if (other == null) {
            throw Problem.of(404, "unknown_sandbox", "there is no sandbox '" + with + "'");
        }
        return writer.diff(engine.history().diff(other.state()));
    }

    private JournalVerification verified() {
        try {
            return verification.get();
        } catch (IllegalStateException impossible) {
            throw Problem.of(409, "cannot_verify", String.valueOf(impossible.getMessage()));
        }
    }

    private byte[] rewind(Document body) {
        Long to = ControlRequest.number(body, "to");
        if (to == null) {
            throw ControlRequest.invalid("expected {\"to\": POSITION}, and {\"branch\": NAME} for another branch");
        }
        String branch = branch(body);
        if (branch == null) {
            engine.history().rewind(to);
        } else {
            engine.history().travel(branch, to);
        }
        return writer.position();
    }

    private byte[] forward(Document body) {
        Long target = ControlRequest.number(body, "to");
        engine.history().forward(target == null ? engine.journal().lastPosition() : target);
        return writer.position();
    }

    private static @Nullable String branch(Document body) {
        Document branch = body.member("branch");
        if (branch != null && !branch.isString()) {
            throw ControlRequest.invalid("expected the name of a branch, found " + branch);
        }
        return branch == null ? null : branch.text();
    }
}
