package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestHeader;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Reads and moves the emulator's clock. */
final class ClockRoute {
    private final StateEngine engine;

    ClockRoute(StateEngine engine) {
        this.engine = engine;
    }

    byte[] show() {
        long now = engine.clock().now(engine.state().clock());
        return new JsonWriter()
                .beginObject()
                .name("clock")
                .value(ControlTimes.text(now))
                .name("mode")
                .value(engine.clock() == Clock.LOGICAL ? "logical" : "real")
                .endObject()
                .toBytes();
    }

    void move(Document body) {
        if (engine.clock() != Clock.LOGICAL) {
            throw Problem.of(409, "clock_is_real", "only a logical clock can be moved");
        }
        Document advance = body.member("advance");
        Document set = body.member("set");
        if ((advance == null) == (set == null)) {
            throw Problem.of(
                    400, "invalid_request", "expected {\"advance\": \"PT5M\"} or {\"set\": \"2025-01-01T00:00:00Z\"}");
        }
        try (Transaction transaction = engine.beginWriting()) {
            if (advance != null) {
                transaction.advance(Duration.parse(advance.text()));
            } else {
                transaction.set(Instant.parse(String.valueOf(set)));
            }
            RequestRecord record = new RequestRecord(
                    "POST",
                    ControlRoutes.PREFIX + "clock",
                    List.of(new RequestHeader("content-type", "application/json")),
                    RequestRecord.Body.of(body.toBytes()));
            transaction.commit(new Cause("clock", record, 200, 0));
        } catch (DateTimeException | ArithmeticException | IllegalArgumentException wrong) {
            throw Problem.of(400, "invalid_request", "no such time: " + wrong.getMessage());
        }
    }
}
