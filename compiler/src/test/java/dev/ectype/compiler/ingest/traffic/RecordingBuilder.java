package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.List;

/** Builds recordings exchange by exchange. */
public final class RecordingBuilder {
    public static final String ORIGIN = "https://api.zoo.example";

    private final List<String> lines = new ArrayList<>();

    public RecordingBuilder get(String path, int status, String answered) {
        return add("GET", path, "", status, answered);
    }

    /** Adds an exchange with JSON bodies; an empty text means no body. */
    public RecordingBuilder add(String method, String path, String sent, int status, String answered) {
        JsonObject type =
                JsonObject.builder().put("content-type", "application/json").build();
        JsonObject line = JsonObject.builder()
                .put("seq", lines.size() + 1)
                .put("at", "2026-01-02T03:04:05Z")
                .put("method", method)
                .put("url", path.startsWith("http") ? path : ORIGIN + path)
                .put("requestHeaders", sent.isEmpty() ? JsonObject.EMPTY : type)
                .put("requestBody", sent.isEmpty() ? JsonNull.NULL : new JsonText(sent))
                .put("status", status)
                .put("responseHeaders", answered.isEmpty() ? JsonObject.EMPTY : type)
                .put("responseBody", answered.isEmpty() ? JsonNull.NULL : new JsonText(answered))
                .put("durationMs", 3)
                .build();
        lines.add(JsonPrinter.compact(line));
        return this;
    }

    public String text() {
        return String.join("\n", lines) + "\n";
    }

    public List<ExchangeSample> samples() {
        return lines.stream()
                .map(line ->
                        ExchangeReader.line((JsonObject) JsonReader.read(line), SourceLocation.startOf("zoo.jsonl")))
                .toList();
    }
}
