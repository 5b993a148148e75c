package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.observed.BodyContent;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.ingest.observed.OperationNotes;
import dev.ectype.compiler.ingest.observed.OperationNotes.Evidence;
import dev.ectype.compiler.ingest.postman.script.ResponseExpectation;
import dev.ectype.compiler.ingest.postman.script.ScriptReader;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts the requests of a collection to samples: one for each request, and one for each saved response. */
final class CollectionSamples {
    private static final List<String> METHODS = List.of("GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH");
    private static final List<String> CODINGS = List.of("content-encoding", "content-length", "transfer-encoding");
    private static final int LEAST_STATUS = 200;
    private static final int FIRST_REDIRECTION = 300;
    private static final int MOST_STATUS = 599;

    private final Diagnostics diagnostics;
    private final Set<String> setVariables = new LinkedHashSet<>();

    /** The variables that scripts set and that requests send outside of strings. */
    private final Set<String> numbers = new LinkedHashSet<>();

    private final Set<List<String>> postedPaths = new LinkedHashSet<>();
    private final List<ExchangeSample> samples = new ArrayList<>();

    private CollectionSamples(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    static List<ExchangeSample> of(CollectionWalker.Walked collection, Diagnostics diagnostics) {
        CollectionSamples converted = new CollectionSamples(diagnostics);
        collection
                .preparations()
                .forEach(script -> converted.setVariables.addAll(
                        ScriptReader.read(script, name -> false).variables()));
        Set<String> numbers = new LinkedHashSet<>();
        collection
                .items()
                .forEach(item -> numbers.addAll(JsonTemplate.bareVariables(
                        JsonMembers.textOrEmpty(JsonMembers.object(item.request(), "body"), "raw"))));
        // Items share the scripts of their folders.
        Map<String, ResponseExpectation> read = new LinkedHashMap<>();
        List<ResponseExpectation> expectations = new ArrayList<>();
        for (CollectionItem item : collection.items()) {
            ResponseExpectation expected = item.tests().stream()
                    .map(script -> read.computeIfAbsent(script, text -> ScriptReader.read(text, numbers::contains)))
                    .reduce(ResponseExpectation.NONE, ResponseExpectation::and);
            converted.setVariables.addAll(expected.variables());
            expectations.add(expected);
        }
        numbers.retainAll(converted.setVariables);
        converted.numbers.addAll(numbers);
        for (int at = 0; at < expectations.size(); at++) {
            converted.add(collection.items().get(at), expectations.get(at));
        }
        return converted.samples;
    }

    private void add(CollectionItem item, ResponseExpectation expected) {
        int status = expected.status();
        boolean isExample = false;
        for (JsonObject response : item.responses()) {
            ExchangeSample saved = saved(item, response);
            if (saved != null) {
                samples.add(saved);
                boolean isSuccess = saved.isSuccess();
                isExample |= isSuccess
                        && (saved.responseBody().isJson()
                                || saved.responseBody().shape() != null);
                status = status == 0 && isSuccess ? saved.status() : status;
            }
        }
        ExchangeSample sample = sample(
                item,
                item.request(),
                status,
                Collections.emptyMap(),
                isExample || expected.body() == null
                        ? BodyContent.NONE
                        : BodyContent.shaped("application/json", expected.body()),
                expected.headers(),
                Evidence.NONE);
        if (sample == null) {
            return;
        }
        boolean isStated = expected.status() >= LEAST_STATUS && expected.status() < FIRST_REDIRECTION;
        boolean isFirst = !postedPaths.contains(sample.segments());
        if (sample.method().equals("POST")) {
            postedPaths.add(sample.segments());
        }
        boolean areKnown = sample.notes().pathVariables().values().stream().noneMatch(setVariables::contains);
        boolean listsFirst = expected.hasElements() && sample.method().equals("GET") && isFirst;
        Evidence evidence = !areKnown || !isStated && !listsFirst
                ? Evidence.NONE
                : listsFirst && item.responses().isEmpty() ? Evidence.ELEMENTS : Evidence.EXISTENCE;
        samples.add(sample.withEvidence(evidence));
    }

    private @Nullable ExchangeSample saved(CollectionItem item, JsonObject response) {
        int status = status(response);
        if (status < LEAST_STATUS || status > MOST_STATUS) {
            return null;
        }
        JsonObject original = original(item, response);
        Map<String, String> headers = new LinkedHashMap<>(
                RequestHeaders.read(response.member("header")).sent());
        headers.keySet().removeAll(CODINGS);
        String language = JsonMembers.textOrEmpty(response, "_postman_previewlanguage");
        String type = headers.get("content-type");
        BodyContent body = PostmanBodyReader.text(
                JsonMembers.textOrEmpty(response, "body"),
                type == null && language.toLowerCase(Locale.ROOT).equals("json") ? "application/json" : type,
                VariableScope.NONE);
        if (type != null && body.isPresent() && !type.toLowerCase(Locale.ROOT).startsWith(body.media())) {
            headers.put("content-type", body.media());
        }
        return sample(
                item,
                original,
                status,
                headers,
                body,
                List.of(),
                body.shape() == null ? Evidence.RESPONSE : Evidence.TYPES);
    }

    /** Returns the request of a saved response, or that of the item if it was saved without a URL. */
    private static JsonObject original(CollectionItem item, JsonObject response) {
        JsonObject request = JsonMembers.object(response, "originalRequest");
        JsonValue url = request.member("url");
        boolean hasUrl = url instanceof JsonObject parts
                ? !JsonMembers.textOrEmpty(parts, "raw").isBlank() || parts.member("path") != null
                : !JsonMembers.scalarOrEmpty(url).isBlank();
        return hasUrl ? request : item.request();
    }

    private static int status(JsonObject response) {
        String text = JsonMembers.scalarOrEmpty(response.member("code"));
        return text.matches("[1-9][0-9]{2}") ? Integer.parseInt(text) : text.isEmpty() ? LEAST_STATUS : 0;
    }

    private @Nullable ExchangeSample sample(
            CollectionItem item,
            JsonObject request,
            int status,
            Map<String, String> responseHeaders,
            BodyContent response,
            List<Parameter> expectedHeaders,
            Evidence evidence) {
        String stated = JsonMembers.textOrEmpty(request, "method").strip().toUpperCase(Locale.ROOT);
        String method = stated.isEmpty() ? "GET" : stated;
        if (!METHODS.contains(method)) {
            diagnostics.report(
                    DiagnosticCode.UNSERVED_FEATURE,
                    item.location(),
                    "the request \"" + item.name() + "\" has the method " + method + ", which is not emulated",
                    "Emulated methods are " + String.join(", ", METHODS) + ".");
            return null;
        }
        ItemUrl url = UrlReader.read(request.member("url"), item.variables());
        RequestHeaders headers = RequestHeaders.read(request.member("header"));
        boolean hasBody = item.sendsBodies() || !method.equals("GET") && !method.equals("HEAD");
        BodyContent body = hasBody
                ? PostmanBodyReader.request(
                        JsonMembers.object(request, "body"),
                        headers.sent().get("content-type"),
                        item.variables().withNumbers(numbers))
                : BodyContent.NONE;
        OperationNotes notes = new OperationNotes(
                item.name(),
                JsonMembers.description(item.request()),
                item.folders(),
                url.variables(),
                url.base(),
                url.optional(),
                headers.named(),
                expectedHeaders,
                CredentialReader.read(item.auth(), headers.sent()),
                evidence);
        return new ExchangeSample(
                method,
                url.origin(),
                url.segments(),
                url.query(),
                headers.sent(),
                body,
                status,
                responseHeaders,
                response,
                notes,
                item.location());
    }
}
