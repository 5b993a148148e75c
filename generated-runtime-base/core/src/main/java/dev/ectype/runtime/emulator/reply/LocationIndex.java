package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import dev.ectype.runtime.plan.resource.QualifierPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Indexes the routes of an API by resource and path, so that large APIs need no pairwise comparison. */
public final class LocationIndex {
    private final Map<String, List<HttpRoute>> byResource = new LinkedHashMap<>();

    /** The paths of routes that another route extends by one path parameter. */
    private final Set<String> collections = new LinkedHashSet<>();

    private final Map<String, Boolean> identifierLookups = new LinkedHashMap<>();

    private final Map<String, ResourcePlan> resources;

    public LocationIndex(List<HttpRoute> routes, Map<String, ResourcePlan> resources) {
        this.resources = resources;
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

    /** Returns the routes of a resource, in the order of the API. */
    List<HttpRoute> on(@Nullable String resource) {
        return resource == null ? List.of() : byResource.getOrDefault(resource, List.of());
    }

    /** Returns the member of an instance that has the value of a path parameter besides the identifier, or null. */
    @Nullable
    MemberPath qualifier(String resource, String parameter) {
        ResourcePlan plan = resources.get(resource);
        IdentityPlan identity = plan == null ? null : plan.identity();
        for (QualifierPlan qualifier : identity == null ? List.<QualifierPlan>of() : identity.qualifiers()) {
            if (qualifier.name().equals(parameter)) {
                return qualifier.member();
            }
        }
        return null;
    }

    /** Returns whether a route extends this path by a path parameter. */
    boolean isCollection(String path) {
        return collections.contains(path);
    }

    /** Returns whether a route identifies instances of a resource by a parameter outside the path. */
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
                .anyMatch(binding -> binding.resource().equals(resource)
                        && !binding.isLiteral()
                        && !route.names().contains(binding.parameter()));
    }

    static String last(HttpRoute route) {
        return '{' + route.names().get(route.names().size() - 1) + '}';
    }
}
