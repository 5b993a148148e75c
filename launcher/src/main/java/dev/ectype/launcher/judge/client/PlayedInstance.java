package dev.ectype.launcher.judge.client;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Holds an instance that the client created.
 *
 * @param member the member with the identifier
 * @param parameters the parameters of its path
 * @param line the request that created it
 */
record PlayedInstance(
        Document document, String member, Document identifier, Map<String, Document> parameters, String line) {
    PlayedInstance {
        parameters = new LinkedHashMap<>(parameters);
    }
}
