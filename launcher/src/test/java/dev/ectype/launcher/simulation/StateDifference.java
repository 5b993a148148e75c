package dev.ectype.launcher.simulation;

import dev.ectype.launcher.simulation.ModelState.Membership;
import dev.ectype.launcher.simulation.ModelState.Row;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Computes the difference of two states in a form that is comparable between model and emulator. */
final class StateDifference {
    /** A changed row, or a changed membership, which has no public identifier. */
    record Move(
            String resource,
            String id,
            String kind,
            Set<String> members,
            @Nullable Object before,
            @Nullable Object after) {}

    private StateDifference() {}

    static Set<Move> between(ModelState from, ModelState to) {
        Set<Move> moves = new LinkedHashSet<>();
        for (String resource : ModelState.RESOURCES) {
            Set<String> ids = new LinkedHashSet<>(from.all(resource).keySet());
            ids.addAll(to.all(resource).keySet());
            for (String id : ids) {
                Map<String, Object> before = document(from, resource, id);
                Map<String, Object> after = document(to, resource, id);
                if (!Objects.equals(before, after)) {
                    moves.add(move(resource, id, before, after));
                }
            }
        }
        from.memberships().stream()
                .filter(membership -> !to.memberships().contains(membership))
                .forEach(membership -> moves.add(move("tasks.labels", "", document(membership), null)));
        to.memberships().stream()
                .filter(membership -> !from.memberships().contains(membership))
                .forEach(membership -> moves.add(move("tasks.labels", "", null, document(membership))));
        return moves;
    }

    private static @Nullable Map<String, Object> document(ModelState believed, String resource, String id) {
        Row row = believed.all(resource).get(id);
        return row == null ? null : row.document();
    }

    private static Map<String, Object> document(Membership membership) {
        return Map.of("from", membership.task(), "to", membership.label());
    }

    private static Move move(
            String resource, String id, @Nullable Map<String, Object> before, @Nullable Map<String, Object> after) {
        Set<String> members = new TreeSet<>();
        Set<String> names = new TreeSet<>(before == null ? Set.of() : before.keySet());
        names.addAll(after == null ? Set.of() : after.keySet());
        for (String name : names) {
            boolean there = before != null && before.containsKey(name);
            boolean still = after != null && after.containsKey(name);
            if (before == null
                    || after == null
                    || there != still
                    || !Objects.equals(before.get(name), after.get(name))) {
                members.add(name);
            }
        }
        String kind = before == null ? "added" : after == null ? "removed" : "changed";
        return new Move(resource, id, kind, members, before, after);
    }

    @SuppressWarnings("unchecked")
    static Set<Move> read(Map<String, Object> diff) {
        Set<Move> moves = new LinkedHashSet<>();
        for (Map<String, Object> moved : (List<Map<String, Object>>) Objects.requireNonNull(diff.get("moved"))) {
            String resource = Objects.requireNonNull(moved.get("resource")).toString();
            moves.add(new Move(
                    resource,
                    resource.equals("tasks.labels")
                            ? ""
                            : Objects.requireNonNull(moved.get("id")).toString(),
                    Objects.requireNonNull(moved.get("kind")).toString(),
                    new TreeSet<>((List<String>) Objects.requireNonNull(moved.get("members"))),
                    moved.get("before"),
                    moved.get("after")));
        }
        return moves;
    }
}
