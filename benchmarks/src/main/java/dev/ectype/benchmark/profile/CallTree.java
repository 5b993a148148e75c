package dev.ectype.benchmark.profile;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Counts samples by the calls that led to them. */
final class CallTree {
    private static final Comparator<CallTree> GREATEST_FIRST =
            Comparator.comparingLong(CallTree::weight).reversed().thenComparing(CallTree::name);

    private final String name;
    private final Map<String, CallTree> calls = new TreeMap<>();
    private long weight;

    CallTree(String name) {
        this.name = name;
    }

    /** Adds a sample of a weight. The frames begin with the outermost call. */
    void add(List<String> frames, long more) {
        CallTree at = this;
        at.weight += more;
        for (String frame : frames) {
            at = at.calls.computeIfAbsent(frame, CallTree::new);
            at.weight += more;
        }
    }

    /** The class and the method, such as {@code dev.ectype.runtime.json.Json.parse}. */
    String name() {
        return name;
    }

    long weight() {
        return weight;
    }

    /** Returns the calls of this method, the most expensive first. */
    Stream<CallTree> calls() {
        return calls.values().stream().sorted(GREATEST_FIRST);
    }
}
