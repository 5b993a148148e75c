package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Computes paths for the calls of each group, as a REST API would have them. */
final class CallPaths {
    private static final List<OperationName.Kind> ON_COLLECTIONS =
            List.of(OperationName.Kind.CREATE, OperationName.Kind.LIST, OperationName.Kind.DELETE_MANY);
    private static final SegmentedPath.Segment ITEM = new SegmentedPath.Segment("{}", "id");

    private final ModelDraft draft;
    private final Map<String, String> literals;
    private final Map<String, CallGroup> groups = new LinkedHashMap<>();
    private final Map<String, CallGroup> onlyRead = new LinkedHashMap<>();
    private final Map<String, List<OperationCall>> others = new LinkedHashMap<>();
    private final List<ModelChange.ReadAsRoute> bulks = new ArrayList<>();

    CallPaths(ModelDraft draft, Map<String, List<OperationCall>> known) {
        this.draft = draft;
        this.literals = CollectionLiterals.of(draft, known);
    }

    /** Adds a group if its calls create or list instances and read them, or create them with an identifier. */
    void add(String key, List<OperationCall> calls) {
        // If paths name the collection, its instances exist before a call registers them.
        List<OperationCall> relevant = calls.stream()
                .filter(call -> !literals.containsKey(key) || !call.registers())
                .toList();
        if (relevant.isEmpty()) {
            return;
        }
        String literal = literals.get(key);
        boolean named = literal != null
                && !draft.routes.at(itemOf(relevant.get(0).scope(), literal)).isEmpty();
        CallGroup group = new CallGroup(relevant, draft.shapes, named);
        SegmentedPath collection = collection(key, group);
        SegmentedPath item = collection.then(ITEM);
        boolean creates = group.contains(OperationName.Kind.CREATE)
                || group.contains(OperationName.Kind.PUT)
                || draft.routes.find("POST", collection) != null;
        boolean lists = group.contains(OperationName.Kind.LIST) || draft.routes.find("GET", collection) != null;
        boolean reads = group.contains(OperationName.Kind.READ) || draft.routes.find("GET", item) != null;
        // Paths of services are read as in REST, where a list or a read alone has instances too.
        boolean listed = (lists || creates) && group.isOfService();
        if (creates && (lists || reads || group.createsIdentified()) || lists && reads || listed) {
            groups.put(key, group);
        } else if (reads && group.isOfService()) {
            onlyRead.put(key, group);
        }
    }

    private static SegmentedPath itemOf(SegmentedPath scope, String literal) {
        return scope.then(new SegmentedPath.Segment(literal, null)).then(ITEM);
    }

    /** Adds the groups whose instances are only read, unless these are parts of other instances. */
    void addOnlyRead() {
        Map<String, CallGroup> known = new LinkedHashMap<>(groups);
        onlyRead.forEach((key, group) -> {
            boolean part = group.kinds().keySet().stream()
                    .anyMatch(call -> known.entrySet().stream()
                            .anyMatch(each ->
                                    further(each.getKey(), each.getValue()).part(call.route()) != null));
            if (!part) {
                groups.put(key, group);
            }
        });
    }

    /** Adds a call with an unknown verb as an action if it identifies an instance. */
    void addOther(String key, OperationCall call) {
        CallGroup group = groups.get(key);
        // If paths name the instances, paths also name the actions on them.
        if (group != null && (call.isPathless() || !literals.containsKey(key)) && group.adopt(call)) {
            others.computeIfAbsent(key, each -> new ArrayList<>()).add(call);
        }
    }

    /** Adds the calls whose names say nothing of a group and whose replies contain an instance of one. */
    void addReturning() {
        ReturnedInstances returned = new ReturnedInstances(draft);
        groups.values().forEach(returned::add);
        groups.values().forEach(returned::addListed);
        Set<EndpointId> placed = placed();
        for (OperationRoute route : draft.routes.all()) {
            boolean open = PathlessCalls.isCall(route.endpoint().binding())
                    && !route.endpoint().binding().isQuery()
                    && !placed.contains(route.endpoint().id());
            if (open) {
                adopt(route, returned.of(route.endpoint()));
                addFurther(route, returned.listed(route.endpoint()));
            }
        }
    }

    private void addFurther(OperationRoute route, @Nullable CallGroup listed) {
        boolean adopted = placed().contains(route.endpoint().id());
        for (Map.Entry<String, CallGroup> each : groups.entrySet()) {
            ModelChange.ReadAsRoute change =
                    adopted ? null : further(each.getKey(), each.getValue()).of(route, each.getValue() == listed);
            if (change != null) {
                bulks.add(change);
                return;
            }
        }
    }

    private FurtherMethods further(String key, CallGroup group) {
        return new FurtherMethods(group, collection(key, group));
    }

    /**
     * Adds a call to one of the groups whose instances its reply contains: the only one, else the one with the noun of
     * its name, else the one whose instance it identifies.
     */
    private static void adopt(OperationRoute route, Set<CallGroup> returned) {
        List<String> words =
                NameWords.of(String.valueOf(route.endpoint().binding().callName()));
        List<CallGroup> named = returned.stream()
                .filter(group -> returned.size() == 1
                        || Collections.indexOfSubList(words, NameWords.of(Nouns.singular(group.noun()))) >= 0)
                .toList();
        List<CallGroup> found = !named.isEmpty()
                ? named
                : returned.stream()
                        .filter(group -> group.identifies(OperationCall.about(route, group.noun())))
                        .toList();
        if (found.size() == 1) {
            found.get(0).adoptReturning(OperationCall.about(route, found.get(0).noun()));
        }
    }

    /** Returns the operations that a group contains. */
    private Set<EndpointId> placed() {
        Set<EndpointId> placed = new LinkedHashSet<>();
        groups.values()
                .forEach(group -> group.kinds()
                        .keySet()
                        .forEach(call -> placed.add(call.route().endpoint().id())));
        others.values()
                .forEach(calls ->
                        calls.forEach(call -> placed.add(call.route().endpoint().id())));
        bulks.forEach(bulk -> placed.add(bulk.endpoint()));
        return placed;
    }

    List<ModelChange.ReadAsRoute> changes() {
        List<ModelChange.ReadAsRoute> changes = new ArrayList<>();
        ParentGroups parentGroups = new ParentGroups(groups, others);
        groups.forEach((key, group) -> {
            Map<OperationCall, OperationName.Kind> kinds = new LinkedHashMap<>(group.kinds());
            others.getOrDefault(key, List.of()).forEach(call -> kinds.put(call, OperationName.Kind.OTHER));
            List<String> parents = parentGroups.of(key);
            kinds.forEach((call, kind) -> {
                List<Parameter> arguments = new ArrayList<>();
                SegmentedPath path = path(key, group, call, kind, parents, arguments);
                if (!isServed(call, method(kind), path)) {
                    changes.add(
                            new ModelChange.ReadAsRoute(call.route().endpoint().id(), method(kind), path, arguments));
                }
            });
        });
        changes.addAll(bulks);
        Set<EndpointId> placed = placed();
        addNested(placed, changes);
        changes.addAll(UngroupedCalls.changes(draft, placed));
        return changes;
    }

    /** Adds the calls that paths below instances describe. */
    private void addNested(Set<EndpointId> placed, List<ModelChange.ReadAsRoute> changes) {
        CallsOnNestedPaths nested = new CallsOnNestedPaths(draft);
        for (OperationRoute route : draft.routes.all()) {
            boolean isOpen = PathlessCalls.isCall(route.endpoint().binding())
                    && !placed.contains(route.endpoint().id());
            OperationCall call = isOpen ? OperationCall.of(route) : null;
            ModelChange.ReadAsRoute change = call == null ? null : nested.change(call);
            if (change != null) {
                changes.add(change);
                placed.add(change.endpoint());
            }
        }
    }

    private SegmentedPath path(
            String key,
            CallGroup group,
            OperationCall call,
            OperationName.Kind kind,
            List<String> parents,
            List<Parameter> arguments) {
        SegmentedPath path = parentPath(parents, group, call, arguments).then(literalSegment(key, group));
        // An update with a whole instance in its body finds the identifier in that instance.
        boolean isWhole = kind == OperationName.Kind.UPDATE && call.item() == null && group.item(call) == null;
        if (isWhole || ON_COLLECTIONS.contains(kind)) {
            return path;
        }
        path = path.then(item(group, call, arguments));
        return kind == OperationName.Kind.OTHER
                ? path.then(new SegmentedPath.Segment(call.name().verb(), null))
                : path;
    }

    /**
     * Returns whether another operation already serves the path over the same protocol. That operation is preferred.
     */
    private boolean isServed(OperationCall call, String method, SegmentedPath path) {
        OperationRoute existing = draft.routes.find(method, path);
        return existing != null
                && OperationCall.of(existing) == null
                && PathlessCalls.useSameProtocol(
                        existing.endpoint().binding(), call.route().endpoint().binding());
    }

    private static SegmentedPath.Segment item(CallGroup group, OperationCall call, List<Parameter> arguments) {
        if (call.item() != null) {
            return call.item();
        }
        return segment(Objects.requireNonNull(group.item(call)), arguments);
    }

    private static SegmentedPath.Segment segment(Parameter named, List<Parameter> arguments) {
        if (named.in() != Parameter.In.PATH) {
            arguments.add(named);
        }
        return new SegmentedPath.Segment("{}", named.name());
    }

    /** Returns the path of the parents that a call identifies, below the scope of the group. */
    private SegmentedPath parentPath(
            List<String> parents, CallGroup group, OperationCall call, List<Parameter> arguments) {
        SegmentedPath path = group.scope();
        for (String parent : parents) {
            CallGroup outer = Objects.requireNonNull(groups.get(parent));
            Parameter named = group.parentIdentifier(call, outer.noun());
            if (named != null) {
                path = path.then(literalSegment(parent, outer)).then(segment(named, arguments));
            }
        }
        return path;
    }

    private SegmentedPath collection(String key, CallGroup group) {
        return group.scope().then(literalSegment(key, group));
    }

    /** Returns the path segment of a collection, spelled as in existing paths if there are any. */
    private SegmentedPath.Segment literalSegment(String key, CallGroup group) {
        return new SegmentedPath.Segment(literals.getOrDefault(key, group.literal()), null);
    }

    private static String method(OperationName.Kind kind) {
        return switch (kind) {
            case CREATE, OTHER -> "POST";
            case LIST, READ -> "GET";
            case PUT -> "PUT";
            case UPDATE -> "PATCH";
            case DELETE, DELETE_MANY -> "DELETE";
        };
    }
}
