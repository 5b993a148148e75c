package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.plan.OperationPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All routes of an API, indexed so that the addresses of thousands of operations are found without comparing each with all. */
public final class LocationIndex {
    private final Map<String, List<HttpRoute>> byResource = new LinkedHashMap<>();

    /** The paths below which some route takes one name more. */
    private final Set<String> collections = new LinkedHashSet<>();

    private final Map<String, Boolean> identifierLookups = new LinkedHashMap<>();

    public LocationIndex(List<HttpRoute> routes) {
        for (HttpRoute route : routes) {
            String resource = route.plan().resource();
            if (resource != null) {
                byResource.computeIfAbsent(resource, name -> new ArrayList<>()).add(route);
            }
            String last = route.names().isEmpty() ? null : '/' + last(route);
            if (last != null && route.template().endsWith(last)) {
                collections.add(route.template().substring(0, route.template().length() - last.length()));
            }
        }
    }

    /** The routes that work on a resource, in the order of the API. */
    List<HttpRoute> on(@Nullable String resource) {
        return resource == null ? List.of() : byResource.getOrDefault(resource, List.of());
    }

    /** Whether some route has this path and a name behind it. */
    boolean isCollection(String path) {
        return collections.contains(path);
    }

    /** Whether some route finds instances of a resource by something else than its path. */
    synchronized boolean hasIdentifierLookup(@Nullable String resource) {
        if (resource == null) {
            return false;
        }
        Boolean known = identifierLookups.get(resource);
        if (known == null) {
            known = on(resource).stream().anyMatch(route -> hasIdentifierLookup(route, resource));
            identifierLookups.put(resource, known);
        }
        return known;
    }

    private static boolean hasIdentifierLookup(HttpRoute route, String resource) {
        OperationPlan plan = route.plan();
        return plan.parameterBindings().stream()
                .anyMatch(tie -> tie.resource().equals(resource)
                        && !tie.isLiteral()
                        && !route.names().contains(tie.parameter()));
    }

    static String last(HttpRoute route) {
        return '{' + route.names().get(route.names().size() - 1) + '}';
    }
}
