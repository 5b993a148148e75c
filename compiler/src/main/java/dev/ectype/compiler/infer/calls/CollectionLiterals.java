package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the names of collections in existing paths, by the keys of the groups of calls. */
final class CollectionLiterals {
    private CollectionLiterals() {}

    static Map<String, String> of(ModelDraft draft, Map<String, List<OperationCall>> known) {
        Map<String, String> literals = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            for (int size = 1; size <= route.path().size(); size++) {
                SegmentedPath prefix = route.path().prefix(size);
                String literal = prefix.last().literal();
                if (prefix.endsWithLiteral()) {
                    String key = prefix.parent().key() + "/" + NameWords.key(literal);
                    if (known.containsKey(key)) {
                        literals.putIfAbsent(key, literal);
                    }
                }
            }
        }
        return literals;
    }
}
