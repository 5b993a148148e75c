package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.chaos.RuleNames;
import dev.ectype.runtime.chaos.RuleTarget;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.channel.MessageLog;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.launch.NearestName;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.options.Responses;
import dev.ectype.runtime.emulator.reply.LocationIndex;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.route.Router;
import dev.ectype.runtime.emulator.seed.SnapshotLoader;
import dev.ectype.runtime.emulator.seed.StoredStart;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.wire.AdapterExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Holds the parts of one sandbox of a running emulator. Sandboxes share all parts except the state. */
public final class SandboxContext {
    private final Plan plan;
    private final EmulatorOptions options;
    private final Router router;
    private final LocationIndex addresses;
    private final QuerySecrets secrets;
    private final ResourceShapes shapes;
    private final DocumentFactory documents;
    private final StateEngine engine;
    private final @Nullable PreparedOperation[] operations;
    private final RuleNames ruleNames;
    private final Chaos chaos;
    private final MemoryWatermark memory;
    private final long start;
    private final @Nullable CarryOverResult carried;
    private final ProtocolAdapters adapters;
    private final @Nullable MessageLog messages;

    /**
     * Creates the state of an emulator and fills it with its start data.
     *
     * @param wiring supplies the emitted wiring of the GraphQL schema, or null
     * @param stored the state at the start, or null to generate it
     * @throws BadFixture if the fixture or the chaos rules do not fit the plan
     * @throws IllegalStateException if the artifact of a protocol adapter that the plan needs is missing
     */
    public SandboxContext(
            Plan plan,
            EmulatorOptions options,
            Supplier<@Nullable AdapterExtension> wiring,
            @Nullable StoredStart stored) {
        this.plan = plan;
        secrets = new QuerySecrets(List.of(plan));
        // Nobody knows more about the members of recorded replies than the recording.
        EmulatorOptions allowed = plan.api().recorded() ? options.withResponses(Responses.REQUIRED) : options;
        EmulatorOptions hiding = allowed.withLog(secrets.hiding(options.log()));
        memory = new MemoryWatermark(options.memoryWatermark(), hiding.log());
        router = Router.of(plan);
        addresses = new LocationIndex(router.paths(), plan.resources());
        adapters = ProtocolAdapters.of(plan, wiring);
        shapes = new ResourceShapes(plan);
        documents = new DocumentFactory(options.seed(), options.maxBody(), hiding.fillsOptional());
        operations = new PreparedOperation[router.routes().size()];
        StateOptions state = StateOptions.standard()
                .withSeed(options.seed())
                .withClock(options.clock())
                .withJournal(options.journal());
        start = options.clock().start();
        ApiIdentity api = new ApiIdentity(
                plan.api().name(), plan.api().version(), plan.api().hash());
        Fixture fixture = options.fixture();
        Fixture snapshot = fixture != null && fixture.isSnapshot() ? fixture : null;
        ruleNames = new RuleNames(this::targets, NearestName::to);
        StateEngine restored = stored == null ? null : stored.restored(api, shapes.schema(), state);
        engine = restored != null
                ? restored
                : new StateEngine(
                        api, shapes.schema(), state, new GeneratedStart(plan, options, shapes, documents, ruleNames));
        chaos = new Chaos(engine, ruleNames);
        messages = MessageLog.of(shapes.messageTable(), engine, chaos);
        SnapshotLoader snapshots = new SnapshotLoader(engine, shapes, plan, options.seed());
        carried = snapshot == null ? null : snapshots.from(snapshot);
        this.options = hiding.withFixture(fixture == null ? null : afterStart(fixture, snapshots));
    }

    /**
     * Returns the fixture in less memory, for a verification of the journal and for a later edition of the API. A snapshot that
     * does not fit entirely stays as it is, because a later edition may accept more of it.
     */
    private Fixture afterStart(Fixture loaded, SnapshotLoader snapshots) {
        if (!loaded.isSnapshot()) {
            return loaded.withoutIndex();
        }
        return carried == null ? snapshots.withoutText(loaded) : loaded;
    }

    private SandboxContext(SandboxContext other, StateEngine engine, EmulatorOptions options) {
        plan = other.plan;
        this.options = options;
        secrets = other.secrets;
        memory = other.memory;
        router = other.router;
        addresses = other.addresses;
        adapters = other.adapters;
        shapes = other.shapes;
        documents = other.documents;
        operations = other.operations;
        start = other.start;
        carried = null;
        ruleNames = other.ruleNames;
        this.engine = engine;
        // The faults count the writes of an engine, so that one engine has them once.
        chaos = engine == other.engine ? other.chaos : new Chaos(engine, ruleNames);
        messages = engine == other.engine ? other.messages : MessageLog.of(shapes.messageTable(), engine, chaos);
    }

    /** Returns the messages of channels, or null if the API has none. */
    public @Nullable MessageLog messages() {
        return messages;
    }

    private List<RuleTarget> targets() {
        List<RuleTarget> targets = new ArrayList<>();
        for (HttpRoute route : router.routes()) {
            OperationPlan operation = route.plan();
            targets.add(new RuleTarget(
                    operation.id(),
                    operation.resource(),
                    operation.tags(),
                    route.method(),
                    route.template(),
                    operation.binding() instanceof BindingPlan.Channel channel ? channel.message() : null));
        }
        return targets;
    }

    /** Returns a copy of this context with another state. */
    public SandboxContext with(StateEngine other) {
        return new SandboxContext(this, other, options);
    }

    /** Returns a copy of this context with another log. */
    public SandboxContext with(ServerLog log) {
        return new SandboxContext(this, engine, options.withLog(secrets.hiding(log)));
    }

    /**
     * Returns the result of carrying over the start snapshot, or null if the snapshot came from the same version of the API
     * description.
     */
    @Nullable
    public CarryOverResult carried() {
        return carried;
    }

    /** Returns the plan that the emulator serves. */
    public Plan plan() {
        return plan;
    }

    /** Returns the options of the emulator. Their log receives no secret values. */
    public EmulatorOptions options() {
        return options;
    }

    /** Returns the router of the API paths. */
    public Router router() {
        return router;
    }

    LocationIndex addresses() {
        return addresses;
    }

    /** Returns the protocol adapters, which all sandboxes share. */
    public ProtocolAdapters adapters() {
        return adapters;
    }

    /** Returns the filter of secret query parameters. */
    public QuerySecrets secrets() {
        return secrets;
    }

    /** Returns the resources of the plan. */
    public ResourceShapes shapes() {
        return shapes;
    }

    /** Returns the factory of stored documents. */
    public DocumentFactory documents() {
        return documents;
    }

    /** Returns the state engine of this sandbox. */
    public StateEngine engine() {
        return engine;
    }

    /** Returns the check of the memory in use, which all sandboxes share. */
    public MemoryWatermark memory() {
        return memory;
    }

    /** Returns the fault injection of this sandbox. */
    public Chaos chaos() {
        return chaos;
    }

    /** Returns the start time of the emulator by its own clock, in milliseconds since 1970. */
    public long start() {
        return start;
    }

    /**
     * Returns the prepared operation of a route. The first request prepares it; concurrent threads may prepare it twice, and
     * either result is valid.
     */
    public PreparedOperation operation(HttpRoute route) {
        PreparedOperation known = operations[route.number()];
        if (known == null) {
            known = new PreparedOperation(route, this);
            operations[route.number()] = known;
        }
        return known;
    }
}
