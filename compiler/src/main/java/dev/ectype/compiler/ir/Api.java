package dev.ectype.compiler.ir;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.ProtobufFiles;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What holds for a whole API.
 *
 * @param basePaths paths under which every operation answers besides its own, such as {@code /v2}; never empty strings
 * @param types every declared type by name, in the order of the description
 * @param graphQl the GraphQL schema by which some of it is described, or null
 * @param protobuf the Protocol Buffers files by which some of it is described, or null
 */
public record Api(
        String name,
        String version,
        @Nullable String description,
        List<String> basePaths,
        Map<String, SecurityScheme> security,
        Map<TypeName, TypeRef> types,
        @Nullable GraphQlSchema graphQl,
        @Nullable ProtobufFiles protobuf) {
    public Api {
        basePaths = List.copyOf(basePaths);
        security = OrderedMaps.copyOf(security);
        types = OrderedMaps.copyOf(types);
    }

    /** An API that is spoken to over HTTP alone. */
    public Api(
            String name,
            String version,
            @Nullable String description,
            List<String> basePaths,
            Map<String, SecurityScheme> security,
            Map<TypeName, TypeRef> types) {
        this(name, version, description, basePaths, security, types, null, null);
    }

    public Api withTypes(Map<TypeName, TypeRef> changed) {
        return new Api(name, version, description, basePaths, security, changed, graphQl, protobuf);
    }
}
