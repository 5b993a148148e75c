package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.ServiceWords;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads calls that belong to no group. Those about the only instance of a kind are operations on a path without parameters:
 * the query {@code viewer} is {@code GET /viewer}, and {@code updateViewer} is {@code PATCH /viewer}. Methods that return a
 * new identifier are creations.
 */
final class UngroupedCalls {
    private final ModelDraft draft;
    private final Map<String, SegmentedPath> paths = new LinkedHashMap<>();
    private final Set<String> created = new LinkedHashSet<>();
    private final Set<TypeName> variants = new LinkedHashSet<>();
    private final List<ModelChange.ReadAsRoute> changes = new ArrayList<>();

    private UngroupedCalls(ModelDraft draft) {
        this.draft = draft;
    }

    /**
     * Returns the changes.
     *
     * @param placed the operations with a path
     */
    static List<ModelChange.ReadAsRoute> changes(ModelDraft draft, Set<EndpointId> placed) {
        UngroupedCalls calls = new UngroupedCalls(draft);
        List<OperationCall> open = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            OperationCall call = placed.contains(route.endpoint().id()) ? null : OperationCall.of(route);
            if (call != null && call.isPathless()) {
                open.add(call);
            }
        }
        open.forEach(calls::noteVariants);
        open.forEach(calls::addRead);
        open.forEach(calls::addWrite);
        open.forEach(calls::addCreation);
        return calls.changes;
    }

    /** Notes the variants of a reply of several types: what such a call returns is no instance of one of them alone. */
    private void noteVariants(OperationCall call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        boolean several = reply != null && draft.shapes.variants(reply).size() > 1;
        // A query for nodes returns instances of all types, also the only one of a type.
        if (reply != null && several && !ReadCallsAsPaths.isNode(draft, call.route())) {
            variants.addAll(draft.shapes.names(reply));
        }
    }

    private void addRead(OperationCall call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        boolean one = reads(call)
                && reply != null
                && draft.shapes.isObject(reply)
                && draft.shapes.names(reply).stream().noneMatch(variants::contains)
                && draft.shapes.items(reply) == null
                && !Nouns.isPlural(call.name().noun())
                && CallArguments.of(call, draft.shapes).names().isEmpty();
        String noun = call.isKind(OperationName.Kind.READ) ? call.name().noun() : callName(call);
        SegmentedPath path = call.scope().then(new SegmentedPath.Segment(OperationName.lowerFirst(noun), null));
        if (one
                && draft.routes.at(path).isEmpty()
                && paths.putIfAbsent(call.name().key(), path) == null) {
            add(call, "GET", path);
        }
    }

    /** Returns whether a call reads something by its verb, or is a method without a verb whose noun names a report. */
    private static boolean reads(OperationCall call) {
        boolean method = call.route().endpoint().binding().serviceName() != null;
        return call.isKind(OperationName.Kind.READ) || method && ServiceWords.isReport(callName(call));
    }

    private static String callName(OperationCall call) {
        return String.valueOf(call.route().endpoint().binding().callName());
    }

    private void addWrite(OperationCall call) {
        SegmentedPath path = paths.get(call.name().key());
        boolean writes = call.isKind(OperationName.Kind.UPDATE) || call.isKind(OperationName.Kind.PUT);
        if (path != null
                && writes
                && CallArguments.of(call, draft.shapes)
                                .requiredIdentifierFor(call.name().noun())
                        == null) {
            add(call, call.isKind(OperationName.Kind.PUT) ? "PUT" : "PATCH", path);
        }
    }

    /** Adds a method whose reply identifies a new instance as a creation. */
    private void addCreation(OperationCall call) {
        String noun = call.route().endpoint().binding().serviceName() == null
                ? null
                : new IdentifiedReplies(draft.shapes).noun(call);
        SegmentedPath path = noun == null
                ? null
                : call.scope().then(new SegmentedPath.Segment(OperationName.collection(noun), null));
        boolean open = changes.stream()
                .noneMatch(change ->
                        change.endpoint().equals(call.route().endpoint().id()));
        if (path != null && open && draft.routes.at(path).isEmpty() && created.add(path.key())) {
            add(call, "POST", path);
        }
    }

    private void add(OperationCall call, String method, SegmentedPath path) {
        changes.add(new ModelChange.ReadAsRoute(call.route().endpoint().id(), method, path, List.of()));
    }
}
