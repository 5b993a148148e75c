package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Filter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps the entities with members equal to the arguments of the same name. */
final class ArgumentFilter {
    private ArgumentFilter() {}

    static List<EntitySource> select(List<EntitySource> entities, List<Filter> filters, Map<String, Object> arguments) {
        List<EntitySource> selected = entities;
        for (Filter filter : filters) {
            Object value = value(filter, arguments);
            if (value != null && !(value instanceof Map)) {
                selected = select(selected, filter.argument(), DocumentConverter.document(value));
            }
        }
        return selected;
    }

    private static @Nullable Object value(Filter filter, Map<String, Object> arguments) {
        if (filter.within() == null) {
            return arguments.get(filter.argument());
        }
        return arguments.get(filter.within()) instanceof Map<?, ?> members ? members.get(filter.argument()) : null;
    }

    private static List<EntitySource> select(List<EntitySource> entities, String member, Document expected) {
        List<EntitySource> matches = new ArrayList<>();
        for (EntitySource entity : entities) {
            Document own = entity.document().member(member);
            if (own != null
                    && (own.equals(expected) || own.isNumber() && own.literal().equals(expected.literal()))) {
                matches.add(entity);
            }
        }
        return matches;
    }
}
