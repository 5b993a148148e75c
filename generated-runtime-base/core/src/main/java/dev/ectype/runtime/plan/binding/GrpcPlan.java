package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Holds the Protocol Buffers files of an API.
 *
 * @param descriptors the Base64 {@code FileDescriptorProto} of each file by path; each follows its imports
 */
public record GrpcPlan(Map<String, String> descriptors) {
    public GrpcPlan {
        descriptors = Collections.unmodifiableMap(new LinkedHashMap<>(descriptors));
    }

    public static GrpcPlan of(PlanObjectReader fields) {
        return new GrpcPlan(fields.map("descriptors", path -> path.object().text()));
    }
}
