package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.error.ProblemKind;
import java.util.List;
import java.util.Locale;

/** Checks whether operations describe their reply for a missing instance. */
final class NotFoundReplies {
    private static final List<String> NOT_FOUND_STATUSES = List.of("404", "410", "4xx", "default");

    private NotFoundReplies() {}

    static boolean areDescribed(Endpoint endpoint) {
        return ErrorNames.statusOf(endpoint, ProblemKind.MISSING) != null
                || endpoint.responses().stream()
                        .map(Response::status)
                        .anyMatch(status -> NOT_FOUND_STATUSES.contains(status.toLowerCase(Locale.ROOT)));
    }
}
