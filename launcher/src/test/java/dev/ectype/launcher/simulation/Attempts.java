package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.ectype.launcher.simulation.WireClient.Answer;
import dev.ectype.launcher.simulation.WireClient.Request;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Sends requests that change one instance, that are rejected, that are repeated, or that fail halfway. */
final class Attempts {
    private final SeededRandom chance;
    private final ModeledState side;

    Attempts(SeededRandom chance, ModeledState side) {
        this.chance = chance;
        this.side = side;
    }

    String change(String resource, String id, Request request, UnaryOperator<Map<String, Object>> changing) {
        if (!side.now().has(resource, id)) {
            return refused(request, 404);
        }
        if (faulty(request)) {
            return request + " failed";
        }
        Answer answer = side.wire().send(request);
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        Map<String, Object> after = changing.apply(side.now().row(resource, id).document());
        assertThat(answer.object()).as("%s", answer).isEqualTo(after);
        ModelState next = side.now().next();
        next.put(resource, id, after);
        side.wrote(next);
        return answer.toString();
    }

    String repeated(Answer before) {
        Answer answer = side.wire().send(before.request());
        assertThat(answer.text()).as("%s", answer).isEqualTo(before.text());
        assertThat(answer.status()).as("%s", answer).isEqualTo(before.status());
        assertThat(answer.fields()).containsEntry("idempotent-replayed", "true");
        return unchanged("again " + answer);
    }

    String refused(Request request, int status) {
        Answer answer = side.wire().send(request);
        assertThat(answer.status()).as("%s", answer).isIn(status, 404);
        assertThat(answer.object()).as("%s", answer).containsKeys("code", "message");
        return unchanged(answer.toString());
    }

    String unchanged(String what) {
        assertThat(side.snapshot())
                .as("after %s", what)
                .isEqualTo(side.history().now().snapshot());
        return what;
    }

    /** Makes a valid request fail now and then; the state must not change. */
    boolean faulty(Request request) {
        if (!chance.once(12)) {
            return false;
        }
        Request failing = chance.once(3)
                ? request.with(NetworklessRequest.ABORTED, "yes")
                : request.with("x-fault", (1 + chance.below(3)) + (chance.once(2) ? " overflow" : ""));
        try {
            Answer answer = side.wire().send(failing);
            // Some operations reject a second execution, which also rolls everything back; and an operation without a
            // write
            // may ignore a missing body.
            if (answer.status() < 400 && failing.fields().containsKey("x-fault")) {
                fail("no fault: " + answer);
            }
        } catch (RuntimeException | StackOverflowError expected) {
            assertThat(expected.getMessage()).containsAnyOf("on request", "went away");
        }
        unchanged("the failure of " + failing);
        return true;
    }

    /** The time of the state in the format of members. */
    String time() {
        return Instant.ofEpochMilli(side.now().clock())
                .truncatedTo(ChronoUnit.SECONDS)
                .toString();
    }

    String some(String resource) {
        return some(resource, 8);
    }

    /** A known identifier, or once in {@code unknown} calls one of a missing instance. */
    String some(String resource, int unknown) {
        List<String> ids = new ArrayList<>(side.now().all(resource).keySet());
        if (ids.isEmpty() || unknown > 0 && chance.once(unknown)) {
            return side.seen(resource).isEmpty() || chance.once(3)
                    ? unknown(resource)
                    : chance.oneOf(side.seen(resource));
        }
        return chance.oneOf(ids);
    }

    private static String unknown(String resource) {
        return resource.equals("tasks") ? "task_0000000000" : "999999";
    }
}
