package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Writes the description of one recorded operation. */
final class OperationDescriptionWriter {
    private static final JsonObject TEXT =
            JsonObject.builder().put("type", "string").build();
    private static final JsonObject BINARY =
            JsonObject.builder().put("type", "string").put("format", "binary").build();

    private static final int FIRST_REFUSAL = 400;
    private static final Set<Integer> UNANSWERED = Collections.singleton(0);

    /** Longer examples, in characters, are omitted. */
    private static final int LONGEST_EXAMPLE = 64 << 10;

    /** Response headers about the instance rather than the connection. */
    private static final List<String> DESCRIBED_HEADERS = List.of("location", "etag", "link");

    private final ObservedOperation observed;
    private final int prefix;

    /**
     * @param prefix the number of a sample's path segments before those of the operation
     */
    OperationDescriptionWriter(ObservedOperation operation, int prefix) {
        this.observed = operation;
        this.prefix = prefix;
    }

    JsonObject write() {
        JsonObject.Builder operation = JsonObject.builder();
        List<JsonValue> parameters = new ArrayList<>(pathParameters());
        parameters.addAll(queryParameters());
        if (!parameters.isEmpty()) {
            operation.put("parameters", new JsonArray(parameters));
        }
        JsonObject sent = content(
                observed.samples().stream().map(ExchangeSample::requestBody).toList(), false);
        if (!sent.members().isEmpty()) {
            operation.put(
                    "requestBody", JsonObject.builder().put("content", sent).build());
        }
        Map<Integer, List<ExchangeSample>> byStatus = new TreeMap<>();
        for (ExchangeSample sample : observed.samples()) {
            byStatus.computeIfAbsent(sample.status(), first -> new ArrayList<>())
                    .add(sample);
        }
        int usual = usual(byStatus.keySet());
        JsonObject.Builder responses = JsonObject.builder();
        byStatus.forEach((status, samples) -> {
            if (status > 0) {
                responses.put(Integer.toString(status), response(samples, status == usual));
            }
        });
        if (byStatus.keySet().equals(UNANSWERED)) {
            responses.put(
                    "default",
                    JsonObject.builder()
                            .put("description", "No response was recorded.")
                            .build());
        }
        return operation.put("responses", responses.build()).build();
    }

    /** Returns the first recorded error status if the operation never succeeded, else 0. */
    private int usual(Set<Integer> seen) {
        boolean isRefused = seen.stream().allMatch(status -> status == 0 || status >= FIRST_REFUSAL);
        return !isRefused
                ? 0
                : observed.samples().stream()
                        .mapToInt(ExchangeSample::status)
                        .filter(status -> status > 0)
                        .findFirst()
                        .orElse(0);
    }

    private List<JsonObject> pathParameters() {
        List<JsonObject> parameters = new ArrayList<>();
        for (int at = 0; at < observed.path().parts().size(); at++) {
            if (observed.path().isVariable(at)) {
                int place = at + prefix;
                List<String> values = observed.samples().stream()
                        .map(sample -> sample.segments().get(place))
                        .toList();
                parameters.add(parameter(observed.path().name(at), "path", values));
            }
        }
        return parameters;
    }

    private List<JsonObject> queryParameters() {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (ExchangeSample sample : observed.samples()) {
            for (Parameter each : sample.query()) {
                values.computeIfAbsent(each.name(), first -> new ArrayList<>()).add(each.value());
            }
        }
        return values.entrySet().stream()
                .map(each -> parameter(each.getKey(), "query", each.getValue()))
                .toList();
    }

    private static JsonObject parameter(String name, String in, List<String> values) {
        ObservedType type = new ObservedType();
        values.forEach(value -> type.add(typed(value)));
        JsonObject.Builder parameter = JsonObject.builder().put("name", name).put("in", in);
        if (in.equals("path")) {
            parameter.put("required", true);
        }
        return parameter
                .put("schema", type.isOneKind() ? type.schema(false) : TEXT)
                .put("example", type.isOneKind() ? typed(values.get(0)) : new JsonText(values.get(0)))
                .build();
    }

    /** Converts the text of a parameter to a typed value. */
    private static JsonValue typed(String text) {
        if (text.matches("0|-?[1-9][0-9]{0,17}")) {
            return new JsonNumber(text);
        }
        return text.equals("true") || text.equals("false") ? JsonBoolean.of(text.equals("true")) : new JsonText(text);
    }

    private JsonObject response(List<ExchangeSample> samples, boolean isUsual) {
        JsonObject.Builder response = JsonObject.builder().put("description", "As recorded.");
        if (isUsual) {
            response.put("x-ectype-usual", true);
        }
        JsonObject.Builder headers = JsonObject.builder();
        for (String name : DESCRIBED_HEADERS) {
            if (samples.stream().anyMatch(sample -> sample.headers().containsKey(name))) {
                headers.put(name, JsonObject.builder().put("schema", TEXT).build());
            }
        }
        JsonObject described = headers.build();
        if (!described.members().isEmpty()) {
            response.put("headers", described);
        }
        JsonObject content =
                content(samples.stream().map(ExchangeSample::responseBody).toList(), true);
        if (!content.members().isEmpty()) {
            response.put("content", content);
        }
        return response.build();
    }

    private static JsonObject content(List<BodyContent> bodies, boolean isAnswered) {
        Map<String, List<BodyContent>> byMedia = new LinkedHashMap<>();
        for (BodyContent body : bodies) {
            if (body.isPresent()) {
                byMedia.computeIfAbsent(media(body), first -> new ArrayList<>()).add(body);
            }
        }
        JsonObject.Builder content = JsonObject.builder();
        byMedia.forEach((media, those) -> content.put(media, medium(those, isAnswered)));
        return content.build();
    }

    private static String media(BodyContent body) {
        if (body.media().matches("[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+")) {
            return body.media();
        }
        return body.isJson() ? "application/json" : "application/octet-stream";
    }

    private static JsonObject medium(List<BodyContent> bodies, boolean isAnswered) {
        ObservedType type = new ObservedType();
        for (BodyContent body : bodies) {
            if (!body.fields().isEmpty()) {
                type.add(form(body.fields()));
            } else if (body.isJson() && body.json() != null) {
                type.add(body.json());
            }
        }
        BodyContent first = bodies.get(0);
        JsonValue example =
                first.isJson() ? first.json() : isAnswered && first.text() != null ? new JsonText(first.text()) : null;
        JsonObject.Builder medium = JsonObject.builder();
        boolean isText = bodies.stream().allMatch(body -> body.text() != null);
        medium.put("schema", type.isSeen() ? type.schema(isAnswered) : isText ? TEXT : BINARY);
        if (example != null && JsonPrinter.compact(example).length() <= LONGEST_EXAMPLE) {
            medium.put("example", example);
        }
        return medium.build();
    }

    private static JsonObject form(List<Parameter> fields) {
        JsonObject.Builder form = JsonObject.builder();
        fields.forEach(field -> form.put(field.name(), field.value()));
        return form.build();
    }
}
