package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.route.Router;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.state.StateEngine;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the control routes look after.
 *
 * @param options what the emulator was started with, for people to read
 */
public record Controlled(
        Plan plan, Router router, ResourceShapes shapes, StateEngine engine, Map<String, String> options) {
    public Controlled {
        options = new LinkedHashMap<>(options);
    }
}
