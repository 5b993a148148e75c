package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.row.Row;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Matches the writes of a resource to a subscription field and its arguments.
 *
 * @param trigger the kind of write, or null for none
 * @param name the identifier member of the resource
 */
public record SubscriptionFilter(
        @Nullable EventTriggerPlan trigger, String type, String resource, String name, Map<String, Object> arguments) {
    private static final List<String> NAMES = List.of("id", "_id", "uuid");
    private static final List<String> OBJECTS = List.of("filter", "where", "input");

    public boolean isMet(Commit.Write write) {
        return write.resource().value().equals(resource) && happened(write) && fits(write);
    }

    private boolean happened(Commit.Write write) {
        return trigger != null && happened(write, trigger);
    }

    private static boolean happened(Commit.Write write, EventTriggerPlan trigger) {
        return switch (trigger.kind()) {
            case CREATED -> write.before() == null;
            case DELETED -> write.after() == null;
            case STORED -> write.after() != null;
            case CHANGED -> write.after() != null && write.before() != null;
            case ENTERED -> isInState(write.after(), trigger) && !isInState(write.before(), trigger);
        };
    }

    /** Returns true if an instance has the state of the trigger. */
    private static boolean isInState(@Nullable Row row, EventTriggerPlan trigger) {
        String member = trigger.stateMember();
        Document value = row == null || member == null ? null : document(row).member(member);
        return value != null
                && value.isString()
                && NormalizedName.of(value.text()).equals(trigger.state());
    }

    private boolean fits(Commit.Write write) {
        Row row = write.after() == null ? write.before() : write.after();
        Document entity = document(Objects.requireNonNull(row));
        for (Map.Entry<String, Object> argument : arguments.entrySet()) {
            @Nullable Object expected = argument.getValue();
            if (OBJECTS.contains(argument.getKey()) && expected instanceof Map<?, ?> members) {
                for (Map.Entry<?, ?> member : members.entrySet()) {
                    if (!fits(entity, String.valueOf(member.getKey()), member.getValue())) {
                        return false;
                    }
                }
            } else if (!fits(entity, argument.getKey(), expected)) {
                return false;
            }
        }
        return true;
    }

    /** Returns true if the entity matches an argument. Arguments without a member of the same name match every entity. */
    private boolean fits(Document entity, String argument, @Nullable Object expected) {
        String own = type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1) + "Id";
        boolean naming = entity.member(argument) == null && (NAMES.contains(argument) || argument.equals(own));
        Document actual = entity.member(naming ? name : argument);
        if (actual == null || expected == null || expected instanceof Map) {
            return actual != null || expected == null || expected instanceof Map || !argument.endsWith("Id");
        }
        if (expected instanceof List<?> several) {
            return several.isEmpty() || several.stream().anyMatch(each -> isSame(actual, each));
        }
        return isSame(actual, expected);
    }

    private static boolean isSame(Document actual, @Nullable Object expected) {
        Document value = DocumentConverter.document(expected);
        return actual.equals(value) || !actual.isNull() && actual.text().equals(value.text());
    }

    static Document document(Row row) {
        return Json.parse(row.document());
    }
}
