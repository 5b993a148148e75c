package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.wire.EventTriggerMatcher;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Matches the writes of a resource to a subscription field and its arguments.
 *
 * @param trigger the kind of write, or null for none
 */
public record SubscriptionFilter(
        @Nullable EventTriggerPlan trigger, String type, String resource, Map<String, Object> arguments) {

    public boolean isMet(Commit.Write write) {
        return write.resource().value().equals(resource)
                && trigger != null
                && EventTriggerMatcher.isTriggering(write, trigger)
                && fits(write, trigger);
    }

    private boolean fits(Commit.Write write, EventTriggerPlan trigger) {
        Row row = write.after() == null ? write.before() : write.after();
        Document entity = document(Objects.requireNonNull(row));
        return trigger.filters().stream().allMatch(filter -> fits(entity, filter));
    }

    private boolean fits(Document entity, EventTriggerPlan.Filter filter) {
        Object expected = expected(filter);
        if (expected == null || expected instanceof Map) {
            return true;
        }
        Document actual = entity.member(filter.member());
        if (actual == null) {
            return !filter.required();
        }
        if (expected instanceof List<?> several) {
            return several.isEmpty() || several.stream().anyMatch(each -> isSame(actual, each));
        }
        return isSame(actual, expected);
    }

    private @Nullable Object expected(EventTriggerPlan.Filter filter) {
        if (filter.within() == null) {
            return arguments.get(filter.argument());
        }
        return arguments.get(filter.within()) instanceof Map<?, ?> members ? members.get(filter.argument()) : null;
    }

    private static boolean isSame(Document actual, @Nullable Object expected) {
        Document value = DocumentConverter.document(expected);
        return actual.equals(value) || !actual.isNull() && actual.text().equals(value.text());
    }

    static Document document(Row row) {
        return Json.parse(row.document());
    }
}
