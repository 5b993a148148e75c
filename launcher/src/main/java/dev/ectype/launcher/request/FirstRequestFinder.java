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

/** Chooses a first request for users to try on a new emulator. */
public final class FirstRequestFinder {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");

    /** The most operations to try: large descriptions have a thousand, and a few suffice. */
    private static final int TRIED = 24;

    private FirstRequestFinder() {}

    /**
     * Finds the simplest request that the emulator would answer with content; the search changes no state. Null if no tried
     * request has such an answer.
     */
    public static @Nullable SampleRequest of(Emulator serving) {
        Plan plan = serving.plan();
        EmulatorOptions options = serving.options();
        SampleRequestWriter writer = new SampleRequestWriter(
                plan, FitContext.of(options.seed(), NOW, Direction.REQUEST), options.credentials());
        for (OperationPlan operation : FirstRequests.simplest(plan, TRIED)) {
            SampleRequest sample = writer.write(operation, new LinkedHashMap<>());
            if (sample != null && isAnswered(serving, sample)) {
                return sample;
            }
        }
        return null;
    }

    private static boolean isAnswered(Emulator serving, SampleRequest sample) {
        ReplyBuffer reply = new ReplyBuffer();
        try {
            serving.rehearse(new SampleCall(sample), reply);
        } catch (RuntimeException failed) {
            return false;
        }
        byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        return reply.status() / 100 == 2 && reply.stream() == null && !isEmpty(body, sample.method());
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

    /** Reports whether a body contains only empty lists and no objects. */
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
