package dev.ectype.launcher.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** The expected state as plain maps in order of creation; every write creates another state. */
final class ModelState {
    static final List<String> RESOURCES = List.of("projects", "tasks", "comments", "labels", "exports", "settings");

    private final long position;
    private final long clock;
    private final Map<String, Map<String, Row>> rows = new LinkedHashMap<>();
    private final Set<Membership> memberships;

    /** An instance with its number of writes. */
    record Row(long version, Map<String, Object> document) {
        @Nullable
        Object at(String member) {
            return document.get(member);
        }
    }

    /** A membership of a label in a task. */
    record Membership(String task, String label) {}

    private ModelState(long position, long clock, ModelState from) {
        this.position = position;
        this.clock = clock;
        from.rows.forEach((resource, known) -> rows.put(resource, new LinkedHashMap<>(known)));
        this.memberships = new LinkedHashSet<>(from.memberships);
    }

    /** Creates an empty state at a time in milliseconds since 1970. */
    ModelState(long clock) {
        this.position = 0;
        this.clock = clock;
        this.memberships = new LinkedHashSet<>();
        RESOURCES.forEach(resource -> rows.put(resource, new LinkedHashMap<>()));
    }

    /** A copy for one more write, one second later. */
    ModelState next() {
        return new ModelState(position + 1, clock + 1_000, this);
    }

    /** A copy for a move of the clock. */
    ModelState at(long time) {
        return new ModelState(position + 1, time, this);
    }

    long position() {
        return position;
    }

    long clock() {
        return clock;
    }

    Map<String, Row> all(String resource) {
        return Objects.requireNonNull(rows.get(resource));
    }

    Set<Membership> memberships() {
        return memberships;
    }

    boolean has(String resource, String id) {
        return all(resource).containsKey(id);
    }

    Row row(String resource, String id) {
        return Objects.requireNonNull(all(resource).get(id));
    }

    /** The documents that satisfy a condition, newest first. */
    List<Map<String, Object>> where(String resource, BiPredicate<String, Row> condition) {
        List<Map<String, Object>> documents = new ArrayList<>();
        all(resource).forEach((id, row) -> {
            if (condition.test(id, row)) {
                documents.add(0, row.document());
            }
        });
        return documents;
    }

    void put(String resource, String id, Map<String, Object> document) {
        Row before = all(resource).get(id);
        all(resource).put(id, new Row(before == null ? 1 : before.version() + 1, document));
    }

    /** Removes an instance with its children and memberships. */
    void remove(String resource, String id) {
        all(resource).remove(id);
        if (resource.equals("projects")) {
            inside("tasks", "projectId", id).forEach(task -> remove("tasks", task));
        } else if (resource.equals("tasks")) {
            inside("comments", "taskId", id).forEach(comment -> remove("comments", comment));
            memberships.removeIf(membership -> membership.task().equals(id));
        } else if (resource.equals("labels")) {
            memberships.removeIf(membership -> membership.label().equals(id));
        }
    }

    private List<String> inside(String resource, String member, String id) {
        return all(resource).entrySet().stream()
                .filter(each -> id.equals(String.valueOf(each.getValue().at(member))))
                .map(Map.Entry::getKey)
                .toList();
    }
}
