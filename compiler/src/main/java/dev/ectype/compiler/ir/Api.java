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
 * Describes the properties of a whole API.
 *
 * @param basePaths the path prefixes under which every operation is also served, such as {@code /v2}; never empty
 *     strings
 * @param types the declared types by name, in the order of the description
 * @param graphQl the GraphQL schema of the API, or null
 * @param protobuf the Protocol Buffers files of the API, or null
 * @param recorded true if the API was recorded, so that replies have only the members that were recorded
 */
public record Api(
        String name,
        String version,
        @Nullable String description,
        List<String> basePaths,
        Map<String, SecurityScheme> security,
        Map<TypeName, TypeRef> types,
        @Nullable GraphQlSchema graphQl,
        @Nullable ProtobufFiles protobuf,
        boolean recorded) {
    public Api {
        basePaths = List.copyOf(basePaths);
        security = OrderedMaps.copyOf(security);
        types = OrderedMaps.copyOf(types);
    }

    /** Creates an API that is served over HTTP only. */
    public Api(
            String name,
            String version,
            @Nullable String description,
            List<String> basePaths,
            Map<String, SecurityScheme> security,
            Map<TypeName, TypeRef> types) {
        this(name, version, description, basePaths, security, types, null, null, false);
    }

    public Api withGraphQl(GraphQlSchema changed) {
        return new Api(name, version, description, basePaths, security, types, changed, protobuf, recorded);
    }

    public Api withTypes(Map<TypeName, TypeRef> changed) {
        return new Api(name, version, description, basePaths, security, changed, graphQl, protobuf, recorded);
    }

    public Api withRecorded(boolean changed) {
        return new Api(name, version, description, basePaths, security, types, graphQl, protobuf, changed);
    }
}
