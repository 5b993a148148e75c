package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.launcher.exchange.RequestSender;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sends valid requests that are written from the description alone. */
final class ClientSession {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");
    private static final int EXCERPT = 160;

    private final RequestSender sender;
    private final String origin;
    private final SampleRequestWriter writer;
    private final Map<String, OperationPlan> plans = new LinkedHashMap<>();
    private final int mostRequests;
    private int requests;

    /**
     * Creates a session.
     *
     * @param described the plan of an emulator without inference, which holds the declared parameters and bodies
     */
    ClientSession(Emulator emulator, Plan described, int mostRequests) {
        this.sender = new RequestSender(emulator);
        this.origin = emulator.baseUri().toString().replaceFirst("/$", "");
        this.writer = new SampleRequestWriter(described, FitContext.of(0, NOW, Direction.REQUEST), List.of());
        this.mostRequests = mostRequests;
        described.operations().forEach(each -> plans.put(each.id(), each));
    }

    int requests() {
        return requests;
    }

    boolean isExhausted() {
        return requests >= mostRequests;
    }

    @Nullable
    ClientExchange call(DescribedOperation operation, Map<String, Document> parameters) {
        return call(operation, parameters, new LinkedHashMap<>(), List.of());
    }

    /**
     * Sends a request.
     *
     * @param members values of body members
     * @param unique the body members that get a value which no earlier request had
     * @return the exchange, or null if the request cannot be written or sent
     */
    @Nullable
    ClientExchange call(
            DescribedOperation operation,
            Map<String, Document> parameters,
            Map<MemberPath, Document> members,
            List<String> unique) {
        return call(operation, parameters, members, new BodyMembers(List.of(), unique, new LinkedHashMap<>()));
    }

    /** Sends a request whose body has certain members, or returns null if it cannot be written or sent. */
    @Nullable
    ClientExchange call(
            DescribedOperation operation,
            Map<String, Document> parameters,
            Map<MemberPath, Document> members,
            BodyMembers body) {
        OperationPlan plan = plans.get(operation.id().value());
        if (plan == null || isExhausted()) {
            return null;
        }
        requests++;
        try {
            SampleRequest request =
                    writer.write(plan, parameters, members, body.toRequest(Integer.toString(100 + requests)));
            return request == null ? null : exchange(operation, request, sender.send(request));
        } catch (IOException | IllegalArgumentException unsendable) {
            return null;
        }
    }

    /** Reads the path of an instance with an identifier that nobody created, or returns null if its type allows none. */
    @Nullable
    ClientExchange readUnused(ResourceFamily family, Map<String, Document> parameters) {
        Document unused = unused(family.read(), family.parameter());
        if (unused == null || unused.equals(parameters.get(family.parameter()))) {
            return null;
        }
        Map<String, Document> other = new LinkedHashMap<>(parameters);
        other.put(family.parameter(), unused);
        return call(family.read(), other);
    }

    /** Returns a value of a parameter that no response contained, or null if its type allows none. */
    private @Nullable Document unused(DescribedOperation operation, String parameter) {
        OperationPlan plan = plans.get(operation.id().value());
        Document unused = plan == null ? null : writer.unused(plan, parameter, "987654");
        return unused == null || plan == null || unused.equals(writer.sampled(plan, parameter)) ? null : unused;
    }

    private ClientExchange exchange(DescribedOperation operation, SampleRequest request, EmulatorResponse response) {
        byte[] sent = request.body();
        String line = request.method() + " " + request.target() + (sent == null ? "" : " " + excerpt(sent));
        Document json = response.json();
        String reply = response.status() + " " + excerpt(response.body());
        return new ClientExchange(
                operation,
                line,
                SentBody.of(request),
                response.status(),
                reply.strip(),
                response.location(),
                json == null ? Document.NULL : json);
    }

    private String excerpt(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8)
                .replaceAll("\\s+", " ")
                .replace(origin, "");
        return text.length() <= EXCERPT ? text : text.substring(0, EXCERPT) + "...";
    }
}
