package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;

/**
 * Holds a request of a collection with all that it inherits.
 *
 * @param folders the names of the folders around it, the outermost first
 * @param auth the authentication, or an empty object
 * @param tests the test scripts that run after it, the outermost first
 * @param sendsBodies whether {@code GET} and {@code HEAD} send bodies
 */
record CollectionItem(
        String name,
        List<String> folders,
        JsonObject request,
        List<JsonObject> responses,
        JsonObject auth,
        List<String> tests,
        boolean sendsBodies,
        VariableScope variables,
        SourceLocation location) {
    CollectionItem {
        folders = List.copyOf(folders);
        responses = List.copyOf(responses);
        tests = List.copyOf(tests);
    }
}
