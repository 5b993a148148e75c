package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.chaos.InvalidRules;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestHeader;
import dev.ectype.runtime.state.journal.RequestRecord;
import java.util.List;
import java.util.function.Consumer;

/** Reads and changes the chaos rules. Every change is a write and enters the journal. */
final class ChaosRoute {
    private static final byte[] NOTHING = {};

    private final StateEngine engine;
    private final Chaos chaos;

    ChaosRoute(StateEngine engine, Chaos chaos) {
        this.engine = engine;
        this.chaos = chaos;
    }

    byte[] answer(Request request) {
        switch (request.method()) {
            case "PUT" -> {
                Document rules = body(request, "PUT");
                write("PUT", rules.toBytes(), transaction -> chaos.replace(rules, transaction));
            }
            case "POST" -> {
                Document rule = body(request, "POST");
                write("POST", rule.toBytes(), transaction -> chaos.add(rule, transaction));
            }
            case "DELETE" -> write("DELETE", NOTHING, chaos::clear);
            default -> ControlRequest.allow(request, "GET", "HEAD", "PUT", "POST", "DELETE");
        }
        return chaos.show();
    }

    private static Document body(Request request, String method) {
        ControlRequest.requireJson(request, method);
        return ControlRequest.object(request);
    }

    private void write(String method, byte[] body, Consumer<Transaction> change) {
        List<RequestHeader> headers =
                body.length == 0 ? List.of() : List.of(new RequestHeader("content-type", "application/json"));
        try (Transaction transaction = engine.beginWriting()) {
            change.accept(transaction);
            RequestRecord record =
                    new RequestRecord(method, ControlRoutes.PREFIX + "chaos", headers, RequestRecord.Body.of(body));
            transaction.commit(new Cause("chaos", record, 200, 0));
        } catch (InvalidRules bad) {
            throw Problem.of(422, "invalid_chaos", String.valueOf(bad.getMessage()));
        }
    }
}
