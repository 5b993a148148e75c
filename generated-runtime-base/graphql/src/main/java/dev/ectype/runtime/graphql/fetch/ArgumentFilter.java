package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Filter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps the entities with members equal to arguments, or to one of the values that an argument lists. */
final class ArgumentFilter {
    private ArgumentFilter() {}

    static List<EntitySource> select(List<EntitySource> entities, List<Filter> filters, Map<String, Object> arguments) {
        List<EntitySource> selected = entities;
        for (Filter filter : filters) {
            Object value = value(filter, arguments);
            if (value != null && !(value instanceof Map)) {
                selected = select(selected, filter.member(), DocumentConverter.document(value));
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
            if (own != null && isOneOf(own, expected)) {
                matches.add(entity);
            }
        }
        return matches;
    }

    private static boolean isOneOf(Document own, Document expected) {
        if (!expected.isArray() || own.isArray()) {
            return own.equals(expected) || own.isNumber() && own.literal().equals(expected.literal());
        }
        for (Document each : expected.elements()) {
            if (isOneOf(own, each)) {
                return true;
            }
        }
        return false;
    }
}
