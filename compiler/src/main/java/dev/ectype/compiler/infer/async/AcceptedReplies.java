package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.ProgressWords;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Analyzes replies with status 202, which accept a request and complete it later. */
final class AcceptedReplies {
    private AcceptedReplies() {}

    static boolean isAccepted(OperationRoute route) {
        return SuccessReply.of(route.endpoint(), true).status() == 202;
    }

    /** Returns whether only a response header contains the URL of the status resource. */
    static boolean hasStatusUrl(OperationRoute route) {
        SuccessReply success = SuccessReply.of(route.endpoint(), true);
        return !route.method().equals("GET")
                && success.status() == 202
                && success.response() != null
                && success.media() == null
                && success.response().headers().stream().map(Parameter::name).anyMatch(AcceptedReplies::isStatusHeader);
    }

    private static boolean isStatusHeader(String header) {
        return header.equalsIgnoreCase("location") || ProgressWords.isOperationAddress(header);
    }

    /**
     * Returns the candidate with the longest common path prefix with a route, or null. The route must have all
     * parameters of its collection.
     */
    static @Nullable ResourceDraft statusResource(OperationRoute route, List<ResourceDraft> candidates) {
        ResourceDraft best = null;
        int most = -1;
        for (ResourceDraft candidate : candidates) {
            SegmentedPath item = candidate.items.get(0);
            int shared = shared(route.path(), item.parent());
            if (shared > most && parameters(route.path()).containsAll(parameters(item.parent()))) {
                best = candidate;
                most = shared;
            }
        }
        return best;
    }

    private static List<String> parameters(SegmentedPath path) {
        return path.segments().stream()
                .filter(SegmentedPath.Segment::isParameter)
                .map(segment -> String.valueOf(segment.parameter()))
                .toList();
    }

    private static int shared(SegmentedPath one, SegmentedPath other) {
        int shared = 0;
        while (shared < one.size()
                && shared < other.size()
                && one.segments().get(shared).equals(other.segments().get(shared))) {
            shared++;
        }
        return shared;
    }
}
