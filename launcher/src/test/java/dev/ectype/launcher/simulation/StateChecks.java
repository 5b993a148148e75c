package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.simulation.ModelState.Membership;
import dev.ectype.launcher.simulation.ModelState.Row;
import dev.ectype.launcher.simulation.WireClient.Answer;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Reads instances and changes from the emulator, and compares them with the model. */
final class StateChecks {
    private final SeededRandom chance;
    private final ModeledState side;
    private final RandomClients clients;
    private final boolean forgets;

    /**
     * Creates checks.
     *
     * @param forgets whether the journal is so small that old positions are not available
     */
    StateChecks(SeededRandom chance, ModeledState side, RandomClients clients, boolean forgets) {
        this.chance = chance;
        this.side = side;
        this.clients = clients;
        this.forgets = forgets;
    }

    /** Checks the emulator after a step from an earlier state. */
    void run(ModelState before) {
        touched(before);
        one(chance.oneOf(List.of("projects", "tasks", "comments", "labels")), null);
        list();
        counts();
        if (side.now() != before && side.history().current().covers(before)) {
            // A move to another line also ends behind an equal state, which may be forgotten there.
            List<ModelHistory.Line> lines = side.history().lines();
            boolean written = side.history().current() == lines.get(lines.size() - 1)
                    && side.now().position() == before.position() + 1;
            diff(before, side.now(), !forgets || written);
        }
    }

    /** Reads every changed instance. */
    private void touched(ModelState before) {
        for (String resource : List.of("projects", "tasks", "comments", "labels")) {
            Set<String> ids = new LinkedHashSet<>(before.all(resource).keySet());
            ids.addAll(side.now().all(resource).keySet());
            ids.removeIf(id -> Objects.equals(
                    before.all(resource).get(id), side.now().all(resource).get(id)));
            ids.forEach(id -> one(resource, id));
        }
        assertThat(side.wire().get("/settings").object()).isEqualTo(clients.currentSettings());
    }

    private void one(String resource, @Nullable String given) {
        String id = given == null ? clients.some(resource, 4) : given;
        String path = "/" + resource + "/" + id;
        boolean there = side.now().has(resource, id);
        if (resource.equals("comments")) {
            path = "/tasks/" + (there ? side.now().row(resource, id).at("taskId") : clients.some("tasks", 4)) + path;
        }
        Answer answer = side.wire().get(path);
        assertThat(answer.status()).as("%s", answer).isEqualTo(there ? 200 : 404);
        if (there) {
            assertThat(answer.object())
                    .as("%s", answer)
                    .isEqualTo(side.now().row(resource, id).document());
        }
    }

    private void list() {
        switch (chance.below(5)) {
            case 0 -> page("/projects?", "projects", (id, row) -> true);
            case 1 -> {
                String status = clients.status();
                inside(
                        "projects",
                        "/tasks?" + (status == null ? "" : "status=" + status),
                        "tasks",
                        (id, row) -> status == null || status.equals(row.at("status")));
            }
            case 2 -> inside("tasks", "/comments", "comments", (id, row) -> true);
            case 3 -> whole("/labels", side.now().where("labels", (id, row) -> true));
            default -> labelsOfTask();
        }
    }

    private void inside(String parents, String end, String resource, BiPredicate<String, Row> condition) {
        String parent = clients.some(parents, 6);
        String path = "/" + parents + "/" + parent + end;
        String member = parents.equals("projects") ? "projectId" : "taskId";
        if (!side.now().has(parents, parent)) {
            assertThat(side.wire().get(path).status()).as(path).isEqualTo(404);
            return;
        }
        BiPredicate<String, Row> own =
                (id, row) -> parent.equals(String.valueOf(row.at(member))) && condition.test(id, row);
        if (resource.equals("tasks")) {
            page(path, resource, own);
        } else {
            whole(path, side.now().where(resource, own));
        }
    }

    private void page(String path, String resource, BiPredicate<String, Row> condition) {
        List<Map<String, Object>> all = side.now().where(resource, condition);
        int offset = chance.below(4) == 0 ? chance.below(all.size() + 2) : 0;
        int limit = chance.once(2) ? 1 + chance.below(8) : 100;
        Answer answer = side.wire().get(path + "&limit=" + limit + "&offset=" + offset);
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        assertThat(answer.object()).as("%s", answer).containsEntry("total", all.size());
        int from = Math.min(offset, all.size());
        assertThat(answer.object().get("items"))
                .as("%s", answer)
                .isEqualTo(all.subList(from, Math.min(all.size(), from + limit)));
    }

    private void labelsOfTask() {
        String task = clients.some("tasks", 6);
        String path = "/tasks/" + task + "/labels";
        if (!side.now().has("tasks", task)) {
            assertThat(side.wire().get(path).status()).as(path).isEqualTo(404);
            return;
        }
        whole(
                path,
                side.now().where("labels", (id, row) -> side.now().memberships().contains(new Membership(task, id))));
    }

    private void whole(String path, List<Map<String, Object>> expected) {
        Answer answer = side.wire().get(path);
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        assertThat(WireClient.read(answer.text())).as("%s", answer).isEqualTo(expected);
    }

    @SuppressWarnings("unchecked")
    private void counts() {
        Map<String, Object> counts = new LinkedHashMap<>();
        Object resources = side.wire().get("/__service/inspect").object().get("resources");
        ((List<Map<String, Object>>) Objects.requireNonNull(resources))
                .forEach(each -> counts.put(each.get("name").toString(), each.get("count")));
        Map<String, Object> believed = new LinkedHashMap<>();
        ModelState.RESOURCES.forEach(
                resource -> believed.put(resource, side.now().all(resource).size()));
        assertThat(counts).isEqualTo(believed);
    }

    /**
     * Compares the journal's difference of two states with the model's.
     *
     * @param remembered whether the journal must still contain both positions
     */
    void diff(ModelState from, ModelState to, boolean remembered) {
        Answer answer = side.wire().get("/__service/journal/diff?from=" + from.position() + "&to=" + to.position());
        if (!remembered && answer.status() == 404) {
            assertThat(answer.text()).contains("forgotten");
            return;
        }
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        assertThat(StateDifference.read(answer.object())).as("%s", answer).isEqualTo(StateDifference.between(from, to));
    }
}
