package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Describes the credentials that the authors of samples state. Secrets are no part of them. */
final class StatedSecurity {
    private StatedSecurity() {}

    /** Adds the security schemes to a description. Returns false if no sample has a credential. */
    static boolean declare(List<ExchangeSample> samples, JsonObject.Builder description) {
        Map<String, JsonObject> schemes = new LinkedHashMap<>();
        for (ExchangeSample sample : samples) {
            StatedCredential credential = sample.notes().credential();
            if (credential != null) {
                schemes.putIfAbsent(credential.key(), credential.described());
            }
        }
        if (schemes.isEmpty()) {
            return false;
        }
        JsonObject.Builder described = JsonObject.builder();
        schemes.forEach(described::put);
        description.put(
                "components",
                JsonObject.builder().put("securitySchemes", described.build()).build());
        return true;
    }

    /**
     * Returns the security requirements of an operation, or null if no sample has a credential. A successful request without
     * a credential makes it optional.
     */
    static @Nullable JsonArray requirements(List<ExchangeSample> samples) {
        List<JsonValue> alternatives = new ArrayList<>();
        boolean isOptional = false;
        for (ExchangeSample sample : samples) {
            StatedCredential credential = sample.notes().credential();
            isOptional |= credential == null && (sample.isSuccess() || sample.status() == 0);
            JsonObject alternative = credential == null
                    ? null
                    : JsonObject.builder()
                            .put(credential.key(), JsonArray.EMPTY)
                            .build();
            if (alternative != null && !alternatives.contains(alternative)) {
                alternatives.add(alternative);
            }
        }
        if (alternatives.isEmpty()) {
            return null;
        }
        if (isOptional) {
            alternatives.add(JsonObject.EMPTY);
        }
        return new JsonArray(alternatives);
    }
}
