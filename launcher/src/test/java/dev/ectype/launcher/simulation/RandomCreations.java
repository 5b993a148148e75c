package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.simulation.WireClient.Answer;
import dev.ectype.launcher.simulation.WireClient.Request;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Creates projects, tasks, comments and labels, some of them with an idempotency key. */
final class RandomCreations {
    private final SeededRandom chance;
    private final ModeledState side;
    private final Attempts attempts;

    RandomCreations(SeededRandom chance, ModeledState side, Attempts attempts) {
        this.chance = chance;
        this.side = side;
        this.attempts = attempts;
    }

    String createProject() {
        return create("/projects", "projects", newProject(), true);
    }

    Map<String, Object> newProject() {
        Map<String, Object> project = new LinkedHashMap<>();
        project.put("name", chance.word());
        if (chance.once(2)) {
            project.put("notes", chance.once(3) ? null : chance.word());
        }
        if (chance.once(2)) {
            project.put("colors", chance.once(3) ? List.of() : List.of(chance.word(), chance.word()));
        }
        return project;
    }

    String createTask() {
        String project = attempts.some("projects");
        Map<String, Object> task = taskMembers();
        task.put("title", chance.word());
        return create(
                "/projects/" + project + "/tasks", "tasks", task, side.now().has("projects", project));
    }

    Map<String, Object> taskMembers() {
        Map<String, Object> members = new LinkedHashMap<>();
        if (chance.once(2)) {
            members.put("title", chance.word());
        }
        if (chance.once(3)) {
            members.put("points", chance.once(4) ? null : chance.below(9));
        }
        if (chance.once(3)) {
            Map<String, Object> details = new LinkedHashMap<>();
            details.put(chance.oneOf(List.of("a", "b", "é")), chance.word());
            details.put("n", Map.of(chance.oneOf(List.of("x", "y")), chance.below(5)));
            members.put("details", details);
        }
        return members;
    }

    String createComment() {
        String task = attempts.some("tasks");
        Map<String, Object> comment = new LinkedHashMap<>(Map.of("text", chance.word()));
        return create(
                "/tasks/" + task + "/comments", "comments", comment, side.now().has("tasks", task));
    }

    String createLabel() {
        String name = chance.once(4) && !side.now().all("labels").isEmpty()
                ? side.now()
                        .row("labels", attempts.some("labels", 0))
                        .at("name")
                        .toString()
                : "label " + chance.below(200);
        boolean taken = !side.now()
                .where("labels", (id, row) -> name.equals(row.at("name")))
                .isEmpty();
        Request request = Request.of("POST", "/labels", Map.of("name", name));
        return taken
                ? attempts.refused(request, 409)
                : create("/labels", "labels", new LinkedHashMap<>(Map.of("name", name)), true);
    }

    private String create(String path, String resource, Map<String, Object> members, boolean possible) {
        Request request = Request.of("POST", path, members);
        boolean keyed = (resource.equals("projects") || resource.equals("tasks")) && chance.once(3);
        String key = keyed ? "key-" + chance.below(6) : null;
        if (key != null) {
            request = request.with("Idempotency-Key", key);
            Answer before = side.answersByKey().get(key);
            if (before != null) {
                return before.request().equals(request) ? attempts.repeated(before) : attempts.refused(request, 400);
            }
        }
        if (!possible) {
            return attempts.refused(request, 404);
        }
        if (attempts.faulty(request)) {
            return request + " failed";
        }
        Answer answer = side.wire().send(request);
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        Map<String, Object> made = answer.object();
        String id = String.valueOf(made.get("id"));
        assertThat(side.now().has(resource, id)).as("already there: %s", answer).isFalse();
        Map<String, Object> expected = created(resource, path, members);
        expected.put("id", made.get("id"));
        assertThat(made).as("%s", answer).isEqualTo(expected);
        ModelState next = side.now().next();
        next.put(resource, id, made);
        if (key != null) {
            side.answersByKey().put(key, answer);
        }
        side.wrote(next);
        return answer.toString();
    }

    private Map<String, Object> created(String resource, String path, Map<String, Object> members) {
        Map<String, Object> expected = new LinkedHashMap<>(members);
        if (resource.equals("projects")) {
            expected.putIfAbsent("notes", null);
        } else if (resource.equals("tasks")) {
            expected.put("projectId", Integer.valueOf(path.split("/")[2]));
            expected.put("status", "open");
            expected.putIfAbsent("points", null);
        } else if (resource.equals("comments")) {
            expected.put("taskId", path.split("/")[2]);
        }
        if (!resource.equals("labels")) {
            expected.put("createdAt", attempts.time());
        }
        if (resource.equals("projects") || resource.equals("tasks")) {
            expected.put("updatedAt", attempts.time());
        }
        return expected;
    }
}
