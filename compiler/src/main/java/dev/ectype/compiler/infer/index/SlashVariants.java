package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds recorded operations that differ from another one in the slash at the end of the path and in their replies. The other
 * operation is the one that works on a resource.
 */
final class SlashVariants {
    private SlashVariants() {}

    /** Returns the operations that work on no resource. A description repeats a path for convenience, so it has none. */
    static Set<EndpointId> of(ApiModel model) {
        Set<EndpointId> variants = new LinkedHashSet<>();
        if (!model.api().recorded()) {
            return variants;
        }
        Map<String, Endpoint> chosen = new LinkedHashMap<>();
        for (Endpoint endpoint : model.endpoints()) {
            String path = endpoint.binding().path();
            if (path == null) {
                continue;
            }
            String key =
                    endpoint.binding().label() + " " + SegmentedPath.of(path).key();
            Endpoint other = chosen.putIfAbsent(key, endpoint);
            if (other != null && isSlashed(other) != isSlashed(endpoint) && differ(other, endpoint)) {
                Endpoint better = rank(endpoint) > rank(other) ? endpoint : other;
                variants.add((better == endpoint ? other : endpoint).id());
                chosen.put(key, better);
            }
        }
        return variants;
    }

    private static boolean isSlashed(Endpoint endpoint) {
        String path = endpoint.binding().path();
        return path != null && path.endsWith("/");
    }

    private static boolean differ(Endpoint one, Endpoint other) {
        return !Objects.equals(Payloads.replyType(one), Payloads.replyType(other));
    }

    /** Ranks the reply of an operation: a collection has a list of objects, an item an object. */
    private static int rank(Endpoint endpoint) {
        TypeRef reply = Payloads.replyType(endpoint);
        boolean isItem =
                SegmentedPath.of(String.valueOf(endpoint.binding().path())).endsWithParameter();
        int shown = reply == null ? 0 : 1;
        return isItem ? shown + (isSlashed(endpoint) ? 0 : 1) : shown + (listsObjects(reply) ? 2 : 0);
    }

    private static boolean listsObjects(@Nullable TypeRef reply) {
        return reply instanceof ArrayType list && list.items() instanceof ObjectType
                || reply instanceof ObjectType object
                        && object.members().stream()
                                .anyMatch(member ->
                                        member.type() instanceof ArrayType list && list.items() instanceof ObjectType);
    }
}
