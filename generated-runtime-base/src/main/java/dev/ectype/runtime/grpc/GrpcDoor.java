package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.BindingPlan;
import dev.ectype.runtime.plan.FetchPlan;
import dev.ectype.runtime.plan.GrpcPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.Calls;
import dev.ectype.runtime.wire.FrontDoor;
import dev.ectype.runtime.wire.Wired;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The front door of gRPC: whatever comes as {@code application/grpc}, at any path, and methods at the paths that they have over HTTP. */
public final class GrpcDoor implements FrontDoor {
    /** What the emulator itself answers. */
    private static final String OWN = "/__service";

    private final GrpcPlan plan;
    private final Set<String> dialogues = new LinkedHashSet<>(Services.DIALOGUES);
    private final Map<String, FetchPlan> fetches = new LinkedHashMap<>();
    private volatile @Nullable Services services;

    /** @param wired of which this door has no need */
    public GrpcDoor(Plan plan, Supplier<@Nullable Wired> wired) {
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
        if (fetch != null) {
            fetches.put(path, fetch);
        }
        if (method.isDialogue() || fetch != null && fetch.isLasting()) {
            dialogues.add(path);
        }
    }

    @Override
    public boolean takes(Request request) {
        return Exchange.isOne(request.header("content-type"))
                || mayBeAtAPath(request) && services().rest().takes(request);
    }

    @Override
    public boolean keeps(Request request) {
        return request.pieces() != null;
    }

    @Override
    public boolean hearsPieces(Request request) {
        return Exchange.isOne(request.header("content-type")) && dialogues.contains(request.path());
    }

    @Override
    public boolean isBusy(Request request) {
        return services == null && mayBeAtAPath(request);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply, Calls calls) {
        String type = request.header("content-type");
        if (type != null && Exchange.isOne(type)) {
            new Exchange(services(), request, type).answer(reply, calls);
        } else {
            services().rest().answer(request, reply, calls);
        }
    }

    /** Calls of other doors have no paths, and the emulator's own are not described. */
    private static boolean mayBeAtAPath(Request request) {
        return request.path().startsWith("/") && !request.path().startsWith(OWN);
    }

    private Services services() {
        Services known = services;
        return known == null ? opened() : known;
    }

    private synchronized Services opened() {
        if (services == null) {
            services = new Services(plan, fetches);
        }
        return Objects.requireNonNull(services);
    }
}
