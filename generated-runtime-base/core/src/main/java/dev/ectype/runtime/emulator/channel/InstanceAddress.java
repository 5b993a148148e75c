package dev.ectype.runtime.emulator.channel;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.state.row.Row;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds the address of a message about an instance.
 *
 * @param parameters the values of its parameters, by name
 */
public record InstanceAddress(String address, Map<String, String> parameters) {
    /** Returns the address for an instance, or null if the instance has no value for a parameter. */
    public static @Nullable InstanceAddress of(String template, Row row, ResourcePlan resource) {
        Document instance = Json.parse(row.document());
        Map<String, String> parameters = new LinkedHashMap<>();
        Set<String> missing = new LinkedHashSet<>();
        String address = ChannelAddress.of(template, name -> {
            String value = value(name, instance, row, resource);
            if (value == null) {
                missing.add(name);
                return "";
            }
            parameters.put(name, value);
            return value;
        });
        return missing.isEmpty() ? new InstanceAddress(address, parameters) : null;
    }

    /** Returns whether a parameter has the name of a resource's identifier. */
    public static boolean isIdentifier(String parameter, ResourcePlan resource) {
        return NormalizedName.of(parameter).equals(NormalizedName.of(Nouns.singular(resource.name())) + "id");
    }

    /** Returns the value of a parameter: the member of its name, else the identifier if it is called like one. */
    private static @Nullable String value(String name, Document instance, Row row, ResourcePlan resource) {
        String wanted = NormalizedName.of(name);
        for (JsonMember member : instance.members()) {
            if (NormalizedName.of(member.name()).equals(wanted)
                    && !member.value().isObject()) {
                return member.value().text();
            }
        }
        return wanted.equals("id") || isIdentifier(name, resource) ? row.id() : null;
    }
}
