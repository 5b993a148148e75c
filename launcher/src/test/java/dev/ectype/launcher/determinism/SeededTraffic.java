package dev.ectype.launcher.determinism;

import dev.ectype.runtime.emulator.sample.RequestedMembers;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;

/** Generates requests of all kinds from a seed and from earlier replies: most are valid, some are not. */
final class SeededTraffic {
    private static final int KEYS = 12;

    private final SplittableRandom random;
    private final SampleRequestWriter writer;
    private final List<OperationPlan> makers = new ArrayList<>();
    private final List<OperationPlan> posts = new ArrayList<>();
    private final List<OperationPlan> others = new ArrayList<>();
    private final KnownPaths known;
    private int sent;
    private OperationPlan asked;

    SeededTraffic(Plan plan, long seed) {
        random = new SplittableRandom(seed);
        writer = new SampleRequestWriter(
                plan, FitContext.of(seed, Instant.parse("2025-01-01T00:00:00Z"), Direction.REQUEST), List.of());
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Http http) {
                (http.method().equals("POST") ? posts : others).add(operation);
                if (http.method().equals("POST") && !http.path().contains("{")) {
                    makers.add(operation);
                }
            }
        }
        asked = makers.get(0);
        known = new KnownPaths(plan, random);
    }

    SampleRequest next() {
        sent++;
        int share = random.nextInt(100);
        List<OperationPlan> kind = share < 30 ? makers : share < 60 ? posts : others;
        asked = kind.get(random.nextInt(kind.size()));
        // Operations on nested instances need a known parent first.
        for (int tries = 0; tries < 4 && !known.hasAll(asked); tries++) {
            asked = kind.get(random.nextInt(kind.size()));
        }
        Map<String, Document> told = random.nextInt(20) == 0 ? new LinkedHashMap<>() : known.values(asked);
        for (ParameterPlan parameter : asked.parameters()) {
            Document value = parameter.in() == Location.QUERY && random.nextInt(6) == 0
                    ? writer.sampled(asked, parameter.name())
                    : null;
            if (value != null) {
                told.putIfAbsent(parameter.name(), value);
            }
        }
        RequestedMembers wish =
                new RequestedMembers(List.of(), List.of(), List.of(), new LinkedHashMap<>(), Integer.toString(sent));
        SampleRequest ask = Objects.requireNonNull(writer.write(asked, told, new LinkedHashMap<>(), wish));
        return random.nextInt(16) == 0 ? broken(ask) : maybeKeyed(ask);
    }

    private SampleRequest maybeKeyed(SampleRequest ask) {
        List<SampleRequest.Header> headers = new ArrayList<>(ask.headers());
        headers.removeIf(header -> header.name().equalsIgnoreCase("idempotency-key"));
        if (ask.method().equals("POST") && random.nextInt(8) == 0) {
            headers.add(new SampleRequest.Header("Idempotency-Key", "key-" + random.nextInt(KEYS)));
        }
        return new SampleRequest(ask.method(), ask.target(), headers, ask.body());
    }

    private SampleRequest broken(SampleRequest ask) {
        return switch (random.nextInt(6)) {
            case 0 -> new SampleRequest(ask.method(), ask.target(), List.of(), ask.body());
            case 1 ->
                new SampleRequest(
                        ask.method(), ask.target(), ask.headers(), "{\"x\":".getBytes(StandardCharsets.UTF_8));
            case 2 -> new SampleRequest(ask.method(), ask.target() + "/none", ask.headers(), ask.body());
            case 3 -> new SampleRequest("DELETE", ask.target(), ask.headers(), null);
            case 4 ->
                new SampleRequest(
                        "OPTIONS", ask.target(), List.of(new SampleRequest.Header("origin", "http://here")), null);
            default ->
                new SampleRequest(
                        "POST",
                        "/__service/clock",
                        List.of(new SampleRequest.Header("content-type", "application/json")),
                        ("{\"advance\":\"PT" + random.nextInt(5_000) + "M\"}").getBytes(StandardCharsets.UTF_8));
        };
    }

    /** Learns identifiers for later requests from the reply to the last request. */
    void heard(int status, byte[] body) {
        if (status / 100 == 2 && body.length > 1 && (body[0] == '{' || body[0] == '[')) {
            known.learn(asked, body);
        }
    }
}
