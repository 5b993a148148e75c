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

    static List<EntitySource> select(List<EntitySource> things, Map<String, Object> arguments) {
        List<EntitySource> narrowed = things;
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

    private static List<EntitySource> select(List<EntitySource> things, String member, @Nullable Object value) {
        boolean told = things.stream().anyMatch(thing -> thing.document().member(member) != null);
        if (!told || value == null || value instanceof Map) {
            return things;
        }
        Document wanted = DocumentConverter.document(value);
        List<EntitySource> fitting = new ArrayList<>();
        for (EntitySource thing : things) {
            Document own = thing.document().member(member);
            if (own != null
                    && (own.equals(wanted) || own.isNumber() && own.literal().equals(wanted.literal()))) {
                fitting.add(thing);
            }
        }
        return fitting;
    }
}
