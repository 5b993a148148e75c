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
    private OperationPlan current;

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
        current = makers.get(0);
        known = new KnownPaths(plan, random);
    }

    SampleRequest next() {
        sent++;
        int share = random.nextInt(100);
        List<OperationPlan> kind = share < 30 ? makers : share < 60 ? posts : others;
        current = kind.get(random.nextInt(kind.size()));
        // Operations on nested instances need a known parent first.
        for (int tries = 0; tries < 4 && !known.hasAll(current); tries++) {
            current = kind.get(random.nextInt(kind.size()));
        }
        Map<String, Document> values = random.nextInt(20) == 0 ? new LinkedHashMap<>() : known.values(current);
        for (ParameterPlan parameter : current.parameters()) {
            Document value = parameter.in() == Location.QUERY && random.nextInt(6) == 0
                    ? writer.sampled(current, parameter.name())
                    : null;
            if (value != null) {
                values.putIfAbsent(parameter.name(), value);
            }
        }
        RequestedMembers members =
                new RequestedMembers(List.of(), List.of(), List.of(), new LinkedHashMap<>(), Integer.toString(sent));
        SampleRequest request = Objects.requireNonNull(writer.write(current, values, new LinkedHashMap<>(), members));
        return random.nextInt(16) == 0 ? broken(request) : maybeKeyed(request);
    }

    private SampleRequest maybeKeyed(SampleRequest request) {
        List<SampleRequest.Header> headers = new ArrayList<>(request.headers());
        headers.removeIf(header -> header.name().equalsIgnoreCase("idempotency-key"));
        if (request.method().equals("POST") && random.nextInt(8) == 0) {
            headers.add(new SampleRequest.Header("Idempotency-Key", "key-" + random.nextInt(KEYS)));
        }
        return new SampleRequest(request.method(), request.target(), headers, request.body());
    }

    private SampleRequest broken(SampleRequest request) {
        return switch (random.nextInt(6)) {
            case 0 -> new SampleRequest(request.method(), request.target(), List.of(), request.body());
            case 1 ->
                new SampleRequest(
                        request.method(),
                        request.target(),
                        request.headers(),
                        "{\"x\":".getBytes(StandardCharsets.UTF_8));
            case 2 ->
                new SampleRequest(request.method(), request.target() + "/none", request.headers(), request.body());
            case 3 -> new SampleRequest("DELETE", request.target(), request.headers(), null);
            case 4 ->
                new SampleRequest(
                        "OPTIONS", request.target(), List.of(new SampleRequest.Header("origin", "http://here")), null);
            default ->
                new SampleRequest(
                        "POST",
                        "/__service/clock",
                        List.of(new SampleRequest.Header("content-type", "application/json")),
                        ("{\"advance\":\"PT" + random.nextInt(5_000) + "M\"}").getBytes(StandardCharsets.UTF_8));
        };
    }

    /** Learns identifiers for later requests from the reply to the last request. */
    void learn(int status, byte[] body) {
        if (status / 100 == 2 && body.length > 1 && (body[0] == '{' || body[0] == '[')) {
            known.learn(current, body);
        }
    }
}
