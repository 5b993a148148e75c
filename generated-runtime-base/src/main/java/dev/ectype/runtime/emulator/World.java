package dev.ectype.runtime.emulator;

import dev.ectype.runtime.chaos.BadRules;
import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.chaos.Target;
import dev.ectype.runtime.chaos.Vocabulary;
import dev.ectype.runtime.emulator.carry.Carried;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.launch.Nearest;
import dev.ectype.runtime.emulator.populate.Population;
import dev.ectype.runtime.emulator.reply.Addresses;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.route.Route;
import dev.ectype.runtime.emulator.route.Router;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.MemoryWatermark;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.ApiIdentity;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.wire.FrontDoor;
import dev.ectype.runtime.wire.Wired;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything that one sandbox of a booted emulator consists of; but for the state, all of them share it. */
final class World {
    private final Plan plan;
    private final EmulatorOptions options;
    private final Router router;
    private final Addresses addresses;
    private final QuerySecrets secrets;
    private final ResourceShapes shapes;
    private final Documents documents;
    private final StateEngine engine;
    private final @Nullable Endpoint[] endpoints;
    private final Vocabulary words;
    private final Chaos chaos;
    private final MemoryWatermark memory;
    private final long start;
    private final @Nullable Carried carried;
    private final List<FrontDoor> doors;

    World(Plan plan, EmulatorOptions options, Supplier<@Nullable Wired> wired) {
        this.plan = plan;
        secrets = new QuerySecrets(List.of(plan));
        this.options = options.withLog(secrets.hiding(options.log()));
        memory = new MemoryWatermark(options.memoryWatermark(), this.options.log());
        router = Router.of(plan);
        addresses = new Addresses(router.paths());
        doors = FrontDoors.of(plan, wired);
        shapes = new ResourceShapes(plan);
        documents = new Documents(options.seed(), options.maxBody());
        endpoints = new Endpoint[router.routes().size()];
        StateOptions state = StateOptions.standard()
                .withSeed(options.seed())
                .withClock(options.clock())
                .withJournal(options.journal());
        start = options.clock().start();
        ApiIdentity api = new ApiIdentity(
                plan.api().name(), plan.api().version(), plan.api().hash());
        Fixture fixture = options.fixture();
        boolean whole = fixture != null && fixture.isSnapshot();
        Planting planting = whole ? null : planting(fixture);
        GivenRows given = planting == null
                ? new GivenRows(shapes, documents, start)
                : new GivenRows(shapes, documents, start, planting.told());
        words = new Vocabulary(this::targets, Nearest::to);
        RuleFile rules = options.chaos();
        engine = new StateEngine(api, shapes.schema(), state, transaction -> {
            given.seed(plan, transaction);
            if (planting != null) {
                planting.plant(transaction);
            }
            if (options.populate() > 0) {
                Population.Census census = new Population.Census(options.populate(), options.seed(), start);
                Population.fill(plan, shapes, documents, census, transaction);
            }
            if (rules != null) {
                begin(rules, words, transaction);
            }
        });
        chaos = new Chaos(engine, words);
        carried = whole && fixture != null ? new SnapshotStart(engine, shapes, options.seed()).from(fixture) : null;
    }

    /** What a fixture tells of, else what the plan does: of that what does not fit is left out, because nobody wrote it. */
    private @Nullable Planting planting(@Nullable Fixture fixture) {
        if (fixture != null) {
            return new Planting(shapes, documents, fixture, start);
        }
        Document told = plan.start();
        return told == null ? null : Planting.ofWhatFits(shapes, documents, told, start);
    }

    private World(World other, StateEngine engine, EmulatorOptions options) {
        plan = other.plan;
        this.options = options;
        secrets = other.secrets;
        memory = other.memory;
        router = other.router;
        addresses = other.addresses;
        doors = other.doors;
        shapes = other.shapes;
        documents = other.documents;
        endpoints = other.endpoints;
        start = other.start;
        carried = null;
        words = other.words;
        this.engine = engine;
        chaos = new Chaos(engine, words);
    }

    private List<Target> targets() {
        List<Target> targets = new ArrayList<>();
        for (Route route : router.routes()) {
            OperationPlan operation = route.plan();
            targets.add(new Target(
                    operation.id(), operation.resource(), operation.tags(), route.method(), route.template()));
        }
        return targets;
    }

    private static void begin(RuleFile rules, Vocabulary words, Transaction transaction) {
        try {
            Chaos.begin(rules.document(), words, transaction);
        } catch (BadRules bad) {
            throw BadFixture.ofRules(bad.wrongs().stream()
                    .map(wrong -> rules.fault(wrong.pointer(), wrong.told()))
                    .toList());
        }
    }

    /** The same with another state. */
    World with(StateEngine other) {
        return new World(this, other, options);
    }

    /** The same, and somebody else hears of what nobody answers. */
    World with(ServerLog log) {
        return new World(this, engine, options.withLog(secrets.hiding(log)));
    }

    /** What was kept of the snapshot that was started from, where it was of another version of the description. */
    @Nullable
    Carried carried() {
        return carried;
    }

    Plan plan() {
        return plan;
    }

    EmulatorOptions options() {
        return options;
    }

    Router router() {
        return router;
    }

    Addresses addresses() {
        return addresses;
    }

    /** Whether a request is answered while its body comes. */
    boolean hearsPieces(Request request) {
        for (FrontDoor door : doors) {
            if (door.hearsPieces(request)) {
                return true;
            }
        }
        return false;
    }

    /** Whether something has to be made ready before it is known what answers a request. */
    boolean isOpening(Request request) {
        for (FrontDoor door : doors) {
            if (door.isBusy(request)) {
                return true;
            }
        }
        return false;
    }

    /** What answers a request in another protocol than that of the description's paths, or null where nothing does. */
    @Nullable
    FrontDoor door(Request request) {
        for (FrontDoor door : doors) {
            if (door.takes(request)) {
                return door;
            }
        }
        return null;
    }

    QuerySecrets secrets() {
        return secrets;
    }

    ResourceShapes shapes() {
        return shapes;
    }

    Documents documents() {
        return documents;
    }

    StateEngine engine() {
        return engine;
    }

    MemoryWatermark memory() {
        return memory;
    }

    /** The faults that befall requests in this sandbox. */
    Chaos chaos() {
        return chaos;
    }

    /** When the emulator was started, by its own clock. */
    long start() {
        return start;
    }

    /** Prepared at the first request; threads that race prepare it twice, and either serves. */
    Endpoint endpoint(Route route) {
        Endpoint known = endpoints[route.number()];
        if (known == null) {
            known = new Endpoint(route, this);
            endpoints[route.number()] = known;
        }
        return known;
    }
}
