package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds an operation with the most common error body of an API. */
public final class CommonErrors {
    /** The number of examined routes. Exits are decoded on first use, and most errors of an API have one form. */
    private static final int EXAMINED = 500;

    private CommonErrors() {}

    /** Returns the first operation with the most common 404 body, else with any error body, or null. */
    public static @Nullable HttpRoute among(List<HttpRoute> routes) {
        List<HttpRoute> examined = routes.stream()
                .filter(route -> route.plan().binding() instanceof BindingPlan.Http)
                .limit(EXAMINED)
                .toList();
        HttpRoute found = commonest(examined, true);
        return found == null ? commonest(examined, false) : found;
    }

    private static @Nullable HttpRoute commonest(List<HttpRoute> routes, boolean missing) {
        Map<Object, Integer> counts = new LinkedHashMap<>();
        Map<Object, HttpRoute> first = new LinkedHashMap<>();
        for (HttpRoute route : routes) {
            MediaPlan media = media(route, missing);
            if (media != null) {
                Object form = List.of(media.mediaType(), media.type());
                counts.merge(form, 1, Integer::sum);
                first.putIfAbsent(form, route);
            }
        }
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        for (Map.Entry<Object, Integer> form : counts.entrySet()) {
            if (form.getValue() == most) {
                return first.get(form.getKey());
            }
        }
        return null;
    }

    private static @Nullable MediaPlan media(HttpRoute route, boolean missing) {
        for (ExitPlan exit : route.plan().exits()) {
            if (exit.media() != null && (!missing || exit.kind() == ExitPlan.Kind.MISSING)) {
                return exit.media();
            }
        }
        return null;
    }
}
