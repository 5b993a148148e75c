package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.control.ControlRoutes;
import dev.ectype.runtime.emulator.reply.ErrorWriter;
import dev.ectype.runtime.emulator.reply.Surroundings;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.Source;
import dev.ectype.runtime.emulator.route.Match;
import dev.ectype.runtime.emulator.route.Route;
import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.state.Cause;
import dev.ectype.runtime.state.RequestRecord;
import dev.ectype.runtime.state.StaleTransaction;
import dev.ectype.runtime.state.State;
import dev.ectype.runtime.state.Transaction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Takes a request from its path to its reply. */
final class Dispatcher implements HttpHandler {
    private static final int SUGGESTED = 3;

    private final World world;
    private final Emulator emulator;
    private final ControlRoutes control;
    private final Place place;
    private final ThreadLocal<Match> matches = ThreadLocal.withInitial(Match::new);
    private volatile @Nullable Dated dated;

    Dispatcher(World world, Emulator emulator, ControlRoutes control, Place place) {
        this.world = world;
        this.emulator = emulator;
        this.control = control;
        this.place = place;
    }

    /** The {@code Date} of a version of the state. */
    private record Dated(long clock, HeaderField field) {}

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        String path = request.path();
        if (path.startsWith(ControlRoutes.PREFIX)) {
            control(request, reply);
        } else {
            route(request, reply);
        }
        reply.header(date());
    }

    private void control(Request request, ReplyBuffer reply) {
        try {
            control.handle(request, reply);
        } catch (Problem problem) {
            ErrorWriter.plain(problem, reply);
        }
    }

    private void route(Request request, ReplyBuffer reply) {
        Match match = matches.get();
        world.router().find(request, match);
        Route route = match.route();
        if (route == null) {
            unrouted(request, match, reply);
        } else {
            Endpoint endpoint = world.endpoint(route);
            reply.reason(route.plan().id());
            try {
                serve(endpoint, match, request, reply);
            } catch (Problem problem) {
                refuse(endpoint, problem, request, reply);
            }
        }
        match.end();
    }

    private void serve(Endpoint endpoint, Match match, Request request, ReplyBuffer reply) {
        Source source = new Source(request);
        endpoint.credentials().check(source);
        Arguments arguments = endpoint.reader().read(source, match);
        if (world.options().edge() == Edge.STRICT) {
            Acceptance.check(request.header("accept"), endpoint.route().plan().reply());
        }
        try (Transaction transaction = world.engine().begin()) {
            answer(endpoint, arguments, transaction, reply);
        } catch (StaleTransaction overtaken) {
            reply.reset().reason(endpoint.route().plan().id());
            try (Transaction transaction = world.engine().beginWriting()) {
                answer(endpoint, arguments, transaction, reply);
            }
        }
    }

    private void answer(Endpoint endpoint, Arguments arguments, Transaction transaction, ReplyBuffer reply) {
        Request request = arguments.source().request();
        Surroundings around = new Surroundings(world.options().seed(), transaction.now(), origin(request));
        Exchange exchange = new Exchange(world, endpoint, arguments, transaction, around);
        Reply<?> chosen = emulator.operations(endpoint.route().plan().group(), exchange)
                .dispatch(endpoint.route().plan().index());
        endpoint.replies().write(Expander.expanded(chosen.shown(), exchange), arguments, around, reply);
        List<HeaderField> fields = chosen.fields();
        for (int index = 0; index < fields.size(); index++) {
            reply.header(fields.get(index));
        }
        if (transaction.hasWritten()) {
            RequestRecord record = RequestRecord.of(
                    request.method(),
                    request.target(),
                    List.of(),
                    request.body().copy());
            transaction.commit(new Cause(endpoint.route().plan().id(), record, reply.status(), 0));
            exchange.events().forEach(event -> emulator.emitted(event.name(), event.document()));
        }
    }

    private void refuse(Endpoint endpoint, Problem problem, Request request, ReplyBuffer reply) {
        reply.reset();
        State state = world.engine().state();
        Surroundings around = new Surroundings(world.options().seed(), state.clock(), origin(request));
        endpoint.errors().write(problem, around, reply);
        reply.reason(endpoint.route().plan().id() + " " + problem.message());
        if (problem.kind() == Problem.Kind.UNAUTHENTICATED) {
            endpoint.credentials().challenges().forEach(challenge -> reply.header("www-authenticate", challenge));
        }
    }

    private void unrouted(Request request, Match match, ReplyBuffer reply) {
        if (match.knowsPath()) {
            reply.header("allow", String.join(", ", match.allowed()));
            if (request.method().equals("OPTIONS")) {
                reply.status(204);
                return;
            }
            ErrorWriter.plain(
                    Problem.of(405, "method_not_allowed", request.path() + " does not answer " + request.method()),
                    reply);
            return;
        }
        List<Route> near = world.router().nearest(request.method(), request.path(), SUGGESTED);
        String names = near.stream()
                .map(route -> route.method() + " " + route.template())
                .collect(Collectors.joining(", "));
        String hint = names.isEmpty() ? "" : "; the nearest are " + names;
        Problem problem = Problem.missing("no operation answers " + request.method() + " " + request.path() + hint);
        ErrorWriter.plain(problem, reply);
        if (!names.isEmpty()) {
            reply.header("x-service-near", ascii(names));
        }
    }

    private static String ascii(String text) {
        return new String(text.getBytes(StandardCharsets.US_ASCII), StandardCharsets.US_ASCII)
                .replaceAll("[\\x00-\\x1f\\x7f]", "?");
    }

    private String origin(Request request) {
        return place.linked(request, world.options().trustedHosts());
    }

    private HeaderField date() {
        State state = world.engine().state();
        long now = world.engine().clock().now(state.clock()) / 1000;
        Dated known = dated;
        if (known == null || known.clock() != now) {
            known = new Dated(now, HeaderField.of("date", CivilTime.http(now * 1000)));
            dated = known;
        }
        return known.field();
    }
}
