package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.row.Row;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Matches the writes of a resource to a subscription field and its arguments.
 *
 * @param field the name of the field, which determines the kind of write
 * @param name the identifier member of the resource
 */
public record SubscriptionFilter(
        String field, String type, String resource, String name, Map<String, Object> arguments) {
    private static final Pattern MADE =
            Pattern.compile(".*(created|added|inserted|posted|placed|submitted|sent|published|received)|^(on_?)?new.*");
    private static final Pattern GONE = Pattern.compile(".*(deleted|removed|destroyed)");
    private static final Pattern CHANGED =
            Pattern.compile(".*(updated|changed|edited|modified|changes|updates|status)");
    private static final List<String> NAMES = List.of("id", "_id", "uuid");
    private static final List<String> OBJECTS = List.of("filter", "where", "input");

    public boolean isMet(Commit.Write write) {
        return write.resource().value().equals(resource) && happened(write) && fits(write);
    }

    private boolean happened(Commit.Write write) {
        String lowerName = field.toLowerCase(Locale.ROOT);
        if (MADE.matcher(lowerName).matches()) {
            return write.before() == null;
        }
        if (GONE.matcher(lowerName).matches()) {
            return write.after() == null;
        }
        if (write.after() == null) {
            return false;
        }
        if (CHANGED.matcher(lowerName).matches()) {
            return write.before() != null;
        }
        String state = state(lowerName, document(write.after()));
        boolean already =
                write.before() != null && state != null && state.equals(state(lowerName, document(write.before())));
        return !isStateSuffix(lowerName) || state != null && !already;
    }

    /** Returns the entity's state that ends the field's name, as in {@code orderCancelled}; or null. */
    private @Nullable String state(String lowerName, Document entity) {
        for (JsonMember member : entity.members()) {
            boolean word = member.value().isString() && member.value().text().length() > 3;
            if (word
                    && lowerName.endsWith(
                            member.value().text().toLowerCase(Locale.ROOT).replace("_", ""))) {
                return member.value().text();
            }
        }
        return null;
    }

    private static boolean isStateSuffix(String lowerName) {
        return lowerName.endsWith("ed");
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
