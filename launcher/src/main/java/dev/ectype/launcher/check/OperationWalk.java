package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import dev.ectype.compiler.ir.resource.MoveRole;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.launcher.exchange.RequestSender;
import dev.ectype.launcher.judge.client.GroupMemory;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Sends one valid request to every operation of a running emulator, in an order in which each can succeed. */
public final class OperationWalk {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");

    private static final List<Endpoint> NO_ENDPOINTS = List.of();

    private final ModelIndex model;
    private final CheckRowBuilder row;
    private final RequestSender sender;
    private final ReplyValidator validator;
    private final SampleRequestWriter writer;
    private final Map<String, OperationPlan> plans = new LinkedHashMap<>();
    private final KnownInstances instances = new KnownInstances();
    private final InstanceCreator instanceCreator;
    private final RequestParameters requestParameters;
    private final RequiredFilters requiredFilters;
    private final ReplyObserver replyObserver;
    private final BodyReferences bodyReferences;
    private final ExtraMembers extraMembers;
    private final AbsentInstances absentInstances;
    private final Set<String> searched = new LinkedHashSet<>();
    private final Emulator emulator;
    private final BoundOperations boundOperations;
    private final MemberCoverage memberCoverage;
    private @Nullable SnapshotIndex snapshot;
    private @Nullable EmulatorResponse last;
    private @Nullable SampleRequest sent;
    private long before;

    OperationWalk(Emulator emulator, ApiModel model, CheckRowBuilder row) {
        this.emulator = emulator;
        this.model = ModelIndex.of(model);
        this.row = row;
        this.sender = new RequestSender(emulator);
        this.validator = new ReplyValidator(emulator.plan(), model.api().types());
        FitContext context = FitContext.of(emulator.options().seed(), NOW, Direction.REQUEST);
        this.writer = new SampleRequestWriter(emulator.plan(), context, List.of());
        this.replyObserver = new ReplyObserver(model, instances);
        this.instanceCreator = new InstanceCreator(this, this.model, instances);
        this.bodyReferences =
                new BodyReferences(this, this.model, instances, new DescribedIdentifiers(this.model, plans, writer));
        this.extraMembers = new ExtraMembers(this.model, writer);
        this.absentInstances = new AbsentInstances(this.model, instances, plans, writer, sender);
        this.requiredFilters = new RequiredFilters(name -> snapshot().of(name));
        this.requestParameters =
                new RequestParameters(instances, writer, bodyReferences, extraMembers, requiredFilters);
        this.boundOperations = new BoundOperations(emulator, this, this.model);
        this.memberCoverage = new MemberCoverage(new DescribedApi(model));
        emulator.plan().operations().forEach(operation -> plans.put(operation.id(), operation));
    }

    void run(BiConsumer<Endpoint, EmulatorResponse> witness) {
        List<Endpoint> ordered =
                new ArrayList<>(PlayedOperations.of(model.model().endpoints()));
        ordered.sort(WalkOrder.order(model.model()));
        for (Endpoint endpoint : ordered) {
            if (WalkOrder.of(endpoint) == WalkOrder.DELETE) {
                boundOperations.decideReads();
            }
            String problem = problem(endpoint, witness);
            boolean isCall = endpoint.binding().isClientInitiated();
            if (isCall) {
                boundOperations.add(endpoint, problem == null ? last : null, before);
            }
            if (problem == null) {
                if (isCall) {
                    memberCoverage.add(endpoint, Objects.requireNonNull(last));
                }
                row.answered();
            } else {
                row.unanswered(endpoint.binding().words() + " " + problem);
            }
        }
        boundOperations.decideReads();
    }

    /** What the walk saw, with the groups that another client played. */
    ClientFindings findings(List<GroupMemory> groups) {
        return new ClientFindings(
                groups,
                boundOperations.counts(),
                boundOperations.unbound(),
                memberCoverage.described(),
                memberCoverage.returned());
    }

    /** The parameters of an operation, of the newest instances that the walk knows. */
    Map<String, Document> parameters(EndpointId operation) {
        Endpoint endpoint = model.operation(operation);
        return endpoint == null ? new LinkedHashMap<>() : instances.parameters(endpoint, null);
    }

    /** Sends the request with an identifier that no instance has; null without a parameter for one. */
    @Nullable
    EmulatorResponse sendUnknown(Endpoint endpoint) throws IOException {
        snapshot = null;
        return absentInstances.sendUnknown(endpoint);
    }

    /** Sends the request with the identifier of a deleted instance; null if no operation deletes one. */
    @Nullable
    EmulatorResponse sendDeleted(Endpoint endpoint) throws IOException {
        snapshot = null;
        return absentInstances.sendDeleted(endpoint);
    }

    private @Nullable String problem(Endpoint endpoint, BiConsumer<Endpoint, EmulatorResponse> witness) {
        try {
            discover(endpoint);
            KnownInstance subject = subject(endpoint);
            linkPrerequisites(endpoint, subject);
            before = emulator.position();
            boolean needsReferences =
                    subject == null || endpoint.role() instanceof Role.EditList || endpoint.role() instanceof MoveRole;
            EmulatorResponse response =
                    send(endpoint, subject, needsReferences ? this.bodyReferences.of(endpoint) : new LinkedHashMap<>());
            last = response;
            witness.accept(endpoint, response);
            String violation = validator.violation(endpoint, response);
            if (violation == null && endpoint.binding() instanceof ChannelMessage) {
                violation = new MessageReceipt(sender).violation(Objects.requireNonNull(sent), response);
            }
            return violation == null || response.status() < 400
                    ? violation
                    : violation + " at " + response.target() + ": " + response.excerpt();
        } catch (IOException noResponse) {
            return "received no response: " + noResponse.getMessage();
        } catch (IllegalArgumentException invalid) {
            return "cannot be called: " + invalid.getMessage();
        }
    }

    /** The instance that the operation works on: a new one if the operation deletes it or needs it in a state. */
    private @Nullable KnownInstance subject(Endpoint endpoint) throws IOException {
        Role role = endpoint.role();
        if (role == null
                || endpoint.parameterBindings().isEmpty()
                || role instanceof Role.Create
                || role instanceof Role.ListAll) {
            return null;
        }
        ParameterBinding last =
                endpoint.parameterBindings().get(endpoint.parameterBindings().size() - 1);
        if (!last.resource().equals(role.resource())) {
            return null;
        }
        if (role instanceof Role.Act act) {
            return new StatePreparer(this, model, instances).inState(endpoint, act);
        }
        KnownInstance fresh = role instanceof Role.Delete ? create(endpoint) : null;
        boolean identified =
                fresh == null || KnownInstances.isIdentifier(fresh.document().member(last.member()));
        fresh = identified ? fresh : snapshot().newest(last.resource());
        if (fresh != null) {
            return fresh;
        }
        KnownInstance known = instances.subject(endpoint);
        for (Endpoint creator :
                known == null || !(role instanceof Role.Delete) ? NO_ENDPOINTS : model.putting(endpoint)) {
            // Another path may have deleted the instance with the same identifier.
            send(creator, known);
        }
        return known;
    }

    /** Creates the associations that an operation requires. */
    private void linkPrerequisites(Endpoint operation, @Nullable KnownInstance subject) throws IOException {
        for (Endpoint endpoint : model.linking(operation)) {
            send(endpoint, subject, endpoint.role() instanceof Role.EditList ? bodyReferences.of(endpoint) : Map.of());
        }
    }

    /** Lists or creates an instance for each of an operation's parameter bindings, each below the one before. */
    void discover(Endpoint endpoint) throws IOException {
        for (int index = 0; index < endpoint.parameterBindings().size(); index++) {
            Set<String> outer = KnownInstances.outerKeys(endpoint, index);
            String key = KnownInstances.key(endpoint.parameterBindings().get(index)) + " in " + outer;
            boolean needed = instances.within(endpoint, index) == null && searched.add(key);
            for (WalkOrder order : needed ? List.of(WalkOrder.LIST, WalkOrder.CREATE) : List.<WalkOrder>of()) {
                find(endpoint, index, order);
            }
            if (needed && index > 0 && instances.within(endpoint, index) == null) {
                instanceCreator.createReferencing(endpoint, index);
            }
            if (needed && instances.within(endpoint, index) == null) {
                ResourceName resource = endpoint.parameterBindings().get(index).resource();
                snapshot().of(resource).forEach(each -> instances.add(resource, each));
            }
        }
    }

    /** The emulator's state since the last write. */
    SnapshotIndex snapshot() {
        SnapshotIndex known = snapshot;
        if (known == null) {
            known = new SnapshotIndex(model, emulator.save());
            snapshot = known;
        }
        return known;
    }

    private void find(Endpoint operation, int index, WalkOrder order) throws IOException {
        ParameterBinding binding = operation.parameterBindings().get(index);
        Set<String> outer = KnownInstances.outerKeys(operation, index);
        for (Endpoint endpoint : model.on(binding.resource(), order)) {
            boolean suitable = KnownInstances.outerKeys(
                            endpoint, endpoint.parameterBindings().size())
                    .containsAll(outer);
            if (suitable && instances.within(operation, index) == null) {
                discover(endpoint);
                send(endpoint, null);
            }
        }
    }

    /** Creates an instance for an operation below the operation's parents; null if no operation creates one. */
    @Nullable
    KnownInstance create(Endpoint operation) throws IOException {
        return create(operation, new LinkedHashMap<>());
    }

    /** Creates an instance for an operation with the given members in the request body. */
    @Nullable
    KnownInstance create(Endpoint operation, Map<MemberPath, Document> members) throws IOException {
        return instanceCreator.create(operation, members);
    }

    /** Sends a request and notes the instances that its reply contains. */
    EmulatorResponse send(Endpoint endpoint, @Nullable KnownInstance subject) throws IOException {
        return send(endpoint, subject, new LinkedHashMap<>());
    }

    /** Sends a request with the given body members, which the description may not require. */
    EmulatorResponse send(Endpoint endpoint, @Nullable KnownInstance subject, Map<MemberPath, Document> members)
            throws IOException {
        OperationPlan plan = plans.get(endpoint.id().value());
        Map<String, Document> values = requestParameters.of(endpoint, subject, plan);
        Map<MemberPath, Document> sent = new LinkedHashMap<>();
        requiredFilters.bodyMembers(endpoint).forEach((name, parent) -> sent.put(MemberPath.of(name), parent));
        sent.putAll(members);
        SampleRequest request =
                plan == null ? null : writer.write(plan, values, sent, extraMembers.next(endpoint, values));
        if (request == null) {
            throw new IllegalArgumentException("it has no HTTP binding");
        }
        this.sent = request;
        EmulatorResponse response = sender.send(request);
        snapshot = request.method().equals("GET") ? snapshot : null;
        if (response.status() < 300) {
            replyObserver.note(endpoint, subject, values, response);
            if (endpoint.role() instanceof Role.Delete deletion) {
                // The other instances may have been found through the deleted one.
                searched.removeIf(key -> key.startsWith(deletion.resource() + "\n"));
            }
        }
        return response;
    }
}
