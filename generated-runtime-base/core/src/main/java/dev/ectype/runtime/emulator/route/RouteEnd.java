package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.util.Comparator;
import java.util.List;

/**
 * Holds a route at the end of a path.
 *
 * @param route the route
 * @param base the base path before it, or empty
 */
record RouteEnd(HttpRoute route, String base) {
    static void sort(List<RouteEnd> candidates) {
        if (candidates.size() > 1) {
            candidates.sort(Comparator.comparingInt(candidate -> -candidate.strictness()));
        }
    }

    /** Returns whether the described and the requested path agree about a trailing slash. */
    boolean matchesTrailingSlash(String path) {
        return route.template().endsWith("/") == path.endsWith("/");
    }

    private int strictness() {
        int strictness = route.binding().conditions().size() * 100;
        for (ParameterPlan parameter : route.plan().parameters()) {
            strictness += parameter.in() == Location.PATH && isRestricted(parameter.type(), 0) ? 1 : 0;
        }
        return strictness;
    }

    private static boolean isRestricted(Schema type, int depth) {
        if (type instanceof NamedSchema named && depth < 16) {
            return isRestricted(named.target(), depth + 1);
        }
        if (type instanceof NullableSchema nullable) {
            return isRestricted(nullable.type(), depth + 1);
        }
        return !(type instanceof AnySchema) && !(type instanceof TextSchema text && PathTextMatcher.isFree(text));
    }

    boolean accepts(RouteMatch match) {
        if (!match.isNamed(route)) {
            return false;
        }
        for (BindingPlan.Condition condition : route.binding().conditions()) {
            if (!match.meets(condition)) {
                return false;
            }
        }
        for (ParameterPlan parameter : route.plan().parameters()) {
            int index = parameter.in() == Location.PATH ? route.names().indexOf(parameter.name()) : -1;
            if (index >= 0 && !PathTextMatcher.allows(parameter.type(), match.text(index))) {
                return false;
            }
        }
        return true;
    }
}
