package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.state.journal.JournalEntry;
import dev.ectype.runtime.state.journal.StateChange;
import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.tree.TrieDifference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds the differences between two positions of one branch, or between two states.
 *
 * @param changedRows the different rows, in the order of their first change
 */
public record StateDiff(long from, long to, List<RowDifference> changedRows) {
    public StateDiff {
        changedRows = List.copyOf(changedRows);
    }

    /**
     * Compares two positions of the current branch.
     *
     * @throws UnknownPosition if the journal does not contain the position
     */
    static StateDiff between(StateEngine engine, long from, long to) {
        Journal journal = engine.journal();
        long first = Math.min(from, to);
        long last = Math.max(from, to);
        List<JournalEntry> entries = journal.entriesBetween(first, last);
        Map<String, StateChange.RowChange> net = new LinkedHashMap<>();
        for (JournalEntry entry : entries) {
            for (StateChange change : entry.changes()) {
                if (change instanceof StateChange.RowChange row && change.isApiChange()) {
                    net.merge(row.resource() + "/" + row.id(), row, StateDiff::joined);
                }
            }
        }
        List<RowDifference> moved = new ArrayList<>();
        for (StateChange.RowChange change : net.values()) {
            Document before = document(from <= to ? change.before() : change.after());
            Document after = document(from <= to ? change.after() : change.before());
            addMoved(change.resource(), change.id(), before, after, moved);
        }
        return new StateDiff(from, to, moved);
    }

    /** Compares two states in the order of resources and then of creation. The cost depends on the number of differences. */
    static StateDiff between(StateSchema schema, State before, State after) {
        List<RowDifference> moved = new ArrayList<>();
        for (int at = 0; at < schema.auxiliaryIndex(); at++) {
            Map<String, Row[]> rows = new LinkedHashMap<>();
            TrieDifference.visit(before.table(at).rows(), after.table(at).rows(), (was, is) -> {
                if (was != null) {
                    rows.computeIfAbsent(was.id(), id -> new Row[2])[0] = was;
                }
                if (is != null) {
                    rows.computeIfAbsent(is.id(), id -> new Row[2])[1] = is;
                }
            });
            ResourceName resource = schema.tables().get(at).name();
            rows.forEach((id, pair) -> addMoved(resource, id, document(pair[0]), document(pair[1]), moved));
        }
        return new StateDiff(before.position(), after.position(), moved);
    }

    private static void addMoved(
            ResourceName resource,
            String id,
            @Nullable Document before,
            @Nullable Document after,
            List<RowDifference> moved) {
        if (before == null ? after != null : !before.equals(after)) {
            moved.add(new RowDifference(resource, id, kind(before, after), names(before, after), before, after));
        }
    }

    private static @Nullable Document document(@Nullable Row row) {
        return row == null ? null : Json.parse(row.document());
    }

    private static StateChange.RowChange joined(StateChange.RowChange earlier, StateChange.RowChange later) {
        return new StateChange.RowChange(earlier.resource(), earlier.id(), earlier.before(), later.after());
    }

    private static @Nullable Document document(StateChange.@Nullable Image image) {
        return image == null ? null : Json.parse(image.document());
    }

    private static RowDifference.Kind kind(@Nullable Document before, @Nullable Document after) {
        return before == null
                ? RowDifference.Kind.ADDED
                : after == null ? RowDifference.Kind.REMOVED : RowDifference.Kind.CHANGED;
    }

    private static List<String> names(@Nullable Document before, @Nullable Document after) {
        Set<String> names = new LinkedHashSet<>();
        addDiffering(before, after, names);
        addDiffering(after, before, names);
        return List.copyOf(names);
    }

    private static void addDiffering(@Nullable Document one, @Nullable Document other, Set<String> names) {
        for (JsonMember member : one == null || !one.isObject() ? List.<JsonMember>of() : one.members()) {
            Document same = other == null || !other.isObject() ? null : other.member(member.name());
            if (!member.value().equals(same)) {
                names.add(member.name());
            }
        }
    }
}
