package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.wire.MessageProperties;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the operation for a request. */
public final class Router {
    private final PathNode root = new PathNode();
    private final List<HttpRoute> routes = new ArrayList<>();
    private final List<HttpRoute> paths = new ArrayList<>();
    private final Map<String, RouteEnd> calls = new LinkedHashMap<>();
    /** The calls on channels, whose addresses may have parameters. */
    private final PathNode channels = new PathNode();

    private final Map<String, HttpRoute> channelRoutes = new LinkedHashMap<>();

    private Router() {}

    public static Router of(Plan plan) {
        Router router = new Router();
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Http http) {
                router.add(operation, http, plan.basePaths());
            }
            String call = operation.binding().call();
            if (call != null) {
                router.call(operation, call);
            }
        }
        router.root.sort();
        router.channels.sort();
        return router;
    }

    private void call(OperationPlan operation, String call) {
        BindingPlan.Http reached = new BindingPlan.Http(operation.binding().method(), call, List.of(), List.of(), null);
        boolean hasPath = operation.binding() instanceof BindingPlan.Channel;
        String path = hasPath ? call.substring(BindingPlan.Channel.CALL.length()) : "";
        List<PathSegments.Segment> segments = PathSegments.segments(path);
        List<String> names = new ArrayList<>();
        segments.forEach(segment -> names.addAll(segment.names()));
        HttpRoute route = new HttpRoute(routes.size(), operation, reached, names);
        routes.add(route);
        if (hasPath) {
            end(channels, segments).add(new RouteEnd(route, ""));
            channelRoutes.put(operation.id(), route);
        } else {
            calls.put(call, new RouteEnd(route, ""));
        }
    }

    private void add(OperationPlan operation, BindingPlan.Http http, List<String> bases) {
        List<PathSegments.Segment> segments = PathSegments.segments(http, operation::parameters);
        List<String> names = new ArrayList<>();
        segments.forEach(segment -> names.addAll(segment.names()));
        HttpRoute route = new HttpRoute(routes.size(), operation, http, names);
        routes.add(route);
        paths.add(route);
        PathNode start = root;
        end(start, segments).add(new RouteEnd(route, ""));
        for (String base : http.basePaths().isEmpty() ? bases : http.basePaths()) {
            if (!base.isEmpty() && !base.equals("/")) {
                PathNode mounted = end(root, PathSegments.segments(base));
                end(mounted, segments).add(new RouteEnd(route, base));
            }
        }
    }

    private static PathNode end(PathNode start, List<PathSegments.Segment> segments) {
        PathNode node = start;
        for (PathSegments.Segment segment : segments) {
            node = node.child(segment);
        }
        return node;
    }

    /** Returns the routes with paths. */
    public List<HttpRoute> paths() {
        return paths;
    }

    /** Finds the route of a call that a protocol adapter names. */
    public void findCall(Request request, RouteMatch match) {
        String path = request.path();
        boolean hasPath = path.startsWith(BindingPlan.Channel.CALL);
        match.begin(request, request.method(), path)
                .beginCall(
                        hasPath ? null : calls.get(path),
                        hasPath ? request.header(MessageProperties.NAME_HEADER) : null);
        if (hasPath) {
            new Walk(match, path, path.length(), path.indexOf('%') >= 0)
                    .from(channels, BindingPlan.Channel.CALL.length(), 0);
        }
    }

    /** Returns the route of an operation on a channel, or null for other operations. */
    public @Nullable HttpRoute channelRoute(OperationPlan operation) {
        return channelRoutes.get(operation.id());
    }

    /** Returns all routes by number. */
    public List<HttpRoute> routes() {
        return routes;
    }

    /** Fills the match with the route of a request, or with the methods of its path. */
    public void find(Request request, RouteMatch match) {
        find(request, request.method(), match);
    }

    private void find(Request request, String method, RouteMatch match) {
        String path = request.path().contains("/.") ? DotSegments.resolve(request.path()) : request.path();
        match.begin(request, method, path);
        int end = path.length() > 1 && path.endsWith("/") ? path.length() - 1 : path.length();
        boolean encoded = path.indexOf('%') >= 0;
        new Walk(match, path, end, encoded).from(root, Math.min(1, end), 0);
    }

    /** Returns all methods of all paths. */
    public List<String> methods() {
        Set<String> methods = new LinkedHashSet<>();
        paths.forEach(route -> methods.add(route.method()));
        return RouteMatch.allowed(methods);
    }

    /** Returns the methods of a request's path, or none for an unknown path. */
    public List<String> methods(Request request, RouteMatch match) {
        // No operation has the empty method, so every matching node reports its methods.
        find(request, "", match);
        return match.knowsPath() ? match.allowed() : List.of();
    }

    /** Returns the routes that are most similar to an unknown path, best first. */
    public List<HttpRoute> nearest(String method, String path, int count) {
        return PathSimilarity.sorted(paths, method, path, count);
    }

    /** Searches the trie: literals before parameters, with backtracking. */
    private record Walk(RouteMatch match, String path, int end, boolean encoded) {
        boolean from(PathNode node, int from, int parameters) {
            if (from >= end) {
                return node.hasTerminals() && match.take(node);
            }
            int to = next(from);
            PathNode literal = literal(node, from, to);
            if (literal != null && from(literal, to + 1, parameters)) {
                return true;
            }
            for (PathNode.Mixed mixed : node.mixed()) {
                if (fits(mixed.segment(), from, to, parameters)
                        && from(
                                mixed.node(),
                                to + 1,
                                parameters + mixed.segment().names().size())) {
                    return true;
                }
            }
            PathNode parameter = node.parameter();
            if (parameter != null && from != to) {
                match.setPosition(parameters, from, to);
                if (from(parameter, to + 1, parameters + 1)) {
                    return true;
                }
            }
            return !node.spanning().isEmpty() && spanning(node, from, parameters);
        }

        /** Spans as few segments as possible, so that text after the parameter is not taken for a part of it. */
        private boolean spanning(PathNode node, int from, int parameters) {
            for (PathNode.Mixed span : node.spanning()) {
                int after = parameters + span.segment().names().size();
                for (int to = next(from); to > from; to = to < end ? next(to + 1) : 0) {
                    if (fits(span.segment(), from, to, parameters) && from(span.node(), to + 1, after)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private int next(int from) {
            int slash = path.indexOf('/', from);
            return slash < 0 || slash > end ? end : slash;
        }

        private @Nullable PathNode literal(PathNode node, int from, int to) {
            if (encoded && path.substring(from, to).indexOf('%') >= 0) {
                String decoded = PercentCodec.decode(path, from, to);
                return node.literals().find(decoded, 0, decoded.length());
            }
            return node.literals().find(path, from, to);
        }

        private boolean fits(PathSegments.Segment segment, int from, int to, int parameters) {
            List<String> literals = segment.literals();
            String first = literals.get(0);
            String last = literals.get(literals.size() - 1);
            int at = from + first.length();
            int stop = to - last.length();
            if (at > stop || !path.startsWith(first, from) || !path.startsWith(last, stop)) {
                return false;
            }
            for (int index = 1; index < literals.size() - 1; index++) {
                int next = literals.get(index).isEmpty()
                        ? border(segment.choices().get(index), at, stop)
                        : index == literals.size() - 2
                                ? last(literals.get(index), segment.choices().get(index), at, stop)
                                : path.indexOf(literals.get(index), at + 1);
                if (next < 0 || next >= stop) {
                    return false;
                }
                match.setPosition(parameters + index - 1, at, next);
                at = next + literals.get(index).length();
            }
            match.setPosition(parameters + segment.names().size() - 1, at, stop);
            return at < stop;
        }

        /** Returns the offset of the last separator, preferably before one of the choices, such as a file format. */
        private int last(String literal, List<String> choices, int at, int stop) {
            for (String choice : choices) {
                int next = stop - choice.length() - literal.length();
                if (next > at && path.startsWith(literal + choice, next)) {
                    return next;
                }
            }
            return path.indexOf(literal, at + 1);
        }

        /** Returns the offset at which a parameter ends and an adjacent one begins. */
        private int border(List<String> choices, int at, int stop) {
            for (String choice : choices) {
                if (choice.length() < stop - at && path.startsWith(choice, stop - choice.length())) {
                    return stop - choice.length();
                }
            }
            int dot = path.lastIndexOf('.', stop - 2);
            return dot > at ? dot : at + 1;
        }
    }
}
