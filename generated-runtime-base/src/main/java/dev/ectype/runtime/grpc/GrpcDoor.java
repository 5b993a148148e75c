package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.GrpcPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.Calls;
import dev.ectype.runtime.wire.FrontDoor;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The front door of gRPC: whatever comes as {@code application/grpc}, at any path. */
public final class GrpcDoor implements FrontDoor {
    private final GrpcPlan plan;
    private volatile @Nullable Services services;

    public GrpcDoor(Plan plan) {
        this.plan = Objects.requireNonNull(plan.grpc(), "a plan with Protocol Buffers files");
    }

    @Override
    public boolean takes(Request request) {
        return Exchange.isOne(request.header("content-type"));
    }

    @Override
    public boolean keeps(Request request) {
        return request.pieces() != null;
    }

    @Override
    public boolean hearsPieces(Request request) {
        Callable called = services().find(request.path());
        return called != null && called.isDialogue();
    }

    @Override
    public boolean isBusy() {
        return services == null;
    }

    @Override
    public void handle(Request request, ReplyBuffer reply, Calls calls) {
        String type = Objects.requireNonNull(request.header("content-type"), "content-type");
        new Exchange(services(), request, type).answer(reply, calls);
    }

    private Services services() {
        Services known = services;
        return known == null ? opened() : known;
    }

    private synchronized Services opened() {
        if (services == null) {
            services = new Services(plan);
        }
        return Objects.requireNonNull(services);
    }
}
