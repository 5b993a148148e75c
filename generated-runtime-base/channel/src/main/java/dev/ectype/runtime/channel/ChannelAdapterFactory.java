package dev.ectype.runtime.channel;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.ProtocolAdapterFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates the adapter that serves channels. */
public final class ChannelAdapterFactory implements ProtocolAdapterFactory {
    /** Creates the factory. {@link java.util.ServiceLoader} calls it. */
    public ChannelAdapterFactory() {}

    @Override
    public boolean isNeeded(Plan plan) {
        return plan.hasChannels();
    }

    @Override
    public ProtocolAdapter create(Plan plan, Supplier<@Nullable AdapterExtension> extension) {
        return new ChannelAdapter(plan);
    }
}
