package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the operations that send or return a stored type although no rule knows their effect. */
public final class SilentOperations {
    /** The number of declared types to pass: an envelope, and the type in it. */
    private static final int DEPTH = 2;

    private final Api api;
    private final Map<TypeName, ResourceName> stored = new LinkedHashMap<>();

    private SilentOperations(ApiModel model) {
        this.api = model.api();
        for (Resource resource : model.resources()) {
            if (resource.type() instanceof NamedType named) {
                stored.putIfAbsent(named.name(), resource.name());
            }
        }
    }

    /**
     * Holds one silent operation.
     *
     * @param sends true if the request contains the type, false if only the reply does
     */
    public record SilentOperation(Endpoint endpoint, TypeName type, ResourceName resource, boolean sends) {}

    /** Returns the silent operations of a completed model in the order of its description. */
    public static List<SilentOperation> of(ApiModel model) {
        SilentOperations finder = new SilentOperations(model);
        List<SilentOperation> silent = new ArrayList<>();
        for (Endpoint endpoint : model.endpoints()) {
            boolean understood =
                    endpoint.role() != null || endpoint.understood().trigger() != null;
            SilentOperation found = understood ? null : finder.silent(endpoint);
            if (found != null) {
                silent.add(found);
            }
        }
        return silent;
    }

    private @Nullable SilentOperation silent(Endpoint endpoint) {
        TypeName sent = find(Payloads.bodyType(endpoint), DEPTH);
        TypeName type = sent == null ? find(Payloads.replyType(endpoint), DEPTH) : sent;
        ResourceName resource = type == null ? null : stored.get(type);
        return type == null || resource == null ? null : new SilentOperation(endpoint, type, resource, sent != null);
    }

    private @Nullable TypeName find(@Nullable TypeRef type, int depth) {
        if (type instanceof NamedType named) {
            if (stored.containsKey(named.name())) {
                return named.name();
            }
            return depth == 0 ? null : find(api.types().get(named.name()), depth - 1);
        }
        if (type != null) {
            for (TypeRef child : type.children()) {
                TypeName found = find(child, depth);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }
}
