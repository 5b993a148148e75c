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
import org.jspecify.annotations.Nullable;

/** Writes the description of one recorded operation. */
final class OperationDescriptionWriter {
    private static final JsonObject TEXT =
            JsonObject.builder().put("type", "string").build();
    private static final JsonObject BINARY =
            JsonObject.builder().put("type", "string").put("format", "binary").build();

    private static final List<String> EVERYTHING = List.of("all", "any", "*");
    private static final int FIRST_REFUSAL = 400;
    private static final Set<Integer> UNANSWERED = Collections.singleton(0);

    /** Longer examples, in characters, are omitted. */
    private static final int LONGEST_EXAMPLE = 64 << 10;

    /** Response headers about the instance rather than the connection. */
    private static final List<String> DESCRIBED_HEADERS = List.of("location", "etag", "link");

    /** The message with a body. */
    private enum Side {
        REQUEST,
        REPLY,
        ERROR
    }

    private final ObservedOperation observed;
    private final int prefix;
    private final @Nullable SharedTypes shared;

    /**
     * @param prefix the number of a sample's path segments before those of the operation
     * @param shared the types of similar objects in replies of all operations, or null for an operation on a document of its
     *     clients, which has no members of the server
     */
    OperationDescriptionWriter(ObservedOperation operation, int prefix, @Nullable SharedTypes shared) {
        this.shared = shared;
        this.observed = operation;
        this.prefix = prefix;
    }

    JsonObject write() {
        JsonObject.Builder operation = JsonObject.builder();
        if (shared == null && observed.method().equals("put")) {
            operation.put("description", "Replaces the whole document.");
        }
        StatedNotes notes = new StatedNotes(observed.samples());
        notes.describe(operation);
        List<JsonValue> parameters = new ArrayList<>(pathParameters());
        parameters.addAll(queryParameters());
        notes.headers().forEach((name, values) -> parameters.add(parameter(name, "header", values)));
        if (!parameters.isEmpty()) {
            operation.put("parameters", new JsonArray(parameters));
        }
        JsonObject sent = content(
                observed.samples().stream().map(ExchangeSample::requestBody).toList(), Side.REQUEST);
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
        JsonArray security =
                observed.method().equals("options") ? JsonArray.EMPTY : StatedSecurity.requirements(observed.samples());
        if (security != null) {
            operation.put("security", security);
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
            for (Parameter each : sample.notes().optional()) {
                values.computeIfAbsent(each.name(), first -> new ArrayList<>()).add(each.value());
            }
        }
        return values.entrySet().stream()
                .map(each -> parameter(each.getKey(), "query", each.getValue()))
                .toList();
    }

    private static JsonObject parameter(String name, String in, List<String> texts) {
        List<String> values =
                texts.stream().filter(text -> !OperationNotes.isUnknown(text)).toList();
        ObservedType type = new ObservedType();
        values.forEach(value -> type.add(typed(value)));
        // A variable without a value may be a number as well.
        JsonObject schema =
                type.isOneKind() ? type.schema(false) : values.isEmpty() && in.equals("path") ? JsonObject.EMPTY : TEXT;
        JsonObject.Builder parameter = JsonObject.builder().put("name", name).put("in", in);
        if (in.equals("path")) {
            parameter.put("required", true);
        }
        parameter.put("schema", in.equals("query") ? selecting(values, schema) : schema);
        if (!values.isEmpty()) {
            parameter.put("example", type.isOneKind() ? typed(values.get(0)) : new JsonText(values.get(0)));
        }
        return parameter.build();
    }

    /** Adds the recorded value that selects everything, such as {@code state=all}, to the schema of a parameter. */
    private static JsonObject selecting(List<String> values, JsonObject schema) {
        List<String> everything =
                values.stream().filter(EVERYTHING::contains).distinct().toList();
        JsonObject constants =
                JsonObject.builder().put("enum", JsonArray.ofTexts(everything)).build();
        return everything.isEmpty()
                ? schema
                : JsonObject.builder()
                        .put("anyOf", JsonArray.of(schema, constants))
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
        JsonObject.Builder response = JsonObject.builder();
        String taken = TakenValues.member(observed.samples(), samples.get(0).status());
        boolean isRecorded = samples.stream().anyMatch(sample -> sample.notes().hasResponse());
        String origin = isRecorded ? "As recorded" : "As requests and tests state";
        response.put("description", taken == null ? origin + "." : origin + ": the " + taken + " is already taken.");
        if (isUsual) {
            response.put("x-ectype-usual", true);
        }
        JsonArray conditions = ObservedConditions.of(samples);
        if (!conditions.elements().isEmpty()) {
            response.put("x-ectype-conditions", conditions);
        }
        JsonObject.Builder headers = JsonObject.builder();
        for (String name : DESCRIBED_HEADERS) {
            if (samples.stream().anyMatch(sample -> sample.headers().containsKey(name))) {
                headers.put(name, JsonObject.builder().put("schema", TEXT).build());
            }
        }
        StatedNotes.expectedHeaders(samples).forEach(headers::put);
        JsonObject described = headers.build();
        if (!described.members().isEmpty()) {
            response.put("headers", described);
        }
        Side side = samples.get(0).isSuccess() ? Side.REPLY : Side.ERROR;
        JsonObject content =
                content(samples.stream().map(ExchangeSample::responseBody).toList(), side);
        if (!content.members().isEmpty()) {
            response.put("content", content);
        }
        return response.build();
    }

    private JsonObject content(List<BodyContent> bodies, Side side) {
        Map<String, List<BodyContent>> byMedia = new LinkedHashMap<>();
        for (BodyContent body : bodies) {
            if (body.isPresent()) {
                byMedia.computeIfAbsent(media(body), first -> new ArrayList<>()).add(body);
            }
        }
        JsonObject.Builder content = JsonObject.builder();
        byMedia.forEach((media, those) -> content.put(media, medium(those, side)));
        return content.build();
    }

    private static String media(BodyContent body) {
        if (body.media().matches("[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+")) {
            return body.media();
        }
        return body.isJson() || body.shape() != null ? "application/json" : "application/octet-stream";
    }

    private JsonObject medium(List<BodyContent> bodies, Side side) {
        ObservedType type = new ObservedType();
        for (BodyContent body : bodies) {
            if (body.shape() != null) {
                type.add(body.shape());
            } else if (!body.fields().isEmpty()) {
                type.add(form(body.fields()));
            } else if (body.isJson() && body.json() != null) {
                type.add(body.json());
            }
        }
        if (side == Side.REPLY && shared != null) {
            type.complete(shared);
        }
        if (side == Side.ERROR) {
            type.fix();
        }
        BodyContent first = bodies.get(0);
        JsonValue example = first.isJson()
                ? first.json()
                : side != Side.REQUEST && first.text() != null ? new JsonText(first.text()) : null;
        JsonObject.Builder medium = JsonObject.builder();
        boolean isText = bodies.stream().allMatch(body -> body.text() != null);
        List<String> required = side != Side.REQUEST ? List.of() : RequiredMembers.of(observed.samples());
        medium.put(
                "schema",
                type.isSeen()
                        ? RequiredMembers.in(
                                type.schema(side == Side.ERROR || side == Side.REPLY && shared != null), required)
                        : isText ? TEXT : BINARY);
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
