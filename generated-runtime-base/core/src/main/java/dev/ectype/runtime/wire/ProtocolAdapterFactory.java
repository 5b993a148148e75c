package dev.ectype.runtime.wire;

import dev.ectype.runtime.plan.Plan;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates the adapter of one protocol. Emulators find the factories with {@link java.util.ServiceLoader}. */
public interface ProtocolAdapterFactory {
    /**
     * {@return true if the plan has operations for this protocol}
     *
     * @param plan the plan of the emulator
     */
    boolean isNeeded(Plan plan);

    /**
     * Creates the adapter for all sandboxes of an emulator.
     *
     * @param plan the plan of the emulator
     * @param extension supplies the emitted code that only the adapter understands, or null
     * @return the adapter
     */
    ProtocolAdapter create(Plan plan, Supplier<@Nullable AdapterExtension> extension);
}
