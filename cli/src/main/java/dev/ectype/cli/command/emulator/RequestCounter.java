package dev.ectype.cli.command.emulator;

import dev.ectype.runtime.server.ServerLog;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** Counts the requests of each served API. Passes all events to another log. */
final class RequestCounter implements ServerLog {
    private final ServerLog log;
    /** The counts by prefix, the longest prefix first. */
    private final Map<String, LongAdder> counts =
            new TreeMap<>(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()));

    RequestCounter(ServerLog log, List<String> prefixes) {
        this.log = log;
        prefixes.forEach(prefix -> counts.put(prefix, new LongAdder()));
    }

    /** Returns the number of requests of the API with a prefix. */
    long count(String prefix) {
        LongAdder count = counts.get(prefix);
        return count == null ? 0 : count.sum();
    }

    @Override
    public void replied(String method, String target, int status, @Nullable String reason) {
        for (Map.Entry<String, LongAdder> each : counts.entrySet()) {
            if (isBelow(target, each.getKey())) {
                each.getValue().increment();
                break;
            }
        }
        log.replied(method, target, status, reason);
    }

    private static boolean isBelow(String target, String prefix) {
        int end = prefix.length();
        return target.startsWith(prefix)
                && (end == 0 || target.length() == end || target.charAt(end) == '/' || target.charAt(end) == '?');
    }

    @Override
    public void unmatched(String method, String target, List<String> nearest) {
        log.unmatched(method, target, nearest);
    }

    @Override
    public void memoryShort(int percent) {
        log.memoryShort(percent);
    }

    @Override
    public void failed(String method, String target, Throwable cause) {
        log.failed(method, target, cause);
    }
}
