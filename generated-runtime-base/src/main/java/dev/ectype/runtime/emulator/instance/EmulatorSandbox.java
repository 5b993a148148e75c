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
import dev.ectype.runtime.emulator.options.OptionSummary;
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

/** One sandbox of an emulator: a state of its own, what was answered from it under a key, and who answers. */
public final class EmulatorSandbox implements HttpHandler {
    private final Sandboxes all;
    private final IdempotentReplies repeats = new IdempotentReplies();
    private volatile Seat seat;
    private volatile long idle;
    private volatile long lastUsed;

    /** Who answers now: another edition of the API takes the place of the one before. */
    private record Seat(SandboxContext context, Dispatcher dispatcher) {}

    EmulatorSandbox(Sandboxes all, SandboxContext world, ApiOperations operations) {
        this.all = all;
        this.seat = seat(world, operations);
    }

    private Seat seat(SandboxContext world, ApiOperations operations) {
        ControlContext controlled = new ControlContext(
                world.plan(),
                world.router(),
                world.shapes(),
                world.engine(),
                world.chaos(),
                world.memory(),
                OptionSummary.of(world.options()),
                () -> operations.verify(world, all.publicOrigin()),
                all,
                request -> all.publicOrigin().linked(request, world.options().trustedHosts()),
                () -> requests(world));
        OperationRunner runner = new OperationRunner(world, operations, all.publicOrigin(), repeats);
        return new Seat(world, new Dispatcher(world, runner, new ControlRoutes(controlled, all.rule())));
    }

    /** The page must not show a configured credential, so its commands have a placeholder. */
    private static SampleRequestWriter requests(SandboxContext world) {
        EmulatorOptions options = world.options();
        List<String> credentials = options.credentials().isEmpty() ? List.of() : List.of("CREDENTIAL");
        Instant now = Instant.ofEpochMilli(options.clock().start());
        return new SampleRequestWriter(
                world.plan(), FitContext.of(options.seed(), now, Direction.REQUEST), credentials);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        if (idle > 0) {
            lastUsed = all.now();
        }
        if (ControlRoutes.takesLong(request) || seat.dispatcher().takesLong(request)) {
            RetainedRequest kept = RetainedRequest.of(request);
            reply.fillLater(later -> answer(kept, later));
            return;
        }
        try {
            answer(request, reply);
        } catch (SlowRequest tooLong) {
            RetainedRequest kept = RetainedRequest.of(request).with(tooLong.drawnFaults());
            reply.reset().fillLater(later -> answer(kept, later));
        }
    }

    @Override
    public boolean streamsBody(Request request) {
        return seat.dispatcher().streamsBody(request);
    }

    private void answer(Request request, ReplyBuffer reply) {
        try {
            seat.dispatcher().handle(request, reply);
        } catch (SupersededState overtaken) {
            // The write met the moment in which another edition took over: that one answers.
            answer(request, reply.reset());
        }
    }

    String name() {
        return engine().sandbox();
    }

    public SandboxContext context() {
        return seat.context();
    }

    StateEngine engine() {
        return seat.context().engine();
    }

    /** How many milliseconds nobody may use it until it is dropped, or 0. */
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

    /** Lets somebody else answer, from the same state. */
    void answerBy(ApiOperations operations, ServerLog log) {
        seat = seat(seat.context().with(log), operations);
    }

    /** Goes on as a later edition of the API, with the state that still fits. */
    CarryOverResult continueAs(SandboxContext next, ApiOperations later) {
        SandboxContext now = seat.context();
        return now.engine().supersede(snapshot -> {
            CarryOverResult fitting = CarryOver.into(
                    next.engine(), next.shapes(), snapshot, now.options().seed());
            next.engine().continueFrom(now.engine());
            seat = seat(next, later);
            return fitting;
        });
    }
}
