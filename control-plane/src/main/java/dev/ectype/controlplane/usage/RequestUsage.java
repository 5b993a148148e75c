package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.usage.AdmittedRequests;
import dev.ectype.controlplane.platform.usage.Consumed;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerMapping;

/** Counts the requests of organizations by project and key. */
@Component
final class RequestUsage implements AdmittedRequests {
    private static final String PROJECTS = "/v1/projects/{";
    /** The pattern of project identifiers and slugs; other texts name no project. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9_-]{1,63}");

    private final UsageCounters counters;

    RequestUsage(UsageCounters counters) {
        this.counters = counters;
    }

    @Override
    public void admitted(Caller caller, HttpServletRequest request) {
        counters.count(Consumed.request(caller, project(request)));
    }

    /** Returns the project in the path of a project's route. */
    private static @Nullable String project(HttpServletRequest request) {
        if (!(request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE) instanceof String pattern)
                || !pattern.startsWith(PROJECTS)
                || !(request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE)
                        instanceof Map<?, ?> variables)) {
            return null;
        }
        Object name = variables.get(pattern.substring(PROJECTS.length(), pattern.indexOf('}')));
        return name instanceof String text && NAME.matcher(text).matches() ? text : null;
    }
}
