package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.simulation.ModelHistory.Past;
import dev.ectype.launcher.simulation.WireClient.Answer;
import dev.ectype.launcher.simulation.WireClient.Request;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** One state of an emulator with its model and a client. */
final class ModeledState {
    private final WireClient wire;
    private final ModelHistory history;
    /** The answers to requests with idempotency keys since the last replacement of the whole state. */
    private final Map<String, Answer> answersByKey = new LinkedHashMap<>();
    /** All current and former identifiers of all lines, by resource. */
    private final Map<String, Set<String>> seen = new LinkedHashMap<>();

    ModeledState(WireClient wire, ModelState start) {
        this.wire = wire;
        this.history = new ModelHistory(new Past(start, snapshot(wire)));
        note(start);
    }

    WireClient wire() {
        return wire;
    }

    ModelHistory history() {
        return history;
    }

    ModelState now() {
        return history.now().believed();
    }

    Map<String, Answer> answersByKey() {
        return answersByKey;
    }

    String snapshot() {
        return snapshot(wire);
    }

    private static String snapshot(WireClient wire) {
        Answer answer = wire.send(Request.of("POST", "/__service/state/snapshot", null));
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer.text();
    }

    /** Records the last request as a write. */
    void wrote(ModelState next) {
        note(next);
        history.write(new Past(next, snapshot()));
    }

    private void note(ModelState believed) {
        ModelState.RESOURCES.forEach(resource -> seen.computeIfAbsent(resource, none -> new LinkedHashSet<>())
                .addAll(believed.all(resource).keySet()));
    }

    Set<String> seen(String resource) {
        return Objects.requireNonNull(seen.get(resource));
    }

    /** Handles a replacement of the whole state: answers under keys have not happened in it. */
    void moved() {
        answersByKey.clear();
        assertThat(snapshot())
                .as("the state after it was moved")
                .isEqualTo(history.now().snapshot());
    }

    /** Compares the whole state of the emulator with the model. */
    @SuppressWarnings("unchecked")
    void compareAll() {
        Map<String, Object> whole = (Map<String, Object>)
                Objects.requireNonNull(((Map<String, Object>) WireClient.read(snapshot())).get("snapshot"));
        ModelState now = now();
        assertThat(whole.get("position").toString()).isEqualTo(Long.toString(now.position()));
        assertThat(Instant.parse(whole.get("clock").toString()).toEpochMilli()).isEqualTo(now.clock());
        Map<String, Object> resources = (Map<String, Object>) whole.get("resources");
        for (String resource : ModelState.RESOURCES) {
            List<Map<String, Object>> rows = (List<Map<String, Object>>) resources.get(resource);
            List<Map<String, Object>> believed = now.all(resource).entrySet().stream()
                    .map(each -> Map.of(
                            "id", each.getKey(),
                            "version", (Object) (int) each.getValue().version(),
                            "document", each.getValue().document()))
                    .toList();
            assertThat(rows).as(resource).isEqualTo(believed);
        }
        Set<Object> relationships = new LinkedHashSet<>((List<Object>) whole.get("relationships"));
        assertThat(relationships).isEqualTo(relationships(now));
    }

    private static Set<Object> relationships(ModelState now) {
        Set<Object> relationships = new LinkedHashSet<>();
        now.all("tasks")
                .forEach((id, row) -> relationships.add(Map.of(
                        "name", "tasks.projects", "from", "tasks/" + id, "to", "projects/" + row.at("projectId"))));
        now.all("comments")
                .forEach((id, row) -> relationships.add(
                        Map.of("name", "comments.tasks", "from", "comments/" + id, "to", "tasks/" + row.at("taskId"))));
        now.memberships()
                .forEach(membership -> relationships.add(Map.of(
                        "name",
                        "tasks.labels",
                        "from",
                        "tasks/" + membership.task(),
                        "to",
                        "labels/" + membership.label())));
        return relationships;
    }
}
