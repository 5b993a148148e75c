package dev.ectype.runtime.emulator;

import dev.ectype.runtime.chaos.Drawn;
import dev.ectype.runtime.emulator.reply.PartialContent;
import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.reply.Surroundings;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.Source;
import dev.ectype.runtime.emulator.resource.OwnLinks;
import dev.ectype.runtime.emulator.route.Match;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.state.Cause;
import dev.ectype.runtime.state.ReplyDigest;
import dev.ectype.runtime.state.RequestRecord;
import dev.ectype.runtime.state.StaleTransaction;
import dev.ectype.runtime.state.State;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.wire.Call;
import dev.ectype.runtime.wire.Called;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Runs the operation that a request means, and writes its reply or why it cannot be done. */
final class OperationRunner {
    private final World world;
    private final ApiOperations operations;
    private final Place place;
    private final Repeats repeats;

    OperationRunner(World world, ApiOperations operations, Place place, Repeats repeats) {
        this.world = world;
        this.operations = operations;
        this.repeats = repeats;
        this.place = place;
    }

    void run(Endpoint endpoint, Match match, Request request, ReplyBuffer reply) {
        // What happened has met its faults already, with the request that did it.
        Drawn drawn = isTold(request) ? null : draw(endpoint, request);
        if (drawn == null || drawn.isDone()) {
            try {
                attend(endpoint, match, request, reply);
            } catch (TakesLong tooLong) {
                throw drawn == null ? tooLong : new TakesLong(drawn);
            }
        }
        if (drawn != null) {
            Problem problem = drawn.problem();
            if (problem != null) {
                refuse(endpoint, problem, request, reply);
            }
            drawn.befall(reply);
            if (request instanceof Call call) {
                call.harmed(
                        drawn.spoils()
                                ? Called.Harm.SPOILED
                                : drawn.empties() ? Called.Harm.EMPTIED : Called.Harm.NONE);
            }
        }
    }

    private @Nullable Drawn draw(Endpoint endpoint, Request request) {
        Drawn before = request instanceof KeptRequest kept ? kept.drawn() : null;
        return before == null ? world.chaos().draw(endpoint.route().number()) : before;
    }

    private static boolean isTold(Request request) {
        return request instanceof Call call && call.about() != null;
    }

    private void attend(Endpoint endpoint, Match match, Request request, ReplyBuffer reply) {
        reply.reason(endpoint.route().plan().id());
        try {
            serve(endpoint, match, request, reply);
        } catch (Problem problem) {
            if (!isSomebodyElses(problem) || !servedElse(match, request, reply)) {
                refuse(endpoint, problem, request, reply);
            }
        } catch (OutOfMemoryError exhausted) {
            // What the request has allocated is garbage by now, and its transaction has not been committed.
            world.memory().exhausted();
            refuse(endpoint, memoryShort(), request, reply);
        }
    }

    /** What names nothing that an operation knows may be meant for another one of the same path. */
    private static boolean isSomebodyElses(Problem problem) {
        return problem.kind() == Problem.Kind.MISSING || problem.kind() == Problem.Kind.INVALID;
    }

    private boolean servedElse(Match match, Request request, ReplyBuffer reply) {
        while (match.next()) {
            Endpoint other = world.endpoint(Objects.requireNonNull(match.route()));
            reply.reset().reason(other.route().plan().id());
            try {
                serve(other, match, request, reply);
                return true;
            } catch (Problem refused) {
                // Who was asked first says why, unless another one can answer.
            }
        }
        return false;
    }

    private void serve(Endpoint endpoint, Match match, Request request, ReplyBuffer reply) {
        Source source = new Source(request);
        endpoint.credentials().check(source);
        if (world.options().edge() == Edge.STRICT) {
            endpoint.reader().requireDescribedMedia(request);
            Acceptance.check(request.header("accept"), endpoint.route().plan().reply());
        }
        String key = Repeats.key(request, endpoint);
        if (key == null) {
            perform(endpoint, endpoint.reader().read(source, match), reply);
            return;
        }
        // Who sends the same twice at once must get one effect, hence one after the other.
        synchronized (repeats) {
            if (!repeats.replay(key, world.engine().era(), request, reply)) {
                perform(endpoint, endpoint.reader().read(source, match), reply);
                repeats.remember(key, request, reply);
            }
        }
    }

    private void perform(Endpoint endpoint, Arguments arguments, ReplyBuffer reply) {
        try (Transaction transaction = begin(arguments.source().request())) {
            answer(endpoint, arguments, transaction, reply);
        } catch (StaleTransaction overtaken) {
            reply.reset().reason(endpoint.route().plan().id());
            try (Transaction transaction = world.engine().beginWriting()) {
                answer(endpoint, arguments, transaction, reply);
            }
        }
    }

    private Transaction begin(Request request) {
        Call.Happening about = request instanceof Call call ? call.about() : null;
        return about == null ? world.engine().begin() : world.engine().reading(about.state());
    }

    private void answer(Endpoint endpoint, Arguments arguments, Transaction transaction, ReplyBuffer reply) {
        Request request = arguments.source().request();
        Surroundings around = new Surroundings(world.options().seed(), transaction.now(), origin(request));
        Exchange exchange = new Exchange(world, endpoint, arguments, transaction, around);
        OperationPlan plan = endpoint.route().plan();
        Reply<?> chosen = operations.run(plan.group(), plan.index(), exchange);
        endpoint.replies().write(Expander.expanded(chosen.shown(), exchange), arguments, around, reply);
        if (world.shapes().areLinked() && !(chosen.shown() instanceof Shown.Content)) {
            OwnLinks.fill(around.origin(), reply);
        }
        Shown.Instance made = exchange.made();
        if (made != null) {
            endpoint.replies().locate(made, arguments, around, reply);
        }
        List<HeaderField> fields = chosen.fields();
        for (int index = 0; index < fields.size(); index++) {
            reply.header(fields.get(index));
        }
        if (endpoint.isVersioned() && !endpoint.writes()) {
            KnownVersion.answer(request, reply);
        }
        if (chosen.shown() instanceof Shown.Content) {
            PartialContent.answer(request, reply);
        }
        Document operation = LastingOperation.begun(exchange, reply);
        if (operation != null && request instanceof Call call) {
            call.lasts(operation);
        }
        if (transaction.hasWritten()) {
            requireMemory(request);
            RequestRecord record = RequestRecord.of(
                    request.method(),
                    world.secrets().hidden(request.target()),
                    endpoint.remembered().of(request),
                    request.body().copy());
            long digest = ReplyDigest.of(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
            long position = transaction.commit(new Cause(endpoint.route().plan().id(), record, reply.status(), digest));
            if (request instanceof Call call) {
                call.seen(world.engine().at(position));
            }
            exchange.events().forEach(event -> operations.emitted(event.name(), event.document()));
        } else if (request instanceof Call call) {
            call.seen(transaction.state());
        }
    }

    /** Deletions are done nevertheless, so that there is a way back. */
    private void requireMemory(Request request) {
        if (world.memory().refusesWrite(request.body().size())
                && !request.method().equals("DELETE")) {
            throw memoryShort();
        }
    }

    private Problem memoryShort() {
        return Problem.of(
                507,
                "insufficient_storage",
                "memory is short: start the emulator with more heap, or delete what is not needed; the journal remembers it"
                        + " for a while");
    }

    void refuse(Endpoint endpoint, Problem problem, Request request, ReplyBuffer reply) {
        reply.reset();
        State state = world.engine().state();
        Surroundings around = new Surroundings(world.options().seed(), state.clock(), origin(request));
        endpoint.errors().write(problem, around, request.path(), reply);
        reply.reason(endpoint.route().plan().id() + " " + problem.message());
        problem.fields().forEach(reply::header);
        if (problem.kind() == Problem.Kind.UNAUTHENTICATED) {
            endpoint.credentials().challenges().forEach(challenge -> reply.header("www-authenticate", challenge));
        }
    }

    private String origin(Request request) {
        return place.linked(request, world.options().trustedHosts());
    }
}
