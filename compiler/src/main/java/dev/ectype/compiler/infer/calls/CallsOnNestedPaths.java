package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads calls about instances below others as the operations that paths describe: {@code createMessage} with a {@code roomId} as
 * {@code POST /rooms/{roomId}/messages}.
 */
final class CallsOnNestedPaths {
    private final ModelDraft draft;
    /** The paths of collections below instances, by the noun of their instances and then by their keys. */
    private final Map<String, Map<String, SegmentedPath>> collections = new LinkedHashMap<>();

    CallsOnNestedPaths(ModelDraft draft) {
        this.draft = draft;
        for (List<OperationRoute> routes : draft.routes.byPath().values()) {
            SegmentedPath path = routes.get(0).path();
            SegmentedPath collection = path.endsWithParameter() ? path.parent() : path;
            if (collection.endsWithLiteral() && collection.parameters() > 0) {
                collections
                        .computeIfAbsent(NameWords.key(collection.last().literal()), noun -> new LinkedHashMap<>())
                        .putIfAbsent(collection.key(), collection);
            }
        }
    }

    /** Returns the only described operation that a call can mean, or null. */
    ModelChange.@Nullable ReadAsRoute change(OperationCall call) {
        List<ModelChange.ReadAsRoute> found = new ArrayList<>();
        for (SegmentedPath collection : collections
                .getOrDefault(call.name().key(), new LinkedHashMap<>())
                .values()) {
            ModelChange.ReadAsRoute change = change(call, collection);
            if (change != null) {
                found.add(change);
            }
        }
        return found.size() == 1 ? found.get(0) : null;
    }

    private ModelChange.@Nullable ReadAsRoute change(OperationCall call, SegmentedPath collection) {
        boolean isOnCollection = call.isKind(OperationName.Kind.CREATE) || call.isKind(OperationName.Kind.LIST);
        SegmentedPath path = isOnCollection ? collection : collection.then(new SegmentedPath.Segment("{}", "id"));
        List<Parameter> arguments = new ArrayList<>();
        SegmentedPath bound = bound(path, CallArguments.of(call, draft.shapes), arguments);
        for (String method : methods(call.name().kind())) {
            if (bound != null && draft.routes.find(method, path) != null) {
                return new ModelChange.ReadAsRoute(call.route().endpoint().id(), method, bound, arguments);
            }
        }
        return null;
    }

    private static List<String> methods(OperationName.Kind kind) {
        return switch (kind) {
            case CREATE -> List.of("POST");
            case LIST, READ -> List.of("GET");
            case UPDATE -> List.of("PATCH", "PUT");
            case PUT -> List.of("PUT");
            case DELETE -> List.of("DELETE");
            case DELETE_MANY, OTHER -> List.of();
        };
    }

    /** Returns a path with the arguments that identify its instances, or null if the call lacks one. */
    private static @Nullable SegmentedPath bound(
            SegmentedPath path, CallArguments available, List<Parameter> arguments) {
        SegmentedPath bound = SegmentedPath.of("/");
        for (SegmentedPath.Segment segment : path.segments()) {
            if (!segment.isParameter()) {
                bound = bound.then(segment);
                continue;
            }
            String noun = bound.endsWithLiteral() ? Nouns.singular(bound.last().literal()) : "";
            Parameter named = noun.isEmpty() ? null : available.requiredIdentifierFor(noun);
            if (named == null || bound.has(named.name())) {
                return null;
            }
            if (named.in() != Parameter.In.PATH) {
                arguments.add(named);
            }
            bound = bound.then(new SegmentedPath.Segment("{}", named.name()));
        }
        return bound;
    }
}
