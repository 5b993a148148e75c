package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.lexicon.OperationName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/** Reads calls with an unknown verb as the creations of groups that have none. */
record UnnamedCreations(Map<String, List<OperationCall>> known, Function<OperationCall, String> key) {
    /** Moves the calls that create instances from the calls with an unknown verb to the known ones. */
    void move(List<OperationCall> others, Predicate<OperationCall> creates) {
        for (OperationCall call : List.copyOf(others)) {
            List<OperationCall> group = known.getOrDefault(key.apply(call), List.of());
            boolean created = group.stream()
                    .anyMatch(each -> PairedCalls.CREATING.contains(each.name().kind()));
            if (!created && creates.test(call)) {
                List<OperationCall> all = new ArrayList<>(group);
                all.add(call.withKind(OperationName.Kind.CREATE));
                known.put(key.apply(call), all);
                others.remove(call);
            }
        }
    }
}
