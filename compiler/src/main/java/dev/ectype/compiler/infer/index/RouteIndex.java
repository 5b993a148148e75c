package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The routes of a model by path; paths that differ only in the names of their parameters are one. */
public final class RouteIndex {
    private final List<OperationRoute> routes = new ArrayList<>();
    private final Map<String, List<OperationRoute>> byPath = new LinkedHashMap<>();
    private final Map<EndpointId, Integer> positions = new LinkedHashMap<>();

    private RouteIndex() {}

    public static RouteIndex of(ApiModel model) {
        RouteIndex index = new RouteIndex();
        for (Endpoint endpoint : model.endpoints()) {
            if (endpoint.binding() instanceof HttpBinding http) {
                index.add(new OperationRoute(endpoint, http.method(), SegmentedPath.of(http.path())));
            }
            // A call has no place before it is read to be at one.
            if (PathlessCalls.isCall(endpoint.binding())) {
                index.addCall(
                        new OperationRoute(endpoint, PathlessCalls.method(endpoint.binding()), SegmentedPath.of("/")));
            }
        }
        return index;
    }

    private void addCall(OperationRoute route) {
        positions.put(route.endpoint().id(), routes.size());
        routes.add(route);
    }

    private void add(OperationRoute route) {
        addCall(route);
        byPath.computeIfAbsent(route.path().key(), key -> new ArrayList<>()).add(route);
    }

    /** Puts the endpoint in the place of the one that has its name. */
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

    /** Reads an operation as if it were reached by another method on another path. */
    public void move(EndpointId endpoint, String method, SegmentedPath path, List<Parameter> told) {
        int position = Objects.requireNonNull(positions.get(endpoint), endpoint::value);
        OperationRoute before = routes.get(position);
        OperationRoute after = new OperationRoute(before.endpoint(), method, path, told);
        routes.set(position, after);
        List<OperationRoute> there = byPath.get(before.path().key());
        if (there != null) {
            there.remove(before);
            if (there.isEmpty()) {
                byPath.remove(before.path().key());
            }
        }
        List<OperationRoute> here = byPath.computeIfAbsent(path.key(), key -> new ArrayList<>());
        // Of two ways to call for the same, the one with a body tells more.
        int at = 0;
        while (at < here.size()
                && (here.get(at).endpoint().body() != null || before.endpoint().body() == null)) {
            at++;
        }
        here.add(at, after);
    }

    public List<OperationRoute> all() {
        return Collections.unmodifiableList(routes);
    }

    /** Every path once, with its routes, in the order of the description. */
    public Map<String, List<OperationRoute>> byPath() {
        return Collections.unmodifiableMap(byPath);
    }

    public List<OperationRoute> at(SegmentedPath path) {
        return byPath.getOrDefault(path.key(), List.of());
    }

    /** The first route with that method on that path, or null. */
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
