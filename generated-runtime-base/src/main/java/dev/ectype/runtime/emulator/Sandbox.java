package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.ask.AskWriter;
import dev.ectype.runtime.emulator.carry.Carried;
import dev.ectype.runtime.emulator.carry.CarryOver;
import dev.ectype.runtime.emulator.control.ControlRoutes;
import dev.ectype.runtime.emulator.control.Controlled;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.SupersededState;
import java.time.Instant;
import java.util.List;

/** One sandbox of an emulator: a state of its own, what was answered from it under a key, and who answers. */
final class Sandbox implements HttpHandler {
    private final Sandboxes all;
    private final Repeats repeats = new Repeats();
    private volatile Seat seat;
    private volatile long idle;
    private volatile long lastUsed;

    /** Who answers now: another edition of the API takes the place of the one before. */
    private record Seat(World world, Dispatcher dispatcher) {}

    Sandbox(Sandboxes all, World world, ApiOperations operations) {
        this.all = all;
        this.seat = seat(world, operations);
    }

    private Seat seat(World world, ApiOperations operations) {
        Controlled controlled = new Controlled(
                world.plan(),
                world.router(),
                world.shapes(),
                world.engine(),
                world.chaos(),
                world.memory(),
                OptionSummary.of(world.options()),
                () -> operations.verify(world, all.place()),
                all,
                request -> all.place().linked(request, world.options().trustedHosts()),
                () -> requests(world));
        OperationRunner runner = new OperationRunner(world, operations, all.place(), repeats);
        return new Seat(world, new Dispatcher(world, runner, new ControlRoutes(controlled, all.rule())));
    }

    /** The page must not show a configured credential, so its commands have a placeholder. */
    private static AskWriter requests(World world) {
        EmulatorOptions options = world.options();
        List<String> credentials = options.credentials().isEmpty() ? List.of() : List.of("CREDENTIAL");
        Instant now = Instant.ofEpochMilli(options.clock().start());
        return new AskWriter(world.plan(), FitContext.of(options.seed(), now, Direction.REQUEST), credentials);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        if (idle > 0) {
            lastUsed = all.now();
        }
        if (ControlRoutes.takesLong(request) || seat.dispatcher().takesLong(request)) {
            KeptRequest kept = KeptRequest.of(request);
            reply.fillLater(later -> answer(kept, later));
            return;
        }
        try {
            answer(request, reply);
        } catch (TakesLong tooLong) {
            KeptRequest kept = KeptRequest.of(request).with(tooLong.drawn());
            reply.reset().fillLater(later -> answer(kept, later));
        }
    }

    @Override
    public boolean hearsPieces(Request request) {
        return seat.dispatcher().hearsPieces(request);
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

    World world() {
        return seat.world();
    }

    StateEngine engine() {
        return seat.world().engine();
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
        seat = seat(seat.world().with(log), operations);
    }

    /** Goes on as a later edition of the API, with the state that still fits. */
    Carried continueAs(World next, ApiOperations later) {
        World now = seat.world();
        return now.engine().supersede(snapshot -> {
            Carried fitting = CarryOver.into(
                    next.engine(), next.shapes(), snapshot, now.options().seed());
            next.engine().goOnFrom(now.engine());
            seat = seat(next, later);
            return fitting;
        });
    }
}
