package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.emulator.context.MemoryWatermark;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.route.Router;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.state.JournalVerification;
import dev.ectype.runtime.state.StateEngine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Bundles the parts of an emulator that the control routes read and change.
 *
 * @param chaos the chaos rules of the sandbox
 * @param memory the watermark that refuses writes while memory is short
 * @param options the start options, as text for users
 * @param sandboxes the emulator's sandboxes, including this one
 * @param address the base URL of links in the response to a request
 * @param requests the supplier that creates the writer of example requests on first use
 * @param verification the supplier that replays the journal and compares the outcomes
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
