package dev.ectype.controlplane.dashboard.snapshot;

import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.snapshot.ComparedInstance;
import dev.ectype.controlplane.snapshot.SnapshotDiff;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Represents a difference of two snapshots on a page.
 *
 * @param instances the instances of this page
 * @param matches the number of listed instances that match the filters
 * @param previous the offset of the previous page; null on the first
 * @param next the offset of the next page; null on the last
 */
public record DifferenceView(
        SnapshotDiff diff,
        List<ComparedInstance> instances,
        int matches,
        @Nullable String previous,
        @Nullable String next) {
    /** The value of the parameter {@code with} that compares with a state without instances. */
    public static final String EMPTY_STATE = "empty";

    private static final int PAGE = 25;

    static DifferenceView of(
            SnapshotDiff diff, ListFilters query, Function<List<SnapshotDiff.Moved>, List<ComparedInstance>> values) {
        String resource = query.get("resource");
        String kind = query.get("kind");
        List<SnapshotDiff.Moved> matches = diff.moved().stream()
                .filter(each -> resource == null || each.resource().equals(resource))
                .filter(each -> kind == null || each.kind().equals(kind))
                .toList();
        int from = Math.min(offset(query), matches.size());
        int to = Math.min(from + PAGE, matches.size());
        return new DifferenceView(
                diff,
                values.apply(matches.subList(from, to)),
                matches.size(),
                from == 0 ? null : String.valueOf(Math.max(0, from - PAGE)),
                to == matches.size() ? null : String.valueOf(to));
    }

    private static int offset(ListFilters query) {
        return query.text("offset").matches("[0-9]{1,4}") ? Integer.parseInt(query.text("offset")) : 0;
    }

    /** Returns whether the states have the same instances. */
    public boolean isEqual() {
        return diff.resources().isEmpty();
    }

    /** Returns the name of the state before. */
    public String before() {
        return diff.from() == null ? "empty state" : "version " + diff.from().version();
    }

    /** Returns whether the other state is a version with this identifier. */
    public boolean isWith(String id) {
        return diff.from() != null && diff.from().id().equals(id);
    }

    /** Returns the resources to filter by: those with differences, and the one of the filter. */
    public SortedSet<String> names(ListFilters query) {
        SortedSet<String> names = new TreeSet<>();
        diff.resources().forEach(resource -> names.add(resource.name()));
        if (query.get("resource") != null) {
            names.add(query.text("resource"));
        }
        return names;
    }

    /** Returns the label of a kind of difference. */
    public static String label(String kind) {
        return switch (kind) {
            case "added" -> "+ Added";
            case "removed" -> "− Removed";
            default -> "± Changed";
        };
    }

    /** Returns the class of a kind of difference for style sheets. */
    public static String tone(String kind) {
        return switch (kind) {
            case "added" -> "good";
            case "removed" -> "bad";
            default -> "warn";
        };
    }
}
