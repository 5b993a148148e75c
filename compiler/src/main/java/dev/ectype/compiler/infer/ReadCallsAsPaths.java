package dev.ectype.compiler.infer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads operations that are called by what they do as operations on the things that they speak of: {@code POST /createRobot}
 * as {@code POST /robots}, and {@code POST /describeRobot} with a {@code robot} in its body as {@code GET /robots/{robot}}.
 * What is said of paths holds for them then.
 */
final class ReadCallsAsPaths implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Map<String, List<Call>> known = new LinkedHashMap<>();
        List<Call> others = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            Call call = Call.of(route);
            if (call != null && call.does(CallName.Deed.OTHER)) {
                others.add(call);
            } else if (call != null) {
                known.computeIfAbsent(key(call), key -> new ArrayList<>()).add(call);
            }
        }
        if (known.isEmpty()) {
            return List.of();
        }
        CallPlaces places = new CallPlaces(draft, known);
        known.forEach(places::add);
        for (Call other : others) {
            Call turned = known.containsKey(key(other)) ? null : other.turned();
            Call meant = turned == null ? other : turned;
            places.addOther(key(meant), meant);
        }
        return places.changes().stream()
                .map(change -> proposal(change, 75, change.endpoint() + " says what it does to what"))
                .toList();
    }

    private static String key(Call call) {
        return call.scope().key() + "/" + call.name().key();
    }
}
