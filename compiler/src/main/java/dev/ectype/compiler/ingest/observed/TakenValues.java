package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the member whose value made a creation fail, because an earlier accepted request had the same value. */
final class TakenValues {
    private static final int CONFLICT = 409;
    private static final List<Integer> INVALID = List.of(400, 422);

    private TakenValues() {}

    /** Returns the name of the member that errors of a status are about, or null. */
    static @Nullable String member(List<ExchangeSample> samples, int status) {
        List<ExchangeSample> accepted = new ArrayList<>();
        for (ExchangeSample sample : samples) {
            boolean isCreation =
                    sample.method().equals("POST") && sample.requestBody().json() instanceof JsonObject;
            if (isCreation && sample.isSuccess()) {
                accepted.add(sample);
            } else if (isCreation && sample.status() == status) {
                String member = repeated(sample, accepted);
                if (member != null) {
                    return member;
                }
            }
        }
        return null;
    }

    private static @Nullable String repeated(ExchangeSample refused, List<ExchangeSample> accepted) {
        boolean isSame = accepted.stream()
                .anyMatch(each ->
                        each.segments().equals(refused.segments()) && body(each).equals(body(refused)));
        boolean isLikely = refused.status() == CONFLICT || INVALID.contains(refused.status()) && isSame;
        for (Map.Entry<String, JsonValue> member : body(refused).members().entrySet()) {
            boolean names = member.getValue() instanceof JsonText && IdentifierPatterns.rank(member.getKey()) >= 0;
            if (isLikely && names && isRepeated(member.getKey(), refused, accepted)) {
                return member.getKey();
            }
        }
        return null;
    }

    /** Returns whether one accepted request had the value, and no two accepted requests had the same one. */
    private static boolean isRepeated(String member, ExchangeSample refused, List<ExchangeSample> accepted) {
        Set<JsonValue> values = new LinkedHashSet<>();
        for (ExchangeSample each : accepted) {
            JsonValue value = body(each).member(member);
            if (each.segments().equals(refused.segments()) && value != null && !values.add(value)) {
                return false;
            }
        }
        return values.contains(body(refused).member(member));
    }

    private static JsonObject body(ExchangeSample sample) {
        return sample.requestBody().json() instanceof JsonObject object ? object : JsonObject.EMPTY;
    }
}
