package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.chaos.FaultOutcome;
import dev.ectype.runtime.emulator.context.IdempotentReplies;
import dev.ectype.runtime.emulator.context.PreparedOperation;
import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.RetainedRequest;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.context.SlowRequest;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.options.Edge;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.RequestValues;
import dev.ectype.runtime.emulator.route.RouteMatch;
import dev.ectype.runtime.emulator.stream.StreamOpener;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.StreamPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.Era;
import dev.ectype.runtime.state.StaleTransaction;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.wire.CallObserver;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.ProtocolCall;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Runs the operation of a request and writes the reply or the error. */
final class OperationRunner {
    private final SandboxContext sandbox;
    private final ApiOperations operations;
    private final PublicOrigin publicOrigin;
    private final IdempotentReplies repeats;
    private final CacheableReplies cacheable;

    OperationRunner(
            SandboxContext sandbox, ApiOperations operations, PublicOrigin publicOrigin, IdempotentReplies repeats) {
        this.sandbox = sandbox;
        this.operations = operations;
        this.repeats = repeats;
        this.publicOrigin = publicOrigin;
        this.cacheable = new CacheableReplies(sandbox);
    }

    /** Returns what a reply depends on beside the request, see {@link dev.ectype.runtime.http.HttpHandler#replyVersion}. */
    @Nullable
    Object replyVersion() {
        return cacheable.version();
    }

    void run(PreparedOperation operation, RouteMatch match, Request request, ReplyBuffer reply) {
        Era era = sandbox.engine().era();
        State before = sandbox.engine().state();
        // A subscription event met its faults already, with the request that caused it.
        FaultOutcome drawn = CallObserver.of(request).event() == null ? draw(operation, request) : null;
        if (drawn == null || drawn.isDone()) {
            try {
                runGuarded(operation, match, request, reply);
            } catch (SlowRequest tooLong) {
                throw drawn == null ? tooLong : new SlowRequest(drawn);
            }
        }
        // Another operation of the same path has keys of its own for repeated requests.
        if (drawn == null && match.route() == operation.route()) {
            cacheable.mark(reply, request, operation, before, era);
        }
        if (drawn != null) {
            Problem problem = drawn.problem();
            if (problem != null) {
                refuse(operation, problem, request, reply);
            }
            drawn.applyTo(reply);
            CallObserver.of(request)
                    .setBodyFault(
                            drawn.malforms()
                                    ? CallResult.BodyFault.MALFORMED
                                    : drawn.empties() ? CallResult.BodyFault.EMPTY : CallResult.BodyFault.NONE);
        }
    }

    private @Nullable FaultOutcome draw(PreparedOperation operation, Request request) {
        FaultOutcome before = request instanceof RetainedRequest retained ? retained.drawnFaults() : null;
        return before == null ? sandbox.chaos().draw(operation.route().number()) : before;
    }

    private void runGuarded(PreparedOperation operation, RouteMatch match, Request request, ReplyBuffer reply) {
        reply.reason(operation.route().plan().id());
        try {
            serve(operation, match, request, reply);
        } catch (Problem problem) {
            if (!mayBeAnotherOperation(problem) || !tryOtherOperations(match, request, reply)) {
                refuse(operation, problem, request, reply);
            }
        } catch (OutOfMemoryError exhausted) {
            // The memory that the request allocated is garbage by now, and its transaction was not committed.
            sandbox.memory().exhausted();
            refuse(operation, RequestCommit.memoryShort(), request, reply);
        }
    }

    /**
     * Whether another operation with the same path may accept the request. Missing instances and invalid values are no final
     * answer.
     */
    private static boolean mayBeAnotherOperation(Problem problem) {
        return problem.kind() == Problem.Kind.MISSING || problem.kind() == Problem.Kind.INVALID;
    }

    private boolean tryOtherOperations(RouteMatch match, Request request, ReplyBuffer reply) {
        while (match.next()) {
            PreparedOperation other = sandbox.operation(Objects.requireNonNull(match.route()));
            reply.reset().reason(other.route().plan().id());
            try {
                serve(other, match, request, reply);
                return true;
            } catch (Problem refused) {
                // The problem of the first operation counts, unless another operation succeeds.
            }
        }
        return false;
    }

    private void serve(PreparedOperation operation, RouteMatch match, Request request, ReplyBuffer reply) {
        RequestValues source = new RequestValues(request);
        operation.credentials().check(source);
        if (sandbox.options().edge() == Edge.STRICT) {
            operation.reader().requireDescribedMedia(request);
            AcceptCheck.check(request.header("accept"), operation.route().plan().reply());
        }
        String key = IdempotentReplies.key(request, operation);
        if (key == null) {
            perform(operation, operation.reader().read(source, match), reply);
            return;
        }
        // Two equal requests at the same time must have one effect, so they run one after the other.
        synchronized (repeats) {
            if (!repeats.replay(key, sandbox.engine().era(), request, reply)) {
                perform(operation, operation.reader().read(source, match), reply);
                repeats.remember(key, request, reply);
            }
        }
    }

    private void perform(PreparedOperation operation, Arguments arguments, ReplyBuffer reply) {
        try (Transaction transaction = begin(arguments.source().request())) {
            answer(operation, arguments, transaction, reply);
        } catch (StaleTransaction overtaken) {
            reply.reset().reason(operation.route().plan().id());
            try (Transaction transaction = sandbox.engine().beginWriting()) {
                answer(operation, arguments, transaction, reply);
            }
        }
    }

    private Transaction begin(Request request) {
        ProtocolCall.StateEvent about = CallObserver.of(request).event();
        return about == null ? sandbox.engine().begin() : sandbox.engine().reading(about.state());
    }

    private void answer(PreparedOperation operation, Arguments arguments, Transaction transaction, ReplyBuffer reply) {
        ReplyEnvironment environment = new ReplyEnvironment(
                sandbox.options().seed(),
                sandbox.options().fillsOptional(),
                transaction.now(),
                origin(arguments.source().request()));
        RequestTransaction context = new RequestTransaction(sandbox, operation, arguments, transaction, environment);
        OperationPlan plan = operation.route().plan();
        Reply<?> chosen = EventMessageSender.isWithoutEvent(
                        plan, CallObserver.of(context.request()).event())
                ? Reply.of(new ReplyContent.Sample(null))
                : operations.run(plan.group(), plan.id(), context);
        if (plan.stream() == null) {
            ReplyStages.write(chosen, context, reply);
        } else {
            stream(plan.stream(), chosen, context, reply);
        }
        RequestCommit.end(context, operations, reply);
    }

    /** Replies with a stream if the request asks for one. Kept apart, because ordinary requests should not pay for it. */
    private static void stream(StreamPlan stream, Reply<?> chosen, RequestTransaction context, ReplyBuffer reply) {
        OperationPlan plan = context.preparedOperation().route().plan();
        if (!StreamOpener.of(stream, plan).reply(chosen.content(), context, reply)) {
            ReplyStages.write(chosen, context, reply);
        }
    }

    void refuse(PreparedOperation operation, Problem problem, Request request, ReplyBuffer reply) {
        reply.reset();
        State state = sandbox.engine().state();
        ReplyEnvironment environment = new ReplyEnvironment(
                sandbox.options().seed(), sandbox.options().fillsOptional(), state.clock(), origin(request));
        operation.errors().write(problem, environment, request.path(), reply);
        reply.reason(operation.route().plan().id() + " " + problem.message());
        problem.fields().forEach(reply::header);
        if (problem.kind() == Problem.Kind.UNAUTHENTICATED) {
            operation.credentials().challenges().forEach(challenge -> reply.header("www-authenticate", challenge));
        }
    }

    private String origin(Request request) {
        return publicOrigin.linked(request, sandbox.options().trustedHosts());
    }
}
