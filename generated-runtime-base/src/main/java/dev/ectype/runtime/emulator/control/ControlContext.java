package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.route.Router;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.server.MemoryWatermark;
import dev.ectype.runtime.state.JournalVerification;
import dev.ectype.runtime.state.StateEngine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the control routes look after.
 *
 * @param chaos the faults that befall requests in the sandbox
 * @param memory refuses writes while memory is short
 * @param options what the emulator was started with, for people to read
 * @param sandboxes the emulator's sandboxes, of which this is one
 * @param address the base URL of links in the reply to a request
 * @param requests creates the writer of example requests on first use
 * @param verification runs what the journal remembers again
 */
public record ControlContext(
        Plan plan,
        Router router,
        ResourceShapes shapes,
        StateEngine engine,
        Chaos chaos,
        MemoryWatermark memory,
        Map<String, String> options,
        Supplier<JournalVerification> verification,
        SandboxRegistry sandboxes,
        Function<Request, String> address,
        Supplier<SampleRequestWriter> requests) {
    public ControlContext {
        options = new LinkedHashMap<>(options);
    }
}
