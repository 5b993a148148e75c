package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises calls that create, update or delete several instances: {@code createBooks} with a list of books. */
final class BulkCalls {
    private static final List<OperationName.Kind> KINDS =
            List.of(OperationName.Kind.CREATE, OperationName.Kind.UPDATE, OperationName.Kind.DELETE);

    private BulkCalls() {}

    /**
     * Returns the segment below the collection that such a call is read as, {@code create_many}, or null. Other rules find
     * the list in its body.
     */
    static @Nullable String segment(OperationRoute route, String noun) {
        List<String> called =
                NameWords.of(String.valueOf(route.endpoint().binding().callName()));
        List<String> words =
                called.size() > 2 && Verbs.meansMany(called.get(0)) ? called.subList(1, called.size()) : called;
        boolean bulk = route.endpoint().body() != null
                && words.size() > 1
                && KINDS.stream().anyMatch(kind -> OperationName.isKind(words.get(0), kind))
                && NameWords.key(String.join("_", words.subList(1, words.size())))
                        .equals(NameWords.key(noun));
        return bulk ? words.get(0) + "_many" : null;
    }

    /** Returns whether a method deletes all instances by its name: {@code DeleteAllBooks}. */
    static boolean deletesAll(OperationCall call) {
        List<String> words =
                NameWords.of(String.valueOf(call.route().endpoint().binding().callName()));
        return call.route().endpoint().binding().serviceName() != null
                && words.size() > 2
                && words.get(1).equals("all");
    }
}
