package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.Map;

/**
 * What a gRPC front door needs of a description.
 *
 * @param descriptors a {@code FileDescriptorProto} for each file by its path, in Base64, each after what it imports
 */
public record ProtobufFiles(Map<String, String> descriptors) {
    public ProtobufFiles {
        descriptors = OrderedMaps.copyOf(descriptors);
    }
}
