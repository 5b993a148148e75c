package dev.ectype.runtime.emulator.things;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Things 1. */
public class ThingsEmulator extends Emulator {
    @Override
    protected final Operations operations(String group, RequestContext exchange) {
        return group.equals("things") ? new ThingOperations(exchange) : unknown(group);
    }
}
