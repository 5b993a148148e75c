package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import java.util.List;
import java.util.Set;

/**
 * Recognises paths to which clients only write, behind the identifier of a parent: {@code POST /heartbeats/{logId}}, whose name
 * contains create, beside {@code /logs/{id}}. What they sent is in the snapshot.
 */
final class WrittenCollections {
    private WrittenCollections() {}

    /** Returns whether the only operation at a path creates something below the instance that the path identifies. */
    static boolean isOne(ModelDraft draft, List<OperationRoute> routes, Set<String> collections) {
        OperationRoute only = routes.get(0);
        SegmentedPath path = only.path();
        SegmentedPath collection = GroupPathsIntoResources.collectionOf(path);
        String noun = IdentifierWords.nounOf(
                String.valueOf(path.segments().get(collection.size()).parameter()), "");
        return routes.size() == 1
                && only.method().equals("POST")
                && collection.endsWithLiteral()
                && !collections.contains(collection.key())
                && !noun.isEmpty()
                && !NameWords.key(noun).equals(NameWords.key(collection.last().literal()))
                && collections.stream()
                        .anyMatch(key -> NameWords.key(key.substring(key.lastIndexOf('/') + 1))
                                .equals(NameWords.key(noun)))
                && Payloads.bodyType(only.endpoint()) != null
                && Payloads.replyType(only.endpoint()) == null
                && NameWords.of(only.endpoint().id().value()).stream()
                        .anyMatch(word -> OperationName.isKind(word, OperationName.Kind.CREATE));
    }
}
