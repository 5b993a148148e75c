package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.lexicon.OperationName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds methods that create and delete instances under other names: {@code GrantLease} and {@code RevokeLease}, where no
 * method has a usual name for a creation.
 */
record PairedCalls(Map<String, List<OperationCall>> known, Function<OperationCall, String> key) {
    static final List<OperationName.Kind> CREATING = List.of(OperationName.Kind.CREATE, OperationName.Kind.PUT);

    /** Moves the methods of each pair from the calls with an unknown verb to the known ones. */
    void move(List<OperationCall> others) {
        for (OperationCall ending : List.copyOf(others)) {
            String beginning =
                    isMethod(ending) ? OperationName.beginning(ending.name().verb()) : null;
            OperationCall begin = beginning == null ? null : find(others, ending, beginning);
            List<OperationCall> group = new ArrayList<>(known.getOrDefault(key.apply(ending), List.of()));
            boolean created = group.stream()
                    .anyMatch(call -> CREATING.contains(call.name().kind()));
            if (begin != null && !created) {
                group.add(begin.withKind(OperationName.Kind.CREATE));
                group.add(ending.withKind(OperationName.Kind.DELETE));
                known.put(key.apply(ending), group);
                others.remove(begin);
                others.remove(ending);
            }
        }
    }

    private @Nullable OperationCall find(List<OperationCall> others, OperationCall ending, String verb) {
        return others.stream()
                .filter(call -> isMethod(call)
                        && call.name().verb().equals(verb)
                        && key.apply(call).equals(key.apply(ending)))
                .findFirst()
                .orElse(null);
    }

    private static boolean isMethod(OperationCall call) {
        return call.route().endpoint().binding().serviceName() != null;
    }
}
