package dev.ectype.controlplane.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Compares two states without holding them in memory: it stores a hash of each instance, and the members of reported instances only.
 * Changed states are therefore read twice.
 */
final class SnapshotComparison {
    private static final int MAX_REPORTED = 1000;

    private final Source from;
    private final Source to;
    private final Map<String, Map<String, ContentHash>> before = new HashMap<>();
    private final Map<String, long[]> counts = new TreeMap<>();
    private final Map<Place, SnapshotDiff.Moved> moved = new LinkedHashMap<>();
    private final ComparisonMemory memory = new ComparisonMemory();
    private long more;

    private SnapshotComparison(Source from, Source to) {
        this.from = from;
        this.to = to;
    }

    /** Returns the differences of the second state from the first. */
    static SnapshotDiff of(@Nullable Snapshot first, Snapshot second, Source from, Source to) throws IOException {
        SnapshotComparison comparison = new SnapshotComparison(from, to);
        comparison.look();
        comparison.findMembers();
        List<SnapshotDiff.Resource> resources = new ArrayList<>();
        comparison.counts.forEach(
                (name, each) -> resources.add(new SnapshotDiff.Resource(name, each[0], each[1], each[2])));
        return new SnapshotDiff(first, second, resources, List.copyOf(comparison.moved.values()), comparison.more);
    }

    private void look() throws IOException {
        read(from, row -> {
            memory.take(row.id());
            before.computeIfAbsent(row.resource(), this::rows).put(row.id(), row.hash());
        });
        read(to, row -> {
            Map<String, ContentHash> rows = before.get(row.resource());
            ContentHash known = rows == null ? null : rows.remove(row.id());
            if (known == null) {
                report(row.resource(), row.id(), "added", row.members().keySet());
            } else if (!known.equals(row.hash())) {
                report(row.resource(), row.id(), "changed", Set.of());
            }
        });
        new TreeMap<>(before)
                .forEach((resource, left) -> left.keySet().forEach(id -> report(resource, id, "removed", Set.of())));
    }

    private Map<String, ContentHash> rows(String resource) {
        memory.take(resource);
        return new LinkedHashMap<>();
    }

    private long[] counts(String resource) {
        memory.take(resource);
        return new long[3];
    }

    private void report(String resource, String id, String kind, Set<String> members) {
        counts.computeIfAbsent(resource, this::counts)[
                List.of("added", "removed", "changed").indexOf(kind)]++;
        if (moved.size() < MAX_REPORTED) {
            members.forEach(memory::take);
            moved.put(new Place(resource, id), new SnapshotDiff.Moved(resource, id, kind, List.copyOf(members)));
        } else {
            more++;
        }
    }

    /** Reads the states again for the instances with reported members. */
    private void findMembers() throws IOException {
        Map<Place, Map<String, ContentHash>> were = new HashMap<>();
        if (moved.values().stream().allMatch(each -> each.kind().equals("added"))) {
            return;
        }
        read(from, row -> {
            Place place = new Place(row.resource(), row.id());
            if (moved.containsKey(place)) {
                row.members().keySet().forEach(memory::take);
                were.put(place, row.members());
                moved.computeIfPresent(
                        place,
                        (same, each) -> each.kind().equals("removed")
                                ? with(each, row.members().keySet())
                                : each);
            }
        });
        read(to, row -> {
            Place place = new Place(row.resource(), row.id());
            Map<String, ContentHash> old = were.get(place);
            if (old != null) {
                moved.computeIfPresent(place, (same, each) -> with(each, changed(old, row.members())));
            }
        });
    }

    private static Set<String> changed(Map<String, ContentHash> old, Map<String, ContentHash> now) {
        Set<String> names = new LinkedHashSet<>(now.keySet());
        names.removeIf(name -> Objects.equals(now.get(name), old.get(name)));
        old.keySet().stream().filter(name -> !now.containsKey(name)).forEach(names::add);
        return names;
    }

    private static SnapshotDiff.Moved with(SnapshotDiff.Moved moved, Set<String> members) {
        return new SnapshotDiff.Moved(moved.resource(), moved.id(), moved.kind(), List.copyOf(members));
    }

    private static void read(Source source, Consumer<SnapshotRow> visitor) throws IOException {
        try (InputStream packed = source.open()) {
            if (packed != null) {
                SnapshotRows.read(new GZIPInputStream(packed), visitor);
            }
        }
    }

    /** Opens a state as gzip; null if the state is empty. */
    interface Source {
        @Nullable
        InputStream open() throws IOException;
    }

    private record Place(String resource, String id) {}
}
