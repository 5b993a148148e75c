package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.OperationName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads operations with verb names as operations on resources: {@code POST /createRobot} as {@code POST /robots}, and
 * {@code POST /describeRobot} with a {@code robot} in its body as {@code GET /robots/{robot}}. The rules for paths then
 * apply to them.
 */
public final class ReadCallsAsPaths implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<String, List<OperationCall>> known = new LinkedHashMap<>();
        List<OperationCall> others = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            OperationCall call = OperationCall.of(route);
            if (call != null && call.isKind(OperationName.Kind.OTHER)) {
                others.add(call);
            } else if (call != null) {
                known.computeIfAbsent(key(call), key -> new ArrayList<>()).add(call);
            }
        }
        if (known.isEmpty()) {
            return List.of();
        }
        CallPaths paths = new CallPaths(draft, known);
        known.forEach(paths::add);
        for (OperationCall other : others) {
            OperationCall reversed = known.containsKey(key(other)) ? null : other.withTrailingVerb();
            OperationCall named = reversed == null ? other : reversed;
            paths.addOther(key(named), named);
        }
        return paths.changes().stream()
                .map(change -> proposal(change, 75, "its name states an action and a resource"))
                .toList();
    }

    private static String key(OperationCall call) {
        return call.scope().key() + "/" + call.name().key();
    }
}
