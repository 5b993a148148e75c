package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Holds the Protocol Buffers files of an API.
 *
 * @param descriptors the Base64 {@code FileDescriptorProto} of each file by path; each follows its imports
 * @param spelling the names and enum values that differ from the stored ones
 */
public record GrpcPlan(Map<String, String> descriptors, WireSpellingPlan spelling) {
    public GrpcPlan {
        descriptors = Collections.unmodifiableMap(new LinkedHashMap<>(descriptors));
    }

    public static GrpcPlan of(PlanObjectReader fields) {
        return new GrpcPlan(
                fields.map("descriptors", path -> path.object().text()), WireSpellingPlan.of(fields.part("spelling")));
    }
}
