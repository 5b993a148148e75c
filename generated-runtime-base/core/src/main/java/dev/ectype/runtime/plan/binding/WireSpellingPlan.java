package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Maps the names and enum values of one protocol to the stored ones, where they differ.
 *
 * @param members the stored name of a member by its name in the protocol
 * @param types the names of the members of single types that differ from {@code members}
 * @param values the stored value by the value of an enum type
 */
public record WireSpellingPlan(
        Map<String, String> members, Map<String, Map<String, String>> types, Map<String, Map<String, String>> values) {
    /** Maps each name to itself. */
    public static final WireSpellingPlan NONE =
            new WireSpellingPlan(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());

    public WireSpellingPlan {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        types = Collections.unmodifiableMap(new LinkedHashMap<>(types));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    static WireSpellingPlan of(PlanObjectReader fields) {
        return new WireSpellingPlan(
                fields.map("members", name -> name.object().text()),
                fields.map("types", WireSpellingPlan::texts),
                fields.map("values", WireSpellingPlan::texts));
    }

    private static Map<String, String> texts(PlanObjectReader fields) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (JsonMember member : fields.object().members()) {
            texts.put(member.name(), member.value().text());
        }
        return texts;
    }

    /** Returns true if no name and no value differs. */
    public boolean isNone() {
        return members.isEmpty() && types.isEmpty() && values.isEmpty();
    }

    /** Returns the stored name of a member of a type, or of an argument if the type is null. */
    public String stored(@Nullable String type, String member) {
        Map<String, String> own = type == null ? null : types.get(type);
        String stored = own == null ? null : own.get(member);
        return stored == null ? members.getOrDefault(member, member) : stored;
    }

    /** Returns the stored value of a value of an enum type. */
    public String storedValue(String type, String value) {
        Map<String, String> own = values.get(type);
        return own == null ? value : own.getOrDefault(value, value);
    }
}
