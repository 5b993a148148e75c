package dev.ectype.launcher.artifact;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.wire.AdapterExtension;
import org.jspecify.annotations.Nullable;

/**
 * Emulates an API whose classes are compiled when requests need them. The class of an emitted emulator names all classes of operations, so
 * it would need all of them at once.
 */
public abstract class OnDemandEmulator extends Emulator {
    private final OnDemandClasses classes = OnDemandClasses.of(getClass());

    /** Creates an emulator that is not started yet. */
    protected OnDemandEmulator() {}

    @Override
    protected final Operations operations(String group, RequestContext context) {
        Operations created = classes.operations().create(group, context);
        return created == null ? unknown(group) : created;
    }

    @Override
    protected final @Nullable AdapterExtension fetchers() {
        return classes.fetchers();
    }
}
