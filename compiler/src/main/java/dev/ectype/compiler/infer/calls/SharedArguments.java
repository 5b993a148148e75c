package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.lexicon.OperationName;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the argument that identifies an instance by the calls of a group that have it. */
record SharedArguments(List<OperationCall> calls, Function<OperationCall, CallArguments> arguments) {
    /**
     * Returns the only parameter that all calls about one instance have and that no other call has, or that no list has:
     * a creation may choose the key. Null if there is none.
     */
    static @Nullable String of(List<OperationCall> calls, Function<OperationCall, CallArguments> arguments) {
        SharedArguments shared = new SharedArguments(calls, arguments);
        String unique = shared.only(true);
        return unique == null ? shared.only(false) : unique;
    }

    private @Nullable String only(boolean withCreations) {
        Set<String> ofOne = null;
        Set<String> ofAll = new TreeSet<>();
        int count = 0;
        for (OperationCall call : calls) {
            List<String> names = arguments.apply(call).names();
            boolean one = call.isKind(OperationName.Kind.READ)
                    || call.isKind(OperationName.Kind.UPDATE)
                    || call.isKind(OperationName.Kind.DELETE);
            if (!one) {
                ofAll.addAll(withCreations || call.isKind(OperationName.Kind.LIST) ? names : List.of());
            } else if (ofOne == null) {
                ofOne = new TreeSet<>(names);
            } else {
                ofOne.retainAll(names);
            }
            count += one ? 1 : 0;
        }
        if (ofOne == null || count < 2) {
            return null;
        }
        ofOne.removeAll(ofAll);
        return ofOne.size() == 1 ? ofOne.iterator().next() : null;
    }
}
