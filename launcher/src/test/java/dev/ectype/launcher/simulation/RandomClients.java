package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.simulation.ModelState.Membership;
import dev.ectype.launcher.simulation.WireClient.Answer;
import dev.ectype.launcher.simulation.WireClient.Request;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sends random requests of clients to a board and checks the replies. */
final class RandomClients {
    private static final List<String> STATUSES = List.of("open", "started", "finished");

    private final SeededRandom chance;
    private final ModeledState side;
    private final Attempts attempts;
    private final RandomCreations creations;

    RandomClients(SeededRandom chance, ModeledState side) {
        this.chance = chance;
        this.side = side;
        this.attempts = new Attempts(chance, side);
        this.creations = new RandomCreations(chance, side, attempts);
    }

    /** Sends a random request and describes it. */
    String act() {
        return switch (chance.below(24)) {
            case 0, 1 -> creations.createProject();
            case 2, 3, 4, 5 -> creations.createTask();
            case 6, 7 -> creations.createComment();
            case 8 -> creations.createLabel();
            case 9 -> replaceProject();
            case 10, 11, 12 -> updateTask();
            case 13, 14 -> transition("start", List.of("open"), "started");
            case 15 -> transition("finish", List.of("open", "started"), "finished");
            case 16, 17 -> changeMembership("PUT");
            case 18 -> changeMembership("DELETE");
            case 19 -> delete();
            case 20 -> export();
            case 21 -> updateSettings();
            case 22 -> nonsense();
            default -> again();
        };
    }

    /** Repeats an earlier request with its idempotency key. */
    private String again() {
        if (side.answersByKey().isEmpty()) {
            return nonsense();
        }
        return attempts.repeated(chance.oneOf(side.answersByKey().values()));
    }

    private String replaceProject() {
        String id = attempts.some("projects");
        Map<String, Object> members = creations.newProject();
        return attempts.change("projects", id, Request.of("PUT", "/projects/" + id, members), before -> {
            Map<String, Object> after = new LinkedHashMap<>(members);
            after.putIfAbsent("notes", null);
            after.put("id", before.get("id"));
            after.put("createdAt", before.get("createdAt"));
            after.put("updatedAt", attempts.time());
            return after;
        });
    }

    private String updateTask() {
        String id = attempts.some("tasks");
        Map<String, Object> changes = creations.taskMembers();
        if (chance.once(5)) {
            Map<String, Object> details = new LinkedHashMap<>();
            details.put("a", null);
            changes.put("details", chance.once(2) ? null : details);
        }
        Request request =
                Request.of("PATCH", "/tasks/" + id, changes).with("content-type", "application/merge-patch+json");
        return attempts.change("tasks", id, request, before -> {
            Map<String, Object> after = ModelMergePatch.merged(before, changes);
            after.putIfAbsent("points", null);
            after.put("updatedAt", attempts.time());
            return after;
        });
    }

    private String transition(String verb, List<String> from, String to) {
        String id = attempts.some("tasks");
        Request request = Request.of("POST", "/tasks/" + id + "/" + verb, null);
        if (side.now().has("tasks", id)
                && !from.contains(side.now().row("tasks", id).at("status"))) {
            return attempts.refused(request, 409);
        }
        return attempts.change("tasks", id, request, before -> {
            Map<String, Object> after = new LinkedHashMap<>(before);
            after.put("status", to);
            after.put("updatedAt", attempts.time());
            return after;
        });
    }

    private String changeMembership(String method) {
        Membership membership = new Membership(attempts.some("tasks"), attempts.some("labels"));
        Request request = Request.of(method, "/tasks/" + membership.task() + "/labels/" + membership.label(), null);
        boolean there = side.now().has("tasks", membership.task()) && side.now().has("labels", membership.label());
        boolean exists = side.now().memberships().contains(membership);
        if (!there || !exists && method.equals("DELETE")) {
            return attempts.refused(request, 404);
        }
        if (attempts.faulty(request)) {
            return request + " failed";
        }
        Answer answer = side.wire().send(request);
        assertThat(answer.status()).as("%s", answer).isEqualTo(204);
        if (exists && method.equals("PUT")) {
            return attempts.unchanged(answer.toString());
        }
        ModelState next = side.now().next();
        if (method.equals("PUT")) {
            next.memberships().add(membership);
        } else {
            next.memberships().remove(membership);
        }
        side.wrote(next);
        return answer.toString();
    }

    private String delete() {
        String resource = chance.oneOf(List.of("projects", "tasks", "comments", "comments", "labels"));
        String id = attempts.some(resource);
        String path = "/" + resource + "/" + id;
        if (resource.equals("comments")) {
            boolean there = side.now().has(resource, id);
            String task = there ? side.now().row(resource, id).at("taskId").toString() : attempts.some("tasks");
            path = "/tasks/" + task + path;
        }
        Request request = Request.of("DELETE", path, null);
        if (!side.now().has(resource, id)) {
            return attempts.refused(request, 404);
        }
        if (attempts.faulty(request)) {
            return request + " failed";
        }
        Answer answer = side.wire().send(request);
        assertThat(answer.status()).as("%s", answer).isEqualTo(204);
        ModelState next = side.now().next();
        next.remove(resource, id);
        side.wrote(next);
        return answer.toString();
    }

    /** Starts an export, or polls one, which completes it. */
    private String export() {
        if (chance.once(2) || side.now().all("exports").isEmpty()) {
            String name = chance.word();
            Request request = Request.of("POST", "/exports", Map.of("name", name));
            if (attempts.faulty(request)) {
                return request + " failed";
            }
            Answer answer = side.wire().send(request);
            assertThat(answer.status()).as("%s", answer).isEqualTo(202);
            Map<String, Object> begun = answer.object();
            assertThat(begun).containsEntry("name", name).containsEntry("status", "running");
            ModelState next = side.now().next();
            next.put("exports", begun.get("id").toString(), begun);
            side.wrote(next);
            return answer.toString();
        }
        String id = attempts.some("exports");
        Request request = Request.of("GET", "/exports/" + id, null);
        if (!side.now().has("exports", id)) {
            return attempts.refused(request, 404);
        }
        if (attempts.faulty(request)) {
            return request + " failed";
        }
        Answer answer = side.wire().send(request);
        Map<String, Object> done =
                new LinkedHashMap<>(side.now().row("exports", id).document());
        boolean begun = "running".equals(done.put("status", "succeeded"));
        assertThat(answer.object()).as("%s", answer).isEqualTo(done);
        if (!begun) {
            return attempts.unchanged(answer.toString());
        }
        ModelState next = side.now().next();
        next.put("exports", id, done);
        side.wrote(next);
        return answer.toString();
    }

    private String updateSettings() {
        Map<String, Object> changes = new LinkedHashMap<>();
        changes.put(chance.once(2) ? "title" : "theme", chance.oneOf(List.of("light", "dark")));
        Request request = Request.of("PATCH", "/settings", changes);
        if (attempts.faulty(request)) {
            return request + " failed";
        }
        Answer answer = side.wire().send(request);
        Map<String, Object> after = new LinkedHashMap<>(currentSettings());
        after.putAll(changes);
        assertThat(answer.object()).as("%s", answer).isEqualTo(after);
        ModelState next = side.now().next();
        next.put("settings", "only", after);
        side.wrote(next);
        return answer.toString();
    }

    Map<String, Object> currentSettings() {
        return side.now().row("settings", "only").document();
    }

    /** Sends an invalid request. */
    private String nonsense() {
        String project = attempts.some("projects", 0);
        return switch (chance.below(9)) {
            case 0 -> attempts.refused(Request.of("POST", "/projects", Map.of("name", "")), 400);
            case 1 -> attempts.refused(Request.of("POST", "/projects", Map.of("nam", chance.word())), 400);
            case 2 -> attempts.refused(new Request("POST", "/projects", "{\"name\":", new LinkedHashMap<>()), 400);
            case 3 -> attempts.refused(Request.of("GET", "/projects?limit=0", null), 400);
            case 4 ->
                attempts.refused(Request.of("GET", "/nowhere/" + chance.word().length(), null), 404);
            case 5 -> attempts.refused(Request.of("DELETE", "/projects", null), 405);
            case 6 -> attempts.refused(Request.of("GET", "/projects/" + project + "/tasks?status=odd", null), 400);
            case 7 -> attempts.refused(Request.of("PUT", "/projects/" + project, List.of(1)), 400);
            default ->
                attempts.refused(
                        Request.of("PATCH", "/tasks/" + attempts.some("tasks", 0), Map.of("points", -1))
                                .with("content-type", "application/merge-patch+json"),
                        400);
        };
    }

    /** A known identifier, or once in {@code unknown} calls one of a missing instance. */
    String some(String resource, int unknown) {
        return attempts.some(resource, unknown);
    }

    /** Any status, or null. */
    @Nullable
    String status() {
        return chance.once(2) ? chance.oneOf(STATUSES) : null;
    }
}
