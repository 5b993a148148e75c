package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The Protocol Buffers files by which some of an API is described.
 *
 * @param descriptors a {@code FileDescriptorProto} for each file by its path, in Base64, each after what it imports
 */
public record GrpcPlan(Map<String, String> descriptors) {
    public GrpcPlan {
        descriptors = Collections.unmodifiableMap(new LinkedHashMap<>(descriptors));
    }

    public static GrpcPlan of(PlanObjectReader fields) {
        return new GrpcPlan(fields.map("descriptors", path -> path.object().text()));
    }
}
