package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Recognises paths such as {@code /releases/latest} as the newest instance of the collection above. */
public final class FindNewestPaths implements InferenceRule {
    private static final List<String> NEWEST = List.of("latest", "newest", "mostrecent");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath path = route.path();
            boolean newest = route.method().equals("GET")
                    && path.size() > 1
                    && path.endsWithLiteral()
                    && NEWEST.contains(NameWords.bare(path.last().literal()));
            ResourceDraft resource = newest ? draft.at(path.parent()) : null;
            if (resource != null
                    && !resource.singleton
                    && resource.isCollection(path.parent())
                    && returnsInstance(draft, route, resource)) {
                String evidence = "it returns an instance of " + path.parent().key();
                proposals.add(proposal(new ModelChange.AddNewestPath(path, resource.key), 80, evidence));
            }
        }
        return proposals;
    }

    private static boolean returnsInstance(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypedPath place = reply == null ? null : draft.envelopes.item(reply, resource.noun(), resource.idParameter());
        if (place == null) {
            return false;
        }
        ObjectShape itemShape = draft.shapes.shape(place.type());
        return draft.shapes.names(place.type()).stream().anyMatch(draft.shapes.names(resource.storedType())::contains)
                || itemShape.isShortFormOf(draft.shape(resource));
    }
}
