package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GrpcPlan;
import dev.ectype.runtime.plan.queue.FetchPlan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolAdapter;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Serves gRPC at any path with content type {@code application/grpc}, and methods at the HTTP paths of their {@code
 * google.api.http} rules.
 */
public final class GrpcAdapter implements ProtocolAdapter {
    /** The path prefix of the emulator's own endpoints. */
    private static final String OWN = "/__service";

    private final GrpcPlan plan;
    private final Set<String> bidirectionalMethods = new LinkedHashSet<>(GrpcMethodRegistry.STREAMING_PATHS);
    private final Map<String, OperationPlan> operations = new LinkedHashMap<>();
    private volatile @Nullable GrpcMethodRegistry services;

    /** @param wired the emitted extension, unused by gRPC */
    public GrpcAdapter(Plan plan, Supplier<@Nullable AdapterExtension> wired) {
        this.plan = Objects.requireNonNull(plan.grpc(), "a plan with Protocol Buffers files");
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Grpc method) {
                note(operation, method);
            }
        }
    }

    private void note(OperationPlan operation, BindingPlan.Grpc method) {
        String path = "/" + method.service() + "/" + method.name();
        FetchPlan fetch = operation.fetch();
        operations.put(path, operation);
        if (method.isBidirectional() || fetch != null && fetch.isLasting()) {
            bidirectionalMethods.add(path);
        }
    }

    @Override
    public boolean accepts(Request request) {
        return GrpcHttpExchange.isGrpc(request.header("content-type"))
                || mayBeAtAPath(request) && services().rest().takes(request);
    }

    @Override
    public boolean needsRequestAfterReply(Request request) {
        return request.bodyChunks() != null;
    }

    @Override
    public boolean streamsBody(Request request) {
        return GrpcHttpExchange.isGrpc(request.header("content-type")) && bidirectionalMethods.contains(request.path());
    }

    @Override
    public boolean needsPreparation(Request request) {
        return services == null && mayBeAtAPath(request);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply, OperationCaller calls) {
        String type = request.header("content-type");
        if (type != null && GrpcHttpExchange.isGrpc(type)) {
            new GrpcHttpExchange(services(), request, type).answer(reply, calls);
        } else {
            services().rest().answer(request, reply, calls);
        }
    }

    /**
     * Returns true if a path may belong to a method. Calls of other adapters have no path, and the emulator's own
     * paths are not in the description.
     */
    private static boolean mayBeAtAPath(Request request) {
        return request.path().startsWith("/") && !request.path().startsWith(OWN);
    }

    private GrpcMethodRegistry services() {
        GrpcMethodRegistry known = services;
        return known == null ? opened() : known;
    }

    private synchronized GrpcMethodRegistry opened() {
        if (services == null) {
            services = new GrpcMethodRegistry(plan, operations);
        }
        return Objects.requireNonNull(services);
    }
}
