package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.state.time.Clock;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Summarizes the options that affect replies, for display. */
public final class OptionSummary {
    private OptionSummary() {}

    /** Returns the options by name, in display order. */
    public static Map<String, String> of(EmulatorOptions options) {
        Map<String, String> summary = new LinkedHashMap<>();
        summary.put("seed", Long.toString(options.seed()));
        if (options.populate() > 0) {
            summary.put("populate", Integer.toString(options.populate()));
        }
        Fixture fixture = options.fixture();
        if (fixture != null) {
            summary.put("fixture", fixture.file());
        }
        summary.put("clock", options.clock() == Clock.LOGICAL ? "logical" : "real");
        summary.put("auth", options.authentication().name().toLowerCase(Locale.ROOT));
        if (!options.crossOrigin()) {
            summary.put("cors", "off");
        }
        if (options.replyCache()) {
            summary.put("reply-cache", "on");
        }
        summary.put("edge", options.edge().name().toLowerCase(Locale.ROOT));
        summary.put("references", options.references().name().toLowerCase(Locale.ROOT));
        summary.put("responses", options.responses().name().toLowerCase(Locale.ROOT));
        return summary;
    }
}
