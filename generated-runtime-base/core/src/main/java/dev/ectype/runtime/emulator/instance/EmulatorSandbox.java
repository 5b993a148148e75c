package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.carry.CarryOver;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.context.IdempotentReplies;
import dev.ectype.runtime.emulator.context.RetainedRequest;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.context.SlowRequest;
import dev.ectype.runtime.emulator.control.ControlContext;
import dev.ectype.runtime.emulator.control.ControlRoutes;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.SupersededState;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds one sandbox of an emulator: its state, its idempotent replies and its dispatcher. */
public final class EmulatorSandbox implements HttpHandler {
    private final Sandboxes all;
    private final IdempotentReplies repeats = new IdempotentReplies();
    private volatile Edition edition;
    private volatile long idle;
    private volatile long lastUsed;

    /** The parts in use. A later edition of the API replaces them. */
    private record Edition(SandboxContext context, Dispatcher dispatcher, EventMessageSender events) {}

    EmulatorSandbox(Sandboxes all, SandboxContext sandbox, ApiOperations operations) {
        this.all = all;
        this.edition = edition(sandbox, operations);
        sendEvents(sandbox.engine());
    }

    /** Adds the messages about events to each write of an engine. */
    private void sendEvents(StateEngine engine) {
        if (!edition.events().isEmpty()) {
            engine.beforeCommit(transaction -> edition.events().addTo(transaction));
        }
    }

    private Edition edition(SandboxContext sandbox, ApiOperations operations) {
        ControlContext controlled = new ControlContext(
                sandbox.plan(),
                sandbox.router(),
                sandbox.shapes(),
                sandbox.engine(),
                sandbox.chaos(),
                sandbox.memory(),
                OptionSummary.of(sandbox.options()),
                () -> operations.verify(sandbox, all.publicOrigin()),
                all,
                request -> all.publicOrigin().linked(request, sandbox.options().trustedHosts()),
                () -> requests(sandbox));
        OperationRunner runner = new OperationRunner(sandbox, operations, all.publicOrigin(), repeats);
        return new Edition(
                sandbox,
                new Dispatcher(sandbox, runner, new ControlRoutes(controlled, all.rule())),
                new EventMessageSender(sandbox, operations));
    }

    /** Creates sample requests with a placeholder, because the page must not contain a configured credential. */
    private static SampleRequestWriter requests(SandboxContext sandbox) {
        EmulatorOptions options = sandbox.options();
        List<String> credentials = options.credentials().isEmpty() ? List.of() : List.of("CREDENTIAL");
        Instant now = Instant.ofEpochMilli(options.clock().start());
        return new SampleRequestWriter(
                sandbox.plan(), FitContext.of(options.seed(), now, Direction.REQUEST), credentials);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        if (idle > 0) {
            lastUsed = all.now();
        }
        if (ControlRoutes.takesLong(request) || edition.dispatcher().takesLong(request)) {
            RetainedRequest retained = RetainedRequest.of(request);
            reply.fillLater(later -> answer(retained, later));
            return;
        }
        try {
            answer(request, reply);
        } catch (SlowRequest tooLong) {
            RetainedRequest retained = RetainedRequest.of(request).with(tooLong.drawnFaults());
            reply.reset().fillLater(later -> answer(retained, later));
        }
    }

    @Override
    public boolean streamsBody(Request request) {
        return edition.dispatcher().streamsBody(request);
    }

    @Override
    public @Nullable Object replyVersion() {
        return edition.dispatcher().replyVersion();
    }

    private void answer(Request request, ReplyBuffer reply) {
        try {
            edition.dispatcher().handle(request, reply);
        } catch (SupersededState overtaken) {
            // A later edition took over during the write, so it runs the request.
            answer(request, reply.reset());
        }
    }

    String name() {
        return engine().sandbox();
    }

    public SandboxContext context() {
        return edition.context();
    }

    StateEngine engine() {
        return edition.context().engine();
    }

    /** Returns the idle time in milliseconds after which the sandbox is dropped, or 0 for never. */
    long idle() {
        return idle;
    }

    void idle(long millis) {
        lastUsed = all.now();
        idle = millis;
    }

    boolean isExpired(long now) {
        return idle > 0 && now - lastUsed > idle;
    }

    /** Replaces the operations and the log, with the same state. */
    void answerBy(ApiOperations operations, ServerLog log) {
        edition = edition(edition.context().with(log), operations);
    }

    /** Continues with a later edition of the API and the state that still fits. */
    CarryOverResult continueAs(SandboxContext next, ApiOperations later) {
        SandboxContext now = edition.context();
        return now.engine().supersede(snapshot -> {
            CarryOverResult fitting = CarryOver.into(
                    next.engine(), next.shapes(), snapshot, now.options().seed());
            next.engine().continueFrom(now.engine());
            edition = edition(next, later);
            sendEvents(next.engine());
            return fitting;
        });
    }
}
