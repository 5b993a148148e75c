package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.noun.Nouns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes paths of methods beside the usual ones of a group: bulk creations and reads of parts:
 * {@code GetBoatPapers {boat_id}} is {@code GET /boats/{boat_id}/papers}.
 *
 * @param collection the path of the group
 */
record FurtherMethods(CallGroup group, SegmentedPath collection) {
    /**
     * Returns the path of a call that no group has, or null.
     *
     * @param lists whether the call returns a list of the group's instances
     */
    ModelChange.@Nullable ReadAsRoute of(OperationRoute route, boolean lists) {
        String bulk = lists ? BulkCalls.segment(route, group.noun()) : null;
        if (bulk != null) {
            return change(route, "POST", collection.then(new SegmentedPath.Segment(bulk, null)), List.of());
        }
        return route.endpoint().binding().serviceName() == null ? null : part(route);
    }

    /** Returns the path of a read of a part of an instance, or null. */
    ModelChange.@Nullable ReadAsRoute part(OperationRoute route) {
        OperationName name =
                OperationName.of(String.valueOf(route.endpoint().binding().callName()));
        List<String> nouns = NameWords.of(Nouns.singular(group.noun()));
        List<String> words = name == null ? List.of() : NameWords.of(name.noun());
        boolean longer =
                words.size() > nouns.size() && words.subList(0, nouns.size()).equals(nouns);
        boolean reads = longer && name != null && name.kind() == OperationName.Kind.READ;
        Parameter item = reads ? group.certainItem(OperationCall.about(route, group.noun())) : null;
        if (item == null) {
            return null;
        }
        SegmentedPath path = collection
                .then(new SegmentedPath.Segment("{}", item.name()))
                .then(new SegmentedPath.Segment(String.join("_", words.subList(nouns.size(), words.size())), null));
        return change(route, "GET", path, List.of(item));
    }

    private static ModelChange.ReadAsRoute change(
            OperationRoute route, String method, SegmentedPath path, List<Parameter> arguments) {
        return new ModelChange.ReadAsRoute(route.endpoint().id(), method, path, arguments);
    }
}
