package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Infers the value with which servers create a member, if the first observed value likely is that value. */
final class ObservedDefault {
    /** More different values are no states. */
    private static final int MOST = 3;

    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z _-]{0,30}");

    private final Set<JsonValue> values = new LinkedHashSet<>();
    /** The values that servers gave to new instances of which the request did not have the member. */
    private final Set<JsonValue> created = new LinkedHashSet<>();

    private int seen;

    void add(JsonValue value) {
        seen++;
        if (values.size() <= MOST) {
            values.add(value);
        }
    }

    void addCreated(JsonValue value) {
        if (created.size() <= MOST) {
            created.add(value);
        }
    }

    void join(ObservedDefault other) {
        created.addAll(other.created);
        seen += other.seen;
        other.values.stream().limit(MOST + 1L).forEach(values::add);
    }

    /**
     * Returns the value of a member, or null.
     *
     * @param format the common format of all texts, or null
     */
    @Nullable
    JsonValue value(String member, @Nullable String format) {
        if (created.size() == 1 && IdentifierPatterns.rank(member) < 0 && format == null) {
            return created.iterator().next();
        }
        if (created.contains(JsonNull.NULL)) {
            return JsonNull.NULL;
        }
        JsonValue first = values.isEmpty() ? null : values.iterator().next();
        boolean isUnique = IdentifierPatterns.rank(member) >= 0 || format != null;
        if (first == null || isUnique && first != JsonNull.NULL) {
            return null;
        }
        boolean isConstant = values.size() == 1;
        if (first instanceof JsonText text) {
            boolean isState = values.size() <= MOST
                    && values.size() < seen
                    && WORD.matcher(text.text()).matches();
            return (isConstant || isState) && !IdentifierPatterns.isIdentifier(text.text()) ? first : null;
        }
        if (first instanceof JsonNumber number) {
            return isConstant || number.decimal().signum() == 0 ? first : null;
        }
        if (first instanceof JsonArray list) {
            return list.elements().isEmpty() || isConstant && seen > 1 ? first : null;
        }
        if (first instanceof JsonObject) {
            // A single object may be another one for the next instance.
            return isConstant && seen > 1 ? first : null;
        }
        return first == JsonNull.NULL || first instanceof JsonBoolean ? first : null;
    }
}
