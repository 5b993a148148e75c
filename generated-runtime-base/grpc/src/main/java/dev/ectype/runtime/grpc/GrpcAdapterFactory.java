package dev.ectype.runtime.grpc;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.ProtocolAdapterFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates the adapter that serves gRPC. */
public final class GrpcAdapterFactory implements ProtocolAdapterFactory {
    @Override
    public boolean isNeeded(Plan plan) {
        return plan.grpc() != null;
    }

    @Override
    public ProtocolAdapter create(Plan plan, Supplier<@Nullable AdapterExtension> extension) {
        return new GrpcAdapter(plan, extension);
    }
}
