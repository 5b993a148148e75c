package dev.ectype.controlplane.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Compares two states without holding either: of an instance it keeps a hash, and the members only of those that it tells of. So each is
 * read twice where something changed.
 */
final class SnapshotComparison {
    private static final int TOLD = 1000;

    private final Source from;
    private final Source to;
    private final Map<String, Map<String, Hash>> before = new HashMap<>();
    private final Map<String, long[]> counts = new TreeMap<>();
    private final Map<Place, SnapshotDiff.Moved> moved = new LinkedHashMap<>();
    private long more;

    private SnapshotComparison(Source from, Source to) {
        this.from = from;
        this.to = to;
    }

    /** What the second state has otherwise than the first. */
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
        read(
                from,
                (resource, id, document) -> before.computeIfAbsent(resource, none -> new LinkedHashMap<>())
                        .put(id, Hash.of(document)));
        read(to, (resource, id, document) -> {
            Map<String, Hash> rows = before.get(resource);
            Hash known = rows == null ? null : rows.remove(id);
            if (known == null) {
                tell(resource, id, "added", names(document));
            } else if (!known.equals(Hash.of(document))) {
                tell(resource, id, "changed", List.of());
            }
        });
        new TreeMap<>(before)
                .forEach((resource, left) -> left.keySet().forEach(id -> {
                    tell(resource, id, "removed", List.of());
                }));
    }

    private void tell(String resource, String id, String kind, List<String> members) {
        counts.computeIfAbsent(resource, none -> new long[3])[
                List.of("added", "removed", "changed").indexOf(kind)]++;
        if (moved.size() < TOLD) {
            moved.put(new Place(resource, id), new SnapshotDiff.Moved(resource, id, kind, members));
        } else {
            more++;
        }
    }

    /** Looks once more for those whose members are to be told. */
    private void findMembers() throws IOException {
        Map<Place, Map<String, Hash>> were = new HashMap<>();
        if (moved.values().stream().allMatch(each -> each.kind().equals("added"))) {
            return;
        }
        read(from, (resource, id, document) -> {
            Place place = new Place(resource, id);
            if (moved.containsKey(place)) {
                Map<String, Hash> members = new LinkedHashMap<>();
                document.properties().forEach(member -> members.put(member.getKey(), Hash.of(member.getValue())));
                were.put(place, members);
                moved.computeIfPresent(
                        place, (same, each) -> each.kind().equals("removed") ? with(each, members.keySet()) : each);
            }
        });
        read(to, (resource, id, document) -> {
            Place place = new Place(resource, id);
            Map<String, Hash> old = were.get(place);
            if (old != null) {
                moved.computeIfPresent(place, (same, each) -> with(each, changed(old, document)));
            }
        });
    }

    private static Set<String> changed(Map<String, Hash> old, JsonNode document) {
        Set<String> names = new LinkedHashSet<>(names(document));
        names.removeIf(name -> Hash.of(document.get(name)).equals(old.get(name)));
        old.keySet().stream().filter(name -> !document.has(name)).forEach(names::add);
        return names;
    }

    private static SnapshotDiff.Moved with(SnapshotDiff.Moved moved, Set<String> members) {
        return new SnapshotDiff.Moved(moved.resource(), moved.id(), moved.kind(), List.copyOf(members));
    }

    private static List<String> names(JsonNode document) {
        return document.isObject() ? List.copyOf(document.propertyNames()) : List.of();
    }

    private static void read(Source source, SnapshotRows.Visitor visitor) throws IOException {
        try (InputStream packed = source.open()) {
            if (packed != null) {
                SnapshotRows.read(new GZIPInputStream(packed), visitor);
            }
        }
    }

    /** Where a state can be read from, as gzip; nothing where it is empty. */
    interface Source {
        @Nullable
        InputStream open() throws IOException;
    }

    private record Place(String resource, String id) {}

    /** Half of a SHA-256: enough to tell two documents apart, and small for a million of them. */
    private record Hash(long high, long low) {
        static Hash of(JsonNode value) {
            try {
                ByteBuffer digest = ByteBuffer.wrap(MessageDigest.getInstance("SHA-256")
                        .digest(value.toString().getBytes(StandardCharsets.UTF_8)));
                return new Hash(digest.getLong(), digest.getLong());
            } catch (NoSuchAlgorithmException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }
}
