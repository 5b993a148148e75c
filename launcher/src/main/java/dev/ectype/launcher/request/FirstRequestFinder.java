package dev.ectype.launcher.request;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.sample.FirstRequests;
import dev.ectype.runtime.emulator.sample.SampleCall;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses the request that somebody can try first on an emulator that was just started. */
public final class FirstRequestFinder {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");

    /** Large descriptions have a thousand operations, of which the first few suffice. */
    private static final int TRIED = 24;

    private FirstRequestFinder() {}

    /**
     * The simplest request that the emulator would answer with some content; trying it changes nothing. Null if no tried request has
     * such an answer.
     */
    public static @Nullable SampleRequest of(Emulator serving) {
        Plan plan = serving.plan();
        EmulatorOptions options = serving.options();
        SampleRequestWriter writer = new SampleRequestWriter(
                plan, FitContext.of(options.seed(), NOW, Direction.REQUEST), options.credentials());
        for (OperationPlan operation : FirstRequests.simplest(plan, TRIED)) {
            SampleRequest ask = writer.write(operation, new LinkedHashMap<>());
            if (ask != null && isAnswered(serving, ask)) {
                return ask;
            }
        }
        return null;
    }

    private static boolean isAnswered(Emulator serving, SampleRequest ask) {
        ReplyBuffer reply = new ReplyBuffer();
        try {
            serving.rehearse(new SampleCall(ask), reply);
        } catch (RuntimeException failed) {
            return false;
        }
        byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        return reply.status() / 100 == 2 && reply.stream() == null && !isEmpty(body, ask.method());
    }

    private static boolean isEmpty(byte[] body, String method) {
        try {
            Document parsed = body.length == 0 ? Document.EMPTY_OBJECT : Json.parse(body);
            return hasNothing(parsed) || method.equals("GET") && isEmptyPage(parsed);
        } catch (MalformedJson otherForm) {
            return false;
        }
    }

    private static boolean hasNothing(Document body) {
        return body.isNull() || (body.isArray() || body.isObject()) && body.size() == 0;
    }

    /** Whether it holds lists, of which all are empty, and no objects. */
    private static boolean isEmptyPage(Document body) {
        boolean lists = false;
        for (JsonMember member : body.isObject() ? body.members() : List.<JsonMember>of()) {
            Document value = member.value();
            if (value.size() > 0 && (value.isArray() || value.isObject())) {
                return false;
            }
            lists |= value.isArray();
        }
        return lists;
    }
}
