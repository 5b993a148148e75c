package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.Map;

/**
 * Holds the data of the gRPC adapter.
 *
 * @param descriptors a {@code FileDescriptorProto} in Base64 for each file by its path, each after its imports
 */
public record ProtobufFiles(Map<String, String> descriptors) {
    public ProtobufFiles {
        descriptors = OrderedMaps.copyOf(descriptors);
    }
}
