package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.Traffic.ObservedExchange;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the paths at which a {@code GET} returns exactly the body of the last {@code PUT}. */
final class ObservedDocuments {
    private ObservedDocuments() {}

    /** Returns the paths, with variables in braces. */
    static Set<String> of(List<ObservedExchange> exchanges) {
        Set<String> documents = new LinkedHashSet<>();
        Set<String> others = new LinkedHashSet<>();
        Map<List<String>, JsonValue> sent = new LinkedHashMap<>();
        for (ObservedExchange exchange : exchanges) {
            ExchangeSample sample = exchange.sample();
            JsonValue body = sample.requestBody().json();
            if (!sample.isSuccess()) {
                continue;
            }
            if (exchange.method().equals("PUT") && body != null) {
                sent.put(sample.segments(), body);
            } else if (exchange.method().equals("GET")) {
                JsonValue last = sent.get(sample.segments());
                if (last != null) {
                    (last.equals(sample.responseBody().json()) ? documents : others).add(exchange.path());
                }
            } else {
                sent.keySet().removeIf(path -> isAround(path, sample.segments()));
            }
        }
        documents.removeAll(others);
        return documents;
    }

    private static boolean isAround(List<String> one, List<String> other) {
        int common = Math.min(one.size(), other.size());
        return one.subList(0, common).equals(other.subList(0, common));
    }
}
