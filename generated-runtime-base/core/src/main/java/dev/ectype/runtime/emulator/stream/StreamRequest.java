package dev.ectype.runtime.emulator.stream;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.StreamPlan;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the values of a request about its stream. */
record StreamRequest(StreamPlan plan, Arguments arguments) {
    private static final Pattern POSITION = Pattern.compile("[0-9]{1,18}");
    private static final Pattern DURATION = Pattern.compile("([0-9]{1,9})(?:\\.[0-9]+)?(ms|s|m|h|)");
    /** The longest time that the timers of the server accept. */
    private static final long LONGEST = 1_000L * 60 * 60 * 24 * 365;

    /** Returns whether the flag of the stream is set. */
    boolean isFlagged() {
        String flag = plan.flag();
        Document value = flag == null ? null : arguments.queryOrBodyValue(flag);
        return value != null && (value.isTrue() || value.isString() && isOn(value.text()));
    }

    private static boolean isOn(String text) {
        return text.equals("true") || text.equals("1") || text.isEmpty();
    }

    /**
     * Returns the journal position after which the stream begins, or null for a new stream.
     *
     * @throws Problem if the parameter has no position
     */
    @Nullable
    Long position() {
        String name = plan.position();
        Document value = name == null ? null : arguments.queryOrBodyValue(name);
        String text = value == null || value.isNull() ? "" : value.text();
        if (text.isEmpty() || text.equals("0")) {
            return null;
        }
        if (!POSITION.matcher(text).matches()) {
            throw Problem.invalid(List.of(new Problem.Detail(
                    arguments.locationOf(String.valueOf(name)),
                    "position",
                    "the value is \"" + text + "\", expected a position from an earlier response, such as 12")));
        }
        return Long.parseLong(text);
    }

    /** Returns the position after which an event source continues, or null. */
    @Nullable
    Long lastEvent() {
        String id = arguments.source().request().header("last-event-id");
        return id == null || !POSITION.matcher(id).matches() ? null : (Long) Long.parseLong(id);
    }

    /** Returns the time limit of the stream in milliseconds, or 0. Numbers are seconds. */
    long timeout() {
        String name = plan.timeout();
        Document value = name == null ? null : arguments.queryOrBodyValue(name);
        Matcher matcher = DURATION.matcher(value == null || value.isNull() ? "" : value.text());
        if (name == null || !matcher.matches()) {
            return 0;
        }
        long count = Long.parseLong(matcher.group(1));
        String unit = matcher.group(2);
        boolean millis = unit.equals("ms") || unit.isEmpty() && (name.endsWith("Ms") || name.endsWith("_ms"));
        long factor = millis ? 1 : unit.equals("m") ? 60_000 : unit.equals("h") ? 3_600_000 : 1_000;
        return Math.min(LONGEST, count * factor);
    }
}
