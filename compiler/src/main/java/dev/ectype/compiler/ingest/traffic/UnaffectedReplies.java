package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.ingest.observed.BodyContent;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.ingest.observed.OperationNotes;
import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ingest.observed.Traffic.ObservedExchange;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects the replies of operations that no write affects. As far as the recording shows, these replies depend on the request
 * alone.
 */
public final class UnaffectedReplies {
    /** Longer bodies, in characters, are generated instead. */
    private static final int LONGEST = 64 << 10;

    /** Further replies of an operation are generated instead. */
    private static final int MOST = 500;

    private final Map<String, Endpoint> endpoints = new LinkedHashMap<>();

    /** The replies by request, by the identifier of the operation. */
    private final Map<String, Map<JsonObject, JsonObject>> replies = new LinkedHashMap<>();

    private UnaffectedReplies(ApiModel model) {
        WrittenResources written = WrittenResources.of(model);
        for (Endpoint endpoint : model.endpoints()) {
            if (endpoint.binding().isHttp() && !written.affect(endpoint)) {
                endpoints.putIfAbsent(endpoint.binding().words(), endpoint);
            }
        }
    }

    /** Returns the replies by operation. */
    public static JsonObject of(List<Traffic> recorded, ApiModel model) {
        if (recorded.isEmpty()) {
            // The search for written resources compares all paths with each other.
            return JsonObject.builder().build();
        }
        UnaffectedReplies collected = new UnaffectedReplies(model);
        recorded.forEach(traffic -> traffic.exchanges().forEach(collected::add));
        JsonObject.Builder written = JsonObject.builder();
        collected.replies.forEach((operation, byRequest) -> {
            List<JsonValue> list = new ArrayList<>();
            byRequest.forEach((request, reply) -> list.add(joined(request, reply)));
            written.put(operation, new JsonArray(list));
        });
        return written.build();
    }

    private void add(ObservedExchange exchange) {
        Endpoint endpoint = endpoints.get(exchange.method() + " " + exchange.path());
        ExchangeSample sample = exchange.sample();
        String text = sample.responseBody().text();
        boolean isRecorded = sample.notes().evidence() == OperationNotes.Evidence.RESPONSE;
        boolean isKnown = text == null ? !sample.responseBody().isPresent() : text.length() <= LONGEST;
        if (endpoint != null && sample.status() > 0 && isRecorded && isKnown) {
            Map<JsonObject, JsonObject> known =
                    replies.computeIfAbsent(endpoint.id().value(), first -> new LinkedHashMap<>());
            if (known.size() < MOST) {
                // The first reply is the reply before any unknown effect of other requests.
                known.putIfAbsent(request(exchange), reply(sample));
            }
        }
    }

    private static JsonObject request(ObservedExchange exchange) {
        JsonObject.Builder path = JsonObject.builder();
        exchange.variables().forEach(path::put);
        JsonObject.Builder request = JsonObject.builder().put("path", path.build());
        List<Parameter> query = exchange.sample().query();
        if (!query.isEmpty()) {
            request.put("query", pairs(query));
        }
        JsonValue sent = sent(exchange.sample().requestBody());
        return sent == null ? request.build() : request.put("sent", sent).build();
    }

    private static JsonArray pairs(List<Parameter> parameters) {
        return new JsonArray(parameters.stream()
                .<JsonValue>map(each -> JsonObject.builder()
                        .put("name", each.name())
                        .put("value", each.value())
                        .build())
                .toList());
    }

    private static @Nullable JsonValue sent(BodyContent body) {
        if (body.fields().isEmpty()) {
            return body.json();
        }
        JsonObject.Builder form = JsonObject.builder();
        body.fields().forEach(field -> form.put(field.name(), field.value()));
        return form.build();
    }

    private static JsonObject reply(ExchangeSample sample) {
        JsonObject.Builder reply = JsonObject.builder().put("status", sample.status());
        String location = sample.headers().get("location");
        if (location != null) {
            reply.put(
                    "location",
                    location.startsWith(sample.origin() + "/")
                            ? location.substring(sample.origin().length())
                            : location);
        }
        BodyContent body = sample.responseBody();
        if (body.text() != null) {
            String fallback = body.json() == null ? "text/plain" : "application/json";
            reply.put("mediaType", sample.headers().getOrDefault("content-type", fallback))
                    .put("text", body.text());
        }
        return reply.build();
    }

    private static JsonObject joined(JsonObject request, JsonObject reply) {
        JsonObject.Builder joined = JsonObject.builder();
        request.members().forEach(joined::put);
        reply.members().forEach(joined::put);
        return joined.build();
    }
}
