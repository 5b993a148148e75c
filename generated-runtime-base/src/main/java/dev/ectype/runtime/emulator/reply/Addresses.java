package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.route.Route;
import dev.ectype.runtime.plan.OperationPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All routes of an API, indexed so that the addresses of thousands of operations are found without comparing each with all. */
public final class Addresses {
    private final Map<String, List<Route>> byResource = new LinkedHashMap<>();

    /** The paths below which some route takes one name more. */
    private final Set<String> collections = new LinkedHashSet<>();

    private final Map<String, Boolean> called = new LinkedHashMap<>();

    public Addresses(List<Route> routes) {
        for (Route route : routes) {
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
    List<Route> on(@Nullable String resource) {
        return resource == null ? List.of() : byResource.getOrDefault(resource, List.of());
    }

    /** Whether some route has this path and a name behind it. */
    boolean isCollection(String path) {
        return collections.contains(path);
    }

    /** Whether some route finds instances of a resource by something else than its path. */
    synchronized boolean isCalled(@Nullable String resource) {
        if (resource == null) {
            return false;
        }
        Boolean known = called.get(resource);
        if (known == null) {
            known = on(resource).stream().anyMatch(route -> isCalled(route, resource));
            called.put(resource, known);
        }
        return known;
    }

    private static boolean isCalled(Route route, String resource) {
        OperationPlan plan = route.plan();
        return plan.ties().stream()
                .anyMatch(tie -> tie.resource().equals(resource)
                        && !tie.isLiteral()
                        && !route.names().contains(tie.parameter()));
    }

    static String last(Route route) {
        return '{' + route.names().get(route.names().size() - 1) + '}';
    }
}
