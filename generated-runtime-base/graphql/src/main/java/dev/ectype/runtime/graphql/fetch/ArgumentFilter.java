package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps the entities with members equal to the arguments of the same name. */
final class ArgumentFilter {
    private static final List<String> OBJECTS = List.of("filter", "filters", "where");

    private ArgumentFilter() {}

    static List<EntitySource> select(List<EntitySource> entities, Map<String, Object> arguments) {
        List<EntitySource> narrowed = entities;
        for (Map.Entry<String, Object> argument : arguments.entrySet()) {
            @Nullable Object value = argument.getValue();
            if (OBJECTS.contains(argument.getKey()) && value instanceof Map<?, ?> members) {
                for (Map.Entry<?, ?> member : members.entrySet()) {
                    narrowed = select(narrowed, String.valueOf(member.getKey()), member.getValue());
                }
            } else {
                narrowed = select(narrowed, argument.getKey(), value);
            }
        }
        return narrowed;
    }

    private static List<EntitySource> select(List<EntitySource> entities, String member, @Nullable Object value) {
        boolean known = entities.stream().anyMatch(entity -> entity.document().member(member) != null);
        if (!known || value == null || value instanceof Map) {
            return entities;
        }
        Document expected = DocumentConverter.document(value);
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
