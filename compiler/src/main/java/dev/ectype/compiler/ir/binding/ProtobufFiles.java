package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.Map;

/**
 * Holds the data of the gRPC adapter.
 *
 * @param descriptors a {@code FileDescriptorProto} in Base64 for each file by its path, each after its imports
 * @param spelling the names and enum values that differ from the stored ones
 */
public record ProtobufFiles(Map<String, String> descriptors, WireSpelling spelling) {
    public ProtobufFiles {
        descriptors = OrderedMaps.copyOf(descriptors);
    }
}
