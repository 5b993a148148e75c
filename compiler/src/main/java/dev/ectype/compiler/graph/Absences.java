package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import java.util.List;
import java.util.Locale;

/** Whether operations describe what they answer when something that they are to take away is not there. */
final class Absences {
    private static final List<String> TELLING = List.of("404", "410", "4xx", "default");

    private Absences() {}

    static boolean areDescribed(Endpoint endpoint) {
        return ErrorTitles.find(endpoint, ErrorExit.Kind.MISSING) != null
                || endpoint.responses().stream()
                        .map(Response::status)
                        .anyMatch(status -> TELLING.contains(status.toLowerCase(Locale.ROOT)));
    }
}
