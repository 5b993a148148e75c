package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Indexes the routes of a model by path. Paths that differ only in parameter names are equal. */
public final class RouteIndex {
    private static final List<String> FORBIDDEN = List.of("401", "403", "405", "501");

    private final List<OperationRoute> routes = new ArrayList<>();
    private final Map<String, List<OperationRoute>> byPath = new LinkedHashMap<>();
    private final Map<EndpointId, Integer> positions = new LinkedHashMap<>();

    private RouteIndex() {}

    public static RouteIndex of(ApiModel model) {
        RouteIndex index = new RouteIndex();
        Set<EndpointId> ignored = SlashVariants.of(model);
        for (Endpoint endpoint : model.endpoints()) {
            String path = endpoint.binding().path();
            // An OPTIONS request has no effect, and its reply is about the path.
            boolean isAbout =
                    endpoint.binding().isHttp("OPTIONS") || ignored.contains(endpoint.id()) || isForbidden(endpoint);
            if (path != null && !isAbout) {
                index.add(new OperationRoute(endpoint, endpoint.binding().label(), SegmentedPath.of(path)));
            }
            // A call has no path before a rule assigns one.
            if (PathlessCalls.isCall(endpoint.binding())) {
                index.addCall(
                        new OperationRoute(endpoint, PathlessCalls.method(endpoint.binding()), SegmentedPath.of("/")));
            }
        }
        return index;
    }

    /** Returns whether an operation always gave an error that does not depend on the state, so that it has no effect. */
    private static boolean isForbidden(Endpoint endpoint) {
        return endpoint.responses().stream()
                .anyMatch(response -> response.usual() && FORBIDDEN.contains(response.status()));
    }

    private void addCall(OperationRoute route) {
        positions.put(route.endpoint().id(), routes.size());
        routes.add(route);
    }

    private void add(OperationRoute route) {
        addCall(route);
        byPath.computeIfAbsent(route.path().key(), key -> new ArrayList<>()).add(route);
    }

    /** Replaces the endpoint with the same id. */
    public void replace(Endpoint endpoint) {
        int position = positions.getOrDefault(endpoint.id(), -1);
        if (position < 0) {
            return;
        }
        OperationRoute before = routes.get(position);
        OperationRoute after = new OperationRoute(endpoint, before.method(), before.path(), before.arguments());
        routes.set(position, after);
        byPath.getOrDefault(after.path().key(), new ArrayList<>()).replaceAll(route -> route == before ? after : route);
    }

    /** Moves an operation to another method and path. */
    public void move(EndpointId endpoint, String method, SegmentedPath path, List<Parameter> arguments) {
        int position = Objects.requireNonNull(positions.get(endpoint), endpoint::value);
        OperationRoute before = routes.get(position);
        OperationRoute after = new OperationRoute(before.endpoint(), method, path, arguments);
        routes.set(position, after);
        List<OperationRoute> source = byPath.get(before.path().key());
        if (source != null) {
            source.remove(before);
            if (source.isEmpty()) {
                byPath.remove(before.path().key());
            }
        }
        List<OperationRoute> target = byPath.computeIfAbsent(path.key(), key -> new ArrayList<>());
        // A described path comes first because it is certain, then a route with a body because it has more information.
        int at = 0;
        while (at < target.size()
                && (isDescribed(target.get(at))
                        || target.get(at).endpoint().body() != null
                        || before.endpoint().body() == null)) {
            at++;
        }
        target.add(at, after);
    }

    /** Returns whether a route has the path of its description. */
    private static boolean isDescribed(OperationRoute route) {
        String path = route.endpoint().binding().path();
        return path != null && SegmentedPath.of(path).key().equals(route.path().key());
    }

    public List<OperationRoute> all() {
        return Collections.unmodifiableList(routes);
    }

    /** Returns every path once, with its routes, in the order of the description. */
    public Map<String, List<OperationRoute>> byPath() {
        return Collections.unmodifiableMap(byPath);
    }

    public List<OperationRoute> at(SegmentedPath path) {
        return byPath.getOrDefault(path.key(), List.of());
    }

    /** Returns the first route with that method and path, or null. */
    @Nullable
    public OperationRoute find(String method, SegmentedPath path) {
        for (OperationRoute route : at(path)) {
            if (route.method().equals(method)) {
                return route;
            }
        }
        return null;
    }
}
