package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Maps the names and enum values of one protocol to the stored ones, where they differ. The model contains stored names
 * only; the adapter of the protocol translates.
 *
 * @param members the stored name of a member by its name in the protocol
 * @param types the names of the members of single types that differ from {@code members}
 * @param values the stored value by the value of an enum type
 */
public record WireSpelling(
        Map<String, String> members, Map<String, Map<String, String>> types, Map<String, Map<String, String>> values) {
    public static final WireSpelling NONE =
            new WireSpelling(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());

    public WireSpelling {
        members = OrderedMaps.copyOf(members);
        types = OrderedMaps.copyOf(types);
        values = OrderedMaps.copyOf(values);
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
