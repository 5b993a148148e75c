package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.HttpBinding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation that is reached by the name of what it does.
 *
 * @param scope the path in front of the name
 * @param item the parameter of the path that names one of what the call is about, or null
 */
record Call(Route route, CallName name, PathTemplate scope, PathTemplate.@Nullable Segment item) {
    private static final List<String> TYING = List.of("add", "remove", "register", "unregister", "deregister");
    private static final List<CallName.Deed> TO_ITEMS = List.of(CallName.Deed.UPDATE, CallName.Deed.DELETE);

    /** How a route is called, or null when its path names things; a verb that is not known may be a noun. */
    static @Nullable Call of(Route route) {
        if (WireCalls.isCall(route.endpoint().binding())) {
            CallName name = WireCalls.name(route.endpoint().binding());
            if (name == null && Payloads.replyType(route.endpoint()) instanceof ArrayType) {
                name = WireCalls.narrowed(route.endpoint().binding());
            }
            return name == null ? null : new Call(route, name, PathTemplate.of("/"), null);
        }
        HttpBinding.Condition condition = condition(route);
        if (condition != null && condition.value() != null) {
            CallName name = CallName.ofAny(afterLast(condition.value()));
            return name == null || name.noun().isEmpty() ? null : new Call(route, name, literals(route.path()), null);
        }
        PathTemplate path = route.path();
        int last = path.size();
        while (last > 0 && path.prefix(last).endsWithParameter()) {
            last--;
        }
        if (last == 0 || path.size() - last > 1) {
            return null;
        }
        PathTemplate.Segment item = path.size() > last ? path.last() : null;
        String literal = path.prefix(last).last().literal();
        PathTemplate before = path.prefix(last - 1);
        int dot = literal.lastIndexOf('.');
        if (dot > 0) {
            return dotted(route, literal, before);
        }
        CallName name = CallName.ofAny(literal);
        if (name == null) {
            return null;
        }
        if (name.noun().isEmpty()) {
            return below(route, name, before, item);
        }
        // What is added to one thing or removed from it is often there without it.
        boolean ties = before.endsWithParameter() && TYING.contains(name.verb());
        return ties ? null : new Call(route, name, before, item);
    }

    /** The same as said by a verb behind its noun, where it comes over a wire that has no paths; else null. */
    @Nullable
    Call turned() {
        CallName other = WireCalls.turned(route.endpoint().binding());
        return other == null ? null : new Call(route, other, scope, item);
    }

    /** Whether it comes over a wire that has no paths. */
    boolean isPathless() {
        return WireCalls.isCall(route.endpoint().binding());
    }

    boolean registers() {
        return name.verb().endsWith("register");
    }

    boolean does(CallName.Deed deed) {
        return name.deed() == deed;
    }

    /** {@code users.profile.get} reads what {@code users/profile/get} does. */
    private static @Nullable Call dotted(Route route, String literal, PathTemplate before) {
        // With its empty parts: a literal may end in dots, or consist of them.
        String[] parts = literal.split("\\.", -1);
        CallName verb = CallName.of(parts[parts.length - 1]);
        boolean other = verb == null && Words.of(parts[parts.length - 1]).size() == 1;
        if (verb == null && !other || verb != null && !verb.noun().isEmpty()) {
            return null;
        }
        PathTemplate scope = before;
        for (int at = 0; at < parts.length - 2; at++) {
            scope = scope.then(new PathTemplate.Segment(parts[at], null));
        }
        String noun = parts[parts.length - 2];
        String said = parts[parts.length - 1];
        CallName name = verb == null ? new CallName(CallName.Deed.OTHER, said, noun) : verb.about(noun);
        return noun.isEmpty() ? null : new Call(route, name, scope, null);
    }

    /** A verb behind a noun, {@code /robots/create}, or behind one of them, {@code /robots/{id}/update}. */
    private static @Nullable Call below(
            Route route, CallName verb, PathTemplate before, PathTemplate.@Nullable Segment item) {
        if (before.endsWithLiteral()) {
            String noun = before.last().literal();
            return Versions.isVersion(noun) ? null : new Call(route, verb.about(noun), before.parent(), item);
        }
        boolean changes = item == null && TO_ITEMS.contains(verb.deed()) && before.size() > 1;
        boolean empty = verb.deed() == CallName.Deed.UPDATE || route.endpoint().body() == null;
        if (!changes || !empty || !before.parent().endsWithLiteral()) {
            return null;
        }
        PathTemplate collection = before.parent();
        return new Call(route, verb.about(collection.last().literal()), collection.parent(), before.last());
    }

    private static HttpBinding.@Nullable Condition condition(Route route) {
        List<HttpBinding.Condition> conditions =
                route.endpoint().binding() instanceof HttpBinding http ? http.conditions() : List.of();
        for (HttpBinding.Condition condition : conditions) {
            if (condition.value() != null && CallName.ofAny(afterLast(condition.value())) != null) {
                return condition;
            }
        }
        return null;
    }

    /** {@code CreateTable} of {@code DynamoDB_20120810.CreateTable}. */
    private static String afterLast(String value) {
        return value.substring(Math.max(value.lastIndexOf('.'), value.lastIndexOf('/')) + 1);
    }

    private static PathTemplate literals(PathTemplate path) {
        int size = 0;
        while (size < path.size() && path.prefix(size + 1).endsWithLiteral()) {
            size++;
        }
        return path.prefix(size);
    }
}
