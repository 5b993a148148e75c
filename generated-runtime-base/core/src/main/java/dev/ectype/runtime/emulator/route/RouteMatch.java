package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds the result of routing a request. One user reuses it for many requests. */
public final class RouteMatch {
    private static final int FIRST_DEPTH = 16;

    private int[] positions = new int[FIRST_DEPTH];
    private final Set<String> allowed = new LinkedHashSet<>();
    private @Nullable Request request;
    private @Nullable String form;
    private String path = "";
    private String method = "";
    private @Nullable RouteEnd found;
    private List<RouteEnd> alternatives = List.of();
    private @Nullable String message;
    private final List<RouteEnd> tried = new ArrayList<>(0);

    RouteMatch begin(Request newRequest, String newMethod, String newPath) {
        request = newRequest;
        form = null;
        path = newPath;
        method = newMethod;
        found = null;
        alternatives = List.of();
        message = null;
        allowed.clear();
        return this;
    }

    /**
     * Begins the search for the route of a call.
     *
     * @param terminal the route, if its target alone identifies it
     * @param name the name of the message that the call must have, or null for any
     */
    void beginCall(@Nullable RouteEnd terminal, @Nullable String name) {
        found = terminal;
        message = name;
    }

    /** Returns whether the call may have the message of a route. */
    boolean isNamed(HttpRoute route) {
        return message == null
                || route.plan().binding() instanceof BindingPlan.Channel channel
                        && channel.message().equals(message);
    }

    /** Returns the names of the messages that a call to the address may have, in the order of description. */
    public List<String> messages() {
        return alternatives.stream()
                .map(each -> each.route().plan().binding())
                .filter(BindingPlan.Channel.class::isInstance)
                .map(binding -> ((BindingPlan.Channel) binding).message())
                .distinct()
                .toList();
    }

    /** Returns the matching route, or null. */
    public @Nullable HttpRoute route() {
        return found == null ? null : found.route();
    }

    /** Returns the base path before the route's path. */
    public String base() {
        return found == null ? "" : found.base();
    }

    /** Returns the decoded text of a path parameter by its position. */
    public String text(int index) {
        return PercentCodec.decode(path, positions[2 * index], positions[2 * index + 1]);
    }

    /** Returns the methods of the path if it lacks the requested method. */
    public List<String> allowed() {
        return allowed(allowed);
    }

    /** Returns the described methods plus the implied {@code HEAD} and {@code OPTIONS}. */
    static List<String> allowed(Set<String> described) {
        List<String> methods = new ArrayList<>(described);
        if (described.contains("GET") && !described.contains("HEAD")) {
            methods.add("HEAD");
        }
        if (!described.contains("OPTIONS")) {
            methods.add("OPTIONS");
        }
        return methods;
    }

    /** Returns whether the path exists, for this or other methods. */
    public boolean knowsPath() {
        return found != null || !allowed.isEmpty();
    }

    void setPosition(int index, int from, int to) {
        if (2 * index + 1 >= positions.length) {
            positions = Arrays.copyOf(positions, positions.length * 2);
        }
        positions[2 * index] = from;
        positions[2 * index + 1] = to;
    }

    boolean take(PathNode node) {
        List<RouteEnd> candidates = node.terminals(method);
        if (candidates == null && method.equals("HEAD")) {
            candidates = node.terminals("GET");
        }
        if (candidates == null) {
            node.methods().forEach(allowed::add);
            return false;
        }
        if (candidates.size() == 1
                && message == null
                && candidates.get(0).route().binding().conditions().isEmpty()) {
            found = candidates.get(0);
            return true;
        }
        return choose(candidates);
    }

    private boolean choose(List<RouteEnd> candidates) {
        RouteEnd fitting = null;
        for (RouteEnd candidate : candidates) {
            if ((fitting == null || candidate.matchesTrailingSlash(path)) && candidate.accepts(this)) {
                fitting = candidate;
                if (candidate.matchesTrailingSlash(path)) {
                    break;
                }
            }
        }
        alternatives = candidates;
        if (fitting != null) {
            found = fitting;
            return true;
        }
        // No candidate matches: the last is the least strict, and its validation explains the error best.
        RouteEnd last = candidates.get(candidates.size() - 1);
        if (last.route().binding().conditions().isEmpty() && isNamed(last.route())) {
            found = last;
            return true;
        }
        return false;
    }

    /**
     * Moves on to another route that the description does not distinguish from the current one.
     *
     * @return false if there is no other route
     */
    public boolean next() {
        RouteEnd before = found;
        if (before == null || alternatives.size() < 2) {
            return false;
        }
        tried.add(before);
        for (RouteEnd candidate : alternatives) {
            boolean same = candidate
                    .route()
                    .binding()
                    .conditions()
                    .equals(before.route().binding().conditions());
            if (same && !tried.contains(candidate) && candidate.accepts(this)) {
                found = candidate;
                return true;
            }
        }
        return false;
    }

    boolean meets(BindingPlan.Condition condition) {
        Request current = Objects.requireNonNull(request);
        if (condition.in() == Location.HEADER) {
            String value = current.header(condition.name());
            return value != null && (condition.value().isEmpty() || lists(value, condition.value()));
        }
        return hasQuery(current.query(), condition.name(), condition.value())
                || hasQuery(form(current), condition.name(), condition.value());
    }

    private String form(Request current) {
        String known = form;
        if (known == null) {
            known = FormBody.textOf(current);
            form = known;
        }
        return known;
    }

    /** Returns whether a header contains a value: {@code a/b; q=1, c/d} contains {@code a/b} and {@code c/d}. */
    private static boolean lists(String header, String wanted) {
        if (header.equals(wanted)) {
            return true;
        }
        for (String each : header.split(",")) {
            int semicolon = each.indexOf(';');
            String bare = semicolon < 0 ? each : each.substring(0, semicolon);
            if (each.strip().equals(wanted) || bare.strip().equals(wanted)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasQuery(String query, String name, String value) {
        int from = 0;
        while (from < query.length()) {
            int end = query.indexOf('&', from);
            int to = end < 0 ? query.length() : end;
            int equals = query.indexOf('=', from);
            int split = equals < 0 || equals > to ? to : equals;
            if (PercentCodec.decodeForm(query, from, split).equals(name)) {
                String given = split == to ? "" : PercentCodec.decodeForm(query, split + 1, to);
                return value.isEmpty() || given.equals(value);
            }
            from = to + 1;
        }
        return false;
    }

    /** Releases the request. */
    public void end() {
        request = null;
        form = null;
        tried.clear();
    }
}
