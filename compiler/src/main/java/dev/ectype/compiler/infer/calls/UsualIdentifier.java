package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Lets all calls of a group identify instances by the same parameter. */
final class UsualIdentifier {
    private UsualIdentifier() {}

    /**
     * Uses the most frequent identifier parameter for every call that has that parameter. A call with an {@code id} keeps it: the key
     * that others use may be a value that the call changes.
     *
     * @param items the identifier parameters of the calls, which are replaced
     */
    static void unify(
            Map<OperationCall, Parameter> items,
            Map<OperationCall, OperationName.Kind> kinds,
            Function<OperationCall, CallArguments> arguments) {
        String usual = usual(items, kinds);
        if (usual == null) {
            return;
        }
        for (OperationCall call : List.copyOf(items.keySet())) {
            Parameter same = arguments.apply(call).get(usual);
            Parameter own = items.get(call);
            boolean keeps = own != null
                    && own.required()
                    && IdentifierMembers.isIdentifierName(own.name())
                    && !IdentifierMembers.isIdentifierName(usual);
            if (same != null && !keeps) {
                items.put(call, same);
            }
        }
    }

    private static @Nullable String usual(
            Map<OperationCall, Parameter> items, Map<OperationCall, OperationName.Kind> kinds) {
        Map<String, Integer> uses = new LinkedHashMap<>();
        items.forEach((call, named) -> {
            if (kinds.get(call) != OperationName.Kind.PUT) {
                uses.merge(named.name(), 1, Integer::sum);
            }
        });
        String usual = null;
        for (Map.Entry<String, Integer> use : uses.entrySet()) {
            usual = usual == null || use.getValue() > uses.getOrDefault(usual, 0) ? use.getKey() : usual;
        }
        return usual;
    }
}
