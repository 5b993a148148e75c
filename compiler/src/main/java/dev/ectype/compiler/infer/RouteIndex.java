package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.HttpBinding;
import dev.ectype.compiler.ir.Parameter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The routes of a model by path; paths that differ only in the names of their parameters are one. */
final class RouteIndex {
    private final List<Route> routes = new ArrayList<>();
    private final Map<String, List<Route>> byPath = new LinkedHashMap<>();
    private final Map<EndpointId, Integer> positions = new LinkedHashMap<>();

    private RouteIndex() {}

    static RouteIndex of(ApiModel model) {
        RouteIndex index = new RouteIndex();
        for (Endpoint endpoint : model.endpoints()) {
            if (endpoint.binding() instanceof HttpBinding http) {
                index.add(new Route(endpoint, http.method(), PathTemplate.of(http.path())));
            }
            // A call has no place before it is read to be at one.
            if (WireCalls.isCall(endpoint.binding())) {
                index.call(new Route(endpoint, WireCalls.method(endpoint.binding()), PathTemplate.of("/")));
            }
        }
        return index;
    }

    private void call(Route route) {
        positions.put(route.endpoint().id(), routes.size());
        routes.add(route);
    }

    private void add(Route route) {
        call(route);
        byPath.computeIfAbsent(route.path().key(), key -> new ArrayList<>()).add(route);
    }

    /** Puts the endpoint in the place of the one that has its name. */
    void replace(Endpoint endpoint) {
        int position = positions.getOrDefault(endpoint.id(), -1);
        if (position < 0) {
            return;
        }
        Route before = routes.get(position);
        Route after = new Route(endpoint, before.method(), before.path(), before.told());
        routes.set(position, after);
        byPath.getOrDefault(after.path().key(), new ArrayList<>()).replaceAll(route -> route == before ? after : route);
    }

    /** Reads an operation as if it were reached by another method on another path. */
    void move(EndpointId endpoint, String method, PathTemplate path, List<Parameter> told) {
        int position = Objects.requireNonNull(positions.get(endpoint), endpoint::value);
        Route before = routes.get(position);
        Route after = new Route(before.endpoint(), method, path, told);
        routes.set(position, after);
        List<Route> there = byPath.get(before.path().key());
        if (there != null) {
            there.remove(before);
            if (there.isEmpty()) {
                byPath.remove(before.path().key());
            }
        }
        List<Route> here = byPath.computeIfAbsent(path.key(), key -> new ArrayList<>());
        // Of two ways to call for the same, the one with a body tells more.
        int at = 0;
        while (at < here.size()
                && (here.get(at).endpoint().body() != null || before.endpoint().body() == null)) {
            at++;
        }
        here.add(at, after);
    }

    List<Route> all() {
        return Collections.unmodifiableList(routes);
    }

    /** Every path once, with its routes, in the order of the description. */
    Map<String, List<Route>> byPath() {
        return Collections.unmodifiableMap(byPath);
    }

    List<Route> at(PathTemplate path) {
        return byPath.getOrDefault(path.key(), List.of());
    }

    /** The first route with that method on that path, or null. */
    @Nullable
    Route find(String method, PathTemplate path) {
        for (Route route : at(path)) {
            if (route.method().equals(method)) {
                return route;
            }
        }
        return null;
    }
}
