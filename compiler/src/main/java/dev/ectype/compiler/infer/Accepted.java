package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.SuccessReply;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is said of requests that are accepted now and done later. */
final class Accepted {
    private Accepted() {}

    static boolean is(Route route) {
        return SuccessReply.of(route.endpoint(), true).status() == 202;
    }

    /** Whether nothing but a header field tells where the rest can be followed. */
    static boolean isFollowedByAddress(Route route) {
        SuccessReply success = SuccessReply.of(route.endpoint(), true);
        return !route.method().equals("GET")
                && success.status() == 202
                && success.response() != null
                && success.media() == null
                && success.response().headers().stream().map(Parameter::name).anyMatch(Accepted::isAddress);
    }

    private static boolean isAddress(String header) {
        String name = header.toLowerCase(Locale.ROOT);
        return name.endsWith("location") && !name.startsWith("content") || name.endsWith("asyncoperation");
    }

    /** The one of these that a route most likely leads to: whose path the route's own path tells most of, or null. */
    static @Nullable Sketch followed(Route route, List<Sketch> candidates) {
        Sketch best = null;
        int most = -1;
        for (Sketch candidate : candidates) {
            PathTemplate item = candidate.items.get(0);
            int shared = shared(route.path(), item.parent());
            if (shared > most && parameters(route.path()).containsAll(parameters(item.parent()))) {
                best = candidate;
                most = shared;
            }
        }
        return best;
    }

    private static List<String> parameters(PathTemplate path) {
        return path.segments().stream()
                .filter(PathTemplate.Segment::isParameter)
                .map(segment -> String.valueOf(segment.parameter()))
                .toList();
    }

    private static int shared(PathTemplate one, PathTemplate other) {
        int shared = 0;
        while (shared < one.size()
                && shared < other.size()
                && one.segments().get(shared).equals(other.segments().get(shared))) {
            shared++;
        }
        return shared;
    }
}
