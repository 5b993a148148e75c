package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes what the authors of samples state about an operation: the first summary and description, and all tags. */
record StatedNotes(List<ExchangeSample> samples) {
    void describe(JsonObject.Builder operation) {
        Set<String> tags = new LinkedHashSet<>();
        String summary = "";
        String description = "";
        for (ExchangeSample sample : samples) {
            OperationNotes notes = sample.notes();
            tags.addAll(notes.tags());
            summary = summary.isEmpty() ? notes.summary() : summary;
            description = description.isEmpty() ? notes.description() : description;
        }
        if (!tags.isEmpty()) {
            operation.put("tags", JsonArray.ofTexts(List.copyOf(tags)));
        }
        if (!summary.isEmpty()) {
            operation.put("summary", summary);
        }
        if (!description.isEmpty()) {
            operation.put("description", description);
        }
    }

    /** Returns the values of the request headers, by name. */
    Map<String, List<String>> headers() {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (ExchangeSample sample : samples) {
            for (Parameter each : sample.notes().headers()) {
                values.computeIfAbsent(each.name(), first -> new ArrayList<>()).add(each.value());
            }
        }
        return values;
    }

    /** Returns the descriptions of the response headers that authors expect, by name. */
    static Map<String, JsonObject> expectedHeaders(List<ExchangeSample> samples) {
        Map<String, JsonObject> described = new LinkedHashMap<>();
        for (ExchangeSample sample : samples) {
            for (Parameter each : sample.notes().expectedHeaders()) {
                JsonObject schema = JsonObject.builder().put("type", "string").build();
                JsonObject header = JsonObject.builder().put("schema", schema).build();
                described.merge(
                        each.name(),
                        each.value().isEmpty() ? header : header.with("example", new JsonText(each.value())),
                        (first, second) -> first.member("example") == null ? second : first);
            }
        }
        return described;
    }
}
