package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves a verb between a collection and the identifier of its items behind the identifier: {@code PUT /books/lend/{id}}
 * beside {@code GET /books/{id}} becomes {@code PUT /books/{id}/lend}.
 */
public final class ReadVerbsBeforeItemsAsPaths implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<OperationRoute> routes : List.copyOf(draft.routes.byPath().values())) {
            SegmentedPath item =
                    routes.stream().anyMatch(route -> route.method().equals("GET"))
                            ? null
                            : item(draft, routes.get(0).path());
            for (OperationRoute route : item == null ? List.<OperationRoute>of() : routes) {
                SegmentedPath.Segment verb = route.path().parent().last();
                ModelChange change = new ModelChange.ReadAsRoute(
                        route.endpoint().id(),
                        route.method(),
                        Objects.requireNonNull(item).then(verb),
                        route.arguments());
                String evidence = verb.literal() + " stands before the identifier of " + item.key();
                proposals.add(proposal(change, 75, evidence));
            }
        }
        return proposals;
    }

    /**
     * Returns the path of the item if the second last segment is a verb: another path reads the item by the same parameter, and
     * the segment is no collection.
     */
    private static @Nullable SegmentedPath item(ModelDraft draft, SegmentedPath path) {
        boolean possible = path.size() > 2
                && path.endsWithParameter()
                && path.parent().endsWithLiteral()
                && path.parent().parent().endsWithLiteral()
                && !Nouns.isPlural(path.parent().last().literal())
                && draft.routes.at(path.parent()).isEmpty();
        SegmentedPath item = possible ? path.parent().parent().then(path.last()) : null;
        OperationRoute read = item == null ? null : draft.routes.find("GET", item);
        return read != null && read.path().last().equals(path.last()) ? item : null;
    }
}
