package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves the segment {@code watch} behind the path that it watches: {@code GET /watch/tanks/{name}} beside
 * {@code GET /tanks/{name}} becomes {@code GET /tanks/{name}/watch}.
 */
public final class ReadWatchesAsPaths implements InferenceRule {
    private static final String WATCH = "watch";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath watched = route.method().equals("GET") ? watched(draft, route.path()) : null;
            if (watched != null) {
                ModelChange change = new ModelChange.ReadAsRoute(
                        route.endpoint().id(),
                        route.method(),
                        watched.then(new SegmentedPath.Segment(WATCH, null)),
                        route.arguments());
                proposals.add(proposal(change, 80, "without " + WATCH + " it is the path of GET " + watched.key()));
            }
        }
        return proposals;
    }

    /** Returns the path without its segment {@code watch} if another operation reads there, or null. */
    private static @Nullable SegmentedPath watched(ModelDraft draft, SegmentedPath path) {
        for (int at = 0; at < path.size() - 1; at++) {
            if (path.segments().get(at).literal().equals(WATCH)) {
                List<SegmentedPath.Segment> rest = new ArrayList<>(path.segments());
                rest.remove(at);
                SegmentedPath watched = new SegmentedPath(rest);
                return draft.routes.find("GET", watched) == null ? null : watched;
            }
        }
        return null;
    }
}
